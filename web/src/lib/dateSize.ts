/** How much room a date takes, told from its letters: nothing need be measured to draw a card. */

/** On a card a date is as large as it fits on one line; a longer one does so on a large card, the longest take two. */
export type DateSize = 'short' | 'long' | 'longer' | 'longest';

/** The most places of a line, in ever smaller letters. */
const [SHORT, LONG, LONGER] = [8, 11.5, 14.5];
/** In a line in true time a date of more places needs a wider chip for its two lines. */
const WIDE = 17;

export function dateSize(label: string): DateSize {
  const places = placesOf(label);
  if (places <= SHORT) return 'short';
  if (places <= LONG) return 'long';
  return places <= LONGER ? 'longer' : 'longest';
}

/**
 * On a card a long date may break before its era, “ок. 3500 / до н. э.”, though not in a sentence;
 * but never in the middle of “av. J.-C.”, for which a joiner follows the hyphen.
 */
export const inTwoLines = (label: string) => label.replace(/(\d)\u00a0(?=\D)/g, '$1 ').replaceAll('.-', '.-\u2060');

export const isWide = (label: string) => placesOf(label) > WIDE;

/** Spaces and stops are half as wide as letters: “331 до н. э.” is no longer than “331 years”. */
function placesOf(label: string): number {
  return label.length - (label.match(/[\s.,]/g)?.length ?? 0) / 2;
}
