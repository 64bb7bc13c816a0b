/** Night and day differ in colours alone: so what was examined by day need not be examined again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const THEMED = /data-theme|dataset\.theme|prefers-color-scheme|color-scheme: *dark/;
const BLOCK = /:root\[data-theme='dark'\] \{([^}]*)\}/;

test('only the colours of the base and the settings know of the theme', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith('.test.ts'));
  const themed = files.filter((file) => THEMED.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(themed.sort()).toEqual(['styles/base.css', 'ui/settings.svelte.ts']);
});

test('the night changes nothing but colours', () => {
  const block = BLOCK.exec(readFileSync(join(SOURCES, 'styles/base.css'), 'utf8'))?.[1] ?? '';
  const lines = block.trim().split('\n').map((line) => line.trim());
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line).toMatch(/^(color-scheme: dark;|--[a-z-]+: #[0-9a-f]{6};|--shadow: [^;]+;)$/);
});
