/** Night and day differ in colours alone: so what was examined by day need not be examined again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { named } from '../../build/breakpoints';

const SOURCES = join(import.meta.dirname, '..');
const THEMED = /data-theme|dataset\.theme|prefers-color-scheme|color-scheme: *dark/;
/** The styles of every component and file. */
const styled = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => [file, stylesOf(file, readFileSync(join(SOURCES, file), 'utf8'))] as const);
const BLOCK = /:root\[data-theme='dark'\] \{([^}]*)\}/;

test('only the colours of the base and the settings know of the theme', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const themed = files.filter((file) => THEMED.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(themed.sort()).toEqual(['state/settings.svelte.ts', 'styles/theme.css']);
});

test('the night changes nothing but colours', () => {
  const block = BLOCK.exec(readFileSync(join(SOURCES, 'styles/theme.css'), 'utf8'))?.[1] ?? '';
  const lines = block
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line).toMatch(/^(color-scheme: dark;|--[a-z-]+: #[0-9a-f]{6};|--shadow: [^;]+;)$/);
});

test('colours stand in the theme alone', () => {
  const own = styled.filter(([file, css]) => !/theme\.css$/.test(file) && /:[^;{}]*#[0-9a-f]{3,8}\b/i.test(css));
  expect(styled.length).toBeGreaterThan(50);
  expect(own.map(([file]) => file)).toEqual([]);
});

test('sizes of screens have names, which src/lib/breakpoints.ts gives them', () => {
  const raw = styled.filter(([, css]) => /@media[^{]*\((min|max)-(width|height)/.test(css));
  expect(raw.map(([file]) => file)).toEqual([]);
  expect(named('@media (--low), print {')).toBe('@media (max-height: 480px), print {');
  expect(() => named('@media (--none) {')).toThrow('there is no breakpoint --none');
});

test('every colour has one name', () => {
  const all = ['theme', 'table-theme']
    .map((name) => readFileSync(join(SOURCES, `styles/${name}.css`), 'utf8'))
    .join('');
  const names = [...all.replace(BLOCK, '').matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

function stylesOf(file: string, text: string): string {
  return file.endsWith('.css') ? text : (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? '');
}
