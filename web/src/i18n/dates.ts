/** Dates inside a sentence: with their article where a language wants one. */
import type { Lang } from '../wire';

/** The start of an English date that has one: "the 15th century", "the late 1370s". */
const ENGLISH = /^(early |mid-|late )?(\d+(st|nd|rd|th) (century|millennium)|\d+s\b)/;
/** An Italian number that begins with a vowel: otto, undici, ottanta, ottocento, ottomila. */
const ELIDED = /^(8|11$|11\D)/;

/** "between the 15th century and 1914", "tra il XV secolo e il 1914". */
export function withArticle(label: string, lang: Lang): string {
  if (lang === 'en') return ENGLISH.test(label) ? `the ${label}` : label;
  if (lang !== 'it') return label;
  if (/^anni /.test(label)) return `gli ${label}`;
  if (/^[IVX]+ (secolo|millennio)/.test(label)) return /^(VIII|XI)\b/.test(label) ? `l’${label}` : `il ${label}`;
  // What lies millions of years back, or is only about so, is said without one.
  if (!/^\d[\d.]*(\s(a\.\s?C\.|d\.\s?C\.).*)?$/.test(label)) return label;
  return ELIDED.test(label) ? `l’${label}` : `il ${label}`;
}
