/**
 * The languages of the page: what it must know of each beyond its texts. It is written in
 * `locales/lang/`, from where `languages.gen.ts` comes; `docs/languages.md` explains it.
 */
import type { Lang } from '../wire';
import { LANGUAGES } from './languages.gen';
import { type PluralRules } from './plural';

export type Language = {
  /** In its own words: whoever looks for theirs may not read the others. */
  name: string;
  /** A letter that the first fonts of a page do not have: without it a word would be drawn in two fonts. */
  letter: string;
  plural: PluralRules;
  typeset: Typeset;
};

export type Typeset = {
  /** Outer quotation marks, then inner ones. */
  quotes: string;
  /** What a number stands before: "3 h", "490 BCE", "50 %". */
  units: string[];
  /** What stands before a number: "c. 1450". */
  abbreviations: string[];
  /** Words of one letter, which do not end a line. */
  one_letter_words: string;
  /** Words between which no line may break; * stands for any. */
  pairs: [string, string][];
  /** The marks that are written after a space at which no line may break. */
  firm_before: string;
  /** Likewise after a narrow one. */
  narrow_before: string;
};

export { LANGUAGES };
export const LANGS = Object.keys(LANGUAGES) as Lang[];
