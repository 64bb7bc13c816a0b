/**
 * How a text is set: spaces that must not break, and quotation marks inside quotation marks.
 * Catalogues and decks are written with plain spaces. The terminal and the server set texts by
 * the same rules in `crates/decks/src/typeset.rs`, and both are held to `locales/typeset.json`.
 */
import type { Lang } from '../wire';
import { LANGUAGES, type Typeset } from './languages';

/** A space at which no line may break, and a narrow one. */
const FIRM = '\u00a0';
const NARROW = '\u202f';
/** What may stand before a word, and what after it. */
const BEFORE = /^[(«„“‘‚¿¡]+/;
const AFTER = /[,;:!?)»”“’‘]+$/;

/** Sets a text for readers. Setting it again changes nothing. */
export function typeset(text: string, lang: Lang): string {
  const rules = LANGUAGES[lang].typeset;
  const words = nestQuotes(text, rules).split(' ');
  let set = words[0] ?? '';
  for (let at = 1; at < words.length; at++) set += spaceBefore(words, at, rules) + words[at];
  return set;
}

/** The space between the word at `at` and the one before it. */
function spaceBefore(words: string[], at: number, rules: Typeset): string {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  if (word !== '' && rules.narrow_before.includes(word.charAt(0))) return NARROW;
  const isFirm = word !== '' && rules.firm_before.includes(word.charAt(0));
  const afterQuote = before !== '' && before.endsWith(spacedQuote(rules));
  return isFirm || afterQuote || holds(words, at, rules) ? FIRM : ' ';
}

/** The opening quotation mark, if it is written with a space after it; otherwise what no text has. */
function spacedQuote({ quotes, firm_before }: Typeset): string {
  const [open = '', close = ''] = quotes;
  return close !== '' && firm_before.includes(close) ? open : '\0';
}

/** Whether the word at `at` stays in the line of the one before it. */
function holds(words: string[], at: number, rules: Typeset): boolean {
  const left = (words[at - 1] ?? '').replace(BEFORE, '');
  const right = (words[at] ?? '').replace(AFTER, '');
  const next = (words[at + 1] ?? '').replace(AFTER, '');
  if (left.length === 1 && rules.one_letter_words.includes(left.toLowerCase())) return true;
  if (/\d$/.test(left) && rules.units.some((unit) => isUnit(unit, right, next))) return true;
  if (/^\d/.test(right) && rules.abbreviations.includes(left)) return true;
  return rules.pairs.some(([first, second]) => {
    const leftFits = left === first || (first === '*' && left !== '');
    return leftFits && withoutStops(right) === withoutStops(second);
  });
}

/** What a number stands before: "3 h", "490 BCE", "50 %", "490 до н. э.". */
function isUnit(unit: string, word: string, next: string): boolean {
  const [first, second] = unit.split(' ');
  if (second === undefined) return withoutStops(word) === unit;
  return word === first && withoutStops(next) === second;
}

const withoutStops = (word: string) => word.replace(/\.+$/, '');

/**
 * Gives quotation marks inside others their inner form: a title may bring its own. The inner
 * ones have no space inside.
 */
function nestQuotes(text: string, rules: Typeset): string {
  const [open = '', close = '', innerOpen = '', innerClose = ''] = rules.quotes;
  if (!text.includes(open, text.indexOf(open) + 1)) return text;
  const isSpaced = spacedQuote(rules) === open;
  let [depth, set, afterInner] = [0, '', false];
  for (const letter of text) {
    if (afterInner && isSpaced && /[ \u00a0\u202f]/.test(letter)) continue;
    afterInner = letter === open && depth > 0;
    if (letter === open) set += depth++ > 0 ? innerOpen : open;
    else if (letter === close && depth > 0) {
      depth--;
      if (depth > 0 && isSpaced) set = set.replace(/[ \u00a0\u202f]$/, '');
      set += depth > 0 ? innerClose : close;
    } else set += letter;
  }
  return set;
}
