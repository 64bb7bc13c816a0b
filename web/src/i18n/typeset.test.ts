/** Texts are set as in the terminal, and whatever is written is written with one kind of marks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { messagesOf } from '../../build/catalogue';
import type { Lang } from '../wire';
import { format } from './format';
import { LANGS, LANGUAGES } from './languages';
import { typeset } from './typeset';

const PROJECT = join(import.meta.dirname, '../../..');
const samples = JSON.parse(readFileSync(join(PROJECT, 'locales/typeset.json'), 'utf8')) as [Lang, string, string][];

test('every language has samples', () => {
  for (const lang of LANGS) expect(samples.filter(([of]) => of === lang).length, lang).toBeGreaterThan(2);
});

test.each(samples)('%s: %s', (lang, written, set) => {
  expect(typeset(written, lang)).toBe(set);
  expect(typeset(set, lang)).toBe(set);
});

/** The words of the catalogues in one language, without the names of messages and values. */
function catalogues(lang: Lang): string[] {
  const files = ['', 'rules/', 'terminal/'].map((folder) => `locales/${folder}${lang}.ftl`);
  return files.flatMap((file) => lines(file).map((line) => line.replaceAll(/\{[^}]*\}/g, '')));
}

/** The words of the decks in one language; a test of the decks says which of them lack it. */
function decks(lang: Lang): string[] {
  const files = readdirSync(join(PROJECT, 'decks')).map((deck) => `decks/${deck}/${lang}.toml`);
  const there = files.filter((file) => existsSync(join(PROJECT, file)));
  return there.flatMap((file) => lines(file).flatMap((line) => /^[\w-]+ = "(.*)"$/.exec(line)?.[1] ?? []));
}

/** The names and lines of the bots in one language. */
function bots(lang: Lang): string[] {
  return lines(`locales/bots/${lang}.toml`).flatMap((line) => /^[\w-]+ = "(.*)"$/.exec(line)?.[1] ?? []);
}

const written = (lang: Lang) => [...catalogues(lang), ...decks(lang), ...bots(lang)];

function lines(file: string): string[] {
  return readFileSync(join(PROJECT, file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
}

/** Every mark that some language quotes with; those of the others have no business in a language. */
const MARKS = [...new Set(LANGS.flatMap((lang) => [...LANGUAGES[lang].typeset.quotes]))];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const either = (words: string[]) => `(?:${words.map(escaped).join('|')})`;

/** The breaks that a language forbids, by its data but without a look at how `typeset` finds them. */
function loose(lang: Lang): RegExp {
  const { units, abbreviations, one_letter_words, pairs, firm_before, narrow_before } = LANGUAGES[lang].typeset;
  const marks = [...firm_before, ...narrow_before];
  const forbidden = [
    units.length > 0 && `\\d ${either(units)}(?![\\p{L}\\d])`,
    abbreviations.length > 0 && `(?<![\\p{L}\\d])${either(abbreviations)} \\d`,
    one_letter_words !== '' && `(?:^| )[${one_letter_words}${one_letter_words.toUpperCase()}] `,
    marks.length > 0 && ` ${either(marks)}`,
    ...pairs.map(([first, second]) => `${first === '*' ? '' : `(?:^| )${escaped(first)}`} ${escaped(second)}`),
  ];
  return new RegExp(forbidden.filter(Boolean).join('|') || '(?!)', 'u');
}

describe.each(LANGS)('%s', (lang) => {
  test('has quotation marks and apostrophes of its own, and no straight ones', () => {
    const foreign = new RegExp(
      `['"\`´${MARKS.filter((mark) => mark !== '’' && !LANGUAGES[lang].typeset.quotes.includes(mark)).join('')}]`,
    );
    const all = written(lang);
    expect(all.filter((line) => foreign.test(line))).toEqual([]);
    expect(all.length).toBeGreaterThan(2_000);
  });

  test('is written with plain spaces, which the typesetter makes firm', () => {
    expect(written(lang).filter((line) => line.includes('\u00a0'))).toEqual([]);
  });

  test('breaks no line where typography forbids it', () => {
    const values = new Proxy({}, { get: () => 3, has: () => true });
    const shown = ['', 'rules/', 'terminal/'].flatMap((folder) =>
      Object.values(messagesOf(readFileSync(join(PROJECT, `locales/${folder}${lang}.ftl`), 'utf8'))).map((pattern) =>
        typeset(format(pattern, lang, values), lang),
      ),
    );
    const cards = [...decks(lang), ...bots(lang)].map((line) => typeset(line, lang));
    expect([...shown, ...cards].filter((text) => loose(lang).test(text))).toEqual([]);
    expect(shown.length).toBeGreaterThan(500);
  });
});

test('sources have no straight quotation marks either', () => {
  const files = readdirSync(join(PROJECT, 'decks'));
  const sources = files.flatMap((deck) =>
    lines(`decks/${deck}/deck.toml`).flatMap((line) => /^source = "(.*)"$/.exec(line)?.[1] ?? []),
  );
  expect(sources.filter((source) => /['"]/.test(source))).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
