/**
 * Words the messages that `build/catalogue.ts` has read. The whole of Fluent asks the browser
 * for its rules of plurals and numbers, which takes longer than to show the first page; the
 * rules of our languages are evaluated in `plural.ts`. A test compares every message with Fluent itself.
 */
import type { Lang } from '../wire';
import { LANGUAGES } from './languages';
import { type Plural, pluralsOf } from './plural';

export type Value = string | number;
export type Values = Record<string, Value>;

/** A text, or its parts in order. */
export type Pattern = string | (string | Expression)[];
export type Expression =
  | { type: 'str'; value: string }
  | { type: 'var'; name: string }
  | { type: 'select'; selector: { type: 'var'; name: string }; variants: Variant[]; star: number };
type Variant = { key: { type: 'num'; value: number } | { type: 'str'; value: string }; value: Pattern };

export function format(pattern: Pattern, lang: Lang, values: Values): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => (typeof part === 'string' ? part : express(part, lang, values))).join('');
}

function express(part: Expression, lang: Lang, values: Values): string {
  switch (part.type) {
    case 'str':
      return part.value;
    case 'var':
      return insert(part.name, lang, values);
    case 'select': {
      const value = values[part.selector.name];
      const fits = part.variants.find(({ key }) => matches(key, value, lang)) ?? part.variants[part.star];
      return fits ? format(fits.value, lang, values) : '';
    }
  }
}

function insert(name: string, lang: Lang, values: Values): string {
  const value = values[name];
  if (value === undefined) return `{$${name}}`;
  return typeof value === 'string' ? value : numberWords(value, lang);
}

function matches({ value: key }: Variant['key'], value: Value | undefined, lang: Lang): boolean {
  return key === value || (typeof key === 'string' && typeof value === 'number' && pluralOf(value, lang) === key);
}

/** Whole numbers below a thousand are the same everywhere. */
function numberWords(value: number, lang: Lang): string {
  const isPlain = Number.isInteger(value) && Math.abs(value) < 1_000;
  return isPlain ? String(value) : value.toLocaleString(lang);
}

/** The plural form a number takes: the cardinal rules of Unicode's CLDR. */
export function pluralOf(value: number, lang: Lang): Plural {
  plurals[lang] ??= pluralsOf(LANGUAGES[lang].plural);
  return plurals[lang](value);
}

/** Made when first needed: a page speaks one of the languages. */
const plurals: Partial<Record<Lang, (n: number) => Plural>> = {};
