/** Every text exists in every language, and every text used exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../locales');
const SOURCES = join(import.meta.dirname, '..');

/** The catalogue of the interface, and the rulebook's. */
function read(lang: string): string {
  const files = [`${lang}.ftl`, `rules/${lang}.ftl`];
  return files.map((file) => readFileSync(join(LOCALES, file), 'utf8')).join('\n');
}

function ids(lang: string): string[] {
  return [...new FluentResource(read(lang)).body].map((message) => message.id).sort();
}

/** The names of the values that each text inserts. */
function values(lang: string): Map<string, string> {
  const entries = read(lang).split(/^(?=[a-z][a-z0-9-]* =)/m).slice(1);
  const named = entries.map((entry): [string, string] => {
    const inserted = new Set([...entry.matchAll(/\{ *\$([a-zA-Z]+)/g)].map(([, name]) => name));
    return [entry.split(' ', 1)[0] ?? '', [...inserted].sort().join()];
  });
  return new Map(named);
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

describe.each(['it', 'pl', 'ru'])('%s', (lang) => {
  test('has every text of English, and no other', () => {
    expect(ids(lang)).toEqual(ids('en'));
  });
  test('inserts the same values', () => {
    expect(Object.fromEntries(values(lang))).toEqual(Object.fromEntries(values('en')));
  });
});

test('no line of a catalogue was lost to a mistake in it', () => {
  for (const lang of ['en', 'it', 'pl', 'ru']) {
    const written = read(lang).match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect(ids(lang).length, lang).toBe(written.length);
  }
});

test('every text that the sources name exists', () => {
  const known = new Set(ids('en'));
  const used = [...sources.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? '');
  expect(used.filter((id) => !known.has(id))).toEqual([]);
  expect(used.length).toBeGreaterThan(100);
});
