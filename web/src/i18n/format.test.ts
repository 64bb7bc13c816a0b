/** What the page says is what Fluent would say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { messagesOf } from '../../build/catalogue';
import { format, pluralOf, type Values } from './format';
import { LANGS } from './languages';

const NUMBERS = [
  0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 112, 999, 1_000, 1_234, 10_000, 1_000_000, -1, -22, 1.5,
];
const WORDS = ['Ada', '1492', '480 p.n.e.', '', 'starts', 'person', 'one', 'few'];

const read = (lang: string) => readFileSync(join(import.meta.dirname, '../../../locales', `${lang}.ftl`), 'utf8');

/** Every name that a message mentions gets the same value. */
function valuesOf(text: string, value: string | number): Values {
  return Object.fromEntries([...text.matchAll(/\$([a-zA-Z]+)/g)].map(([, name]) => [name, value])) as Values;
}

describe.each(LANGS)('%s', (lang) => {
  const catalogue = read(lang);
  const fluent = new FluentBundle(lang, { useIsolating: false });
  fluent.addResource(new FluentResource(catalogue));

  test('every message, with many numbers and words, is worded as by Fluent', () => {
    const messages = Object.entries(messagesOf(catalogue));
    const differ: string[] = [];
    for (const value of [...NUMBERS, ...WORDS]) {
      const values = valuesOf(catalogue, value);
      for (const [id, pattern] of messages) {
        // What inserts nothing is the same for every value.
        if (typeof pattern === 'string' && value !== NUMBERS[0]) continue;
        const expected = fluent.formatPattern(fluent.getMessage(id)!.value!, values, []);
        const said = format(pattern, lang, values);
        if (said !== expected) differ.push(`${id} of ${value}: “${said}”, not “${expected}”`);
      }
    }
    expect(differ).toEqual([]);
    expect(messages.length).toBeGreaterThan(300);
  });

  test('plural forms are those of Unicode', () => {
    const rules = new Intl.PluralRules(lang);
    const numbers = [...NUMBERS, ...Array.from({ length: 2_000 }, (_, n) => n)];
    expect(numbers.map((number) => pluralOf(number, lang))).toEqual(numbers.map((number) => rules.select(number)));
  });
});

test('a value that was forgotten is seen, and spoils nothing else', () => {
  expect(format(['Hello, ', { type: 'var', name: 'name' }, '!'], 'en', {})).toBe('Hello, {$name}!');
});

test('what the page cannot word is refused when it is built', () => {
  expect(() => messagesOf('shout = { NUMBER($n) }')).toThrow('shout');
  expect(() => messagesOf('again = { other }\nother = x')).toThrow('again');
});
