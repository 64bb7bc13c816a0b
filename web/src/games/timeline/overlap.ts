/** Cards whose dates do not say by themselves which of them is later. */
import type { Turned } from '../../wire';

/** So far apart the years of two cards are at most, for one that says only its century to seem to take in the other. */
const NEAR = 100;
/** Farther back nobody counts years. */
const COUNTED = 10_000;
/** "1914–1918" has a number of its own, and is compared by the first. */
const RANGE = /\d\s?[–—-]\s?\d/u;

/** Whether a date says another year, or more than the one, than it is compared by (D-4). */
function isLoose({ back: { label, value } }: Turned): boolean {
  const year = String(Math.abs(value));
  return (
    Math.abs(value) < COUNTED && (RANGE.test(label) || !label.replaceAll(/[\s.,\u00a0\u202f’']/gu, '').includes(year))
  );
}

/** Of a card in its line: the dates, its own included, that take in each other's years, and the cards of its very date (TC-7). */
export function overlaps(line: Turned[], card: Turned): { loose: Turned[]; same: Turned[] } {
  const others = line.filter((other) => other.card !== card.card);
  const near = others.filter(({ back }) => Math.abs(back.value - card.back.value) <= NEAR);
  return {
    loose: near.length === 0 ? [] : [card, ...near].filter(isLoose),
    same: others.filter(({ back }) => back.value === card.back.value),
  };
}
