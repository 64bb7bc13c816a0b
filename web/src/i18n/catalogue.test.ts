/** Every text exists in every language, every text used exists, and every text is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { worker } from '../../build/offline';
import { LANGS } from './languages';

const LOCALES = join(import.meta.dirname, '../../../locales');
const SOURCES = join(import.meta.dirname, '..');
const BUILD = join(import.meta.dirname, '../../build');
/** The server says a few of the texts itself. */
const SERVER = join(import.meta.dirname, '../../../crates/server/src');

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
  const entries = read(lang)
    .split(/^(?=[a-z][a-z0-9-]* =)/m)
    .slice(1);
  const named = entries.map((entry): [string, string] => {
    const inserted = new Set([...entry.matchAll(/\{ *\$([a-zA-Z]+)/g)].map(([, name]) => name));
    return [entry.split(' ', 1)[0] ?? '', [...inserted].sort().join()];
  });
  return new Map(named);
}

function textOf(folder: string): string {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The types of all ids are generated from the catalogue: there every text would be used.
      .filter((file) => /\.(svelte|ts|rs)$/.test(file) && !/\.test\.|\.gen\.|samples/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  );
}

const sources = textOf(SOURCES);

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  test('has every text of English, and no other', () => {
    expect(ids(lang)).toEqual(ids('en'));
  });
  test('inserts the same values', () => {
    expect(Object.fromEntries(values(lang))).toEqual(Object.fromEntries(values('en')));
  });
});

test('no line of a catalogue was lost to a mistake in it', () => {
  for (const lang of LANGS) {
    const written = read(lang).match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect(ids(lang).length, lang).toBe(written.length);
  }
});

/** "Po scena 21?", "è del 4,54 miliardi di anni fa": a title or a date is not declined, and has no article. */
test('no text wants a case or an article of a title or a date', () => {
  const governed =
    /(?<!\p{L})(?:między|przed|po|od|do|до|от|после|перед|между|del|al|dal|nel|sul) \{ \$(?:left|right|date|leftDate|rightDate|title)\b/u;
  for (const lang of LANGS)
    expect(
      read(lang)
        .split('\n')
        .filter((line) => governed.test(line)),
      lang,
    ).toEqual([]);
});

test('every text that the sources name exists', () => {
  const known = new Set(ids('en'));
  const used = [...sources.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? '');
  expect(used.filter((id) => !known.has(id))).toEqual([]);
  expect(used.length).toBeGreaterThan(100);
});

test('every text is used', () => {
  const named = new Set(
    [...(sources + textOf(BUILD) + textOf(SERVER)).matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(([, id]) => id),
  );
  // `token-${name}` uses token-person and its like.
  const made = [...sources.matchAll(/`([a-z]+-(?:[a-z0-9-]|\$\{[^}`]*\})*)`/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => id.includes('$'));
  const isMade = new RegExp(
    `^(?:${[...new Set(made)].map((id) => id.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')).join('|')})$`,
  );
  expect(ids('en').filter((id) => !named.has(id) && !isMade.test(id))).toEqual([]);
  expect(isMade.test('no-such-text')).toBe(false);
});

test('the page, its worker and the catalogues have the same languages', () => {
  const inFolder = (folder: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => file.replace('.ftl', ''))
      .sort();
  const inWorker = /^const LANGS = \[(.*)\];$/m.exec(worker(inFolder(LOCALES)))?.[1]?.match(/\w+/g);
  for (const found of [inFolder(LOCALES), inFolder(join(LOCALES, 'rules')), inWorker])
    expect(found).toEqual([...LANGS].sort());
});
