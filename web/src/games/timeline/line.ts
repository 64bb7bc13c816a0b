/** Moving about in the gaps of a line by keys, and finding one's way along a long one. */
import type { Turned } from '../../wire';

export function nextGap(key: string, now: number | null, cards: number, upright: boolean): number | null {
  const middle = Math.floor(cards / 2);
  // In a vertical line later is above, so up is later.
  const later = upright ? ['ArrowRight', 'ArrowUp'] : ['ArrowRight'];
  const earlier = upright ? ['ArrowLeft', 'ArrowDown'] : ['ArrowLeft'];
  if (later.includes(key)) return now === null ? middle : Math.min(cards, now + 1);
  if (earlier.includes(key)) return now === null ? middle : Math.max(0, now - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return cards;
  return null;
}

/** Years that hold cards, and where the first of these lies; so long ago that nobody counts them, the words of that card. */
export type Era = { from: number; to: number; bce: boolean; at: number } | { label: string; at: number };

/** Before this year BCE one counts in thousands. */
const IN_THOUSANDS = 1_000;
/** Before this one a span of years says less than what the card says. */
const UNCOUNTED = 10_000;

/** The centuries of a line, or wider eras where dates lie far apart: each once, earliest first. Years are counted as they are said. */
export function erasOf(line: Turned[]): Era[] {
  const found: Era[] = [];
  let last = '';
  line.forEach(({ back }, at) => {
    const era = eraOf(back.value, back.label);
    const name = JSON.stringify(era);
    if (name !== last) found.push({ ...era, at });
    last = name;
  });
  return found;
}

function eraOf(year: number, label: string) {
  const bce = year < 0;
  const ago = Math.abs(year);
  if (bce && ago >= UNCOUNTED) return { label };
  const wide = bce && ago >= IN_THOUSANDS ? 1_000 : 100;
  // The years 1 to 99 and 100 to 199; before our era 199 to 100, the greater one first.
  const low = Math.floor(ago / wide) * wide;
  const [least, most] = [Math.max(1, low), low + wide - 1];
  return bce ? { from: most, to: least, bce } : { from: least, to: most, bce };
}

const SMALLEST = 0.6;
const LARGEST = 1.7;

/** Keeps the size of the cards within what can be read and held. */
export function zoomed(zoom: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.round(zoom * 100) / 100));
}

export const isSmallest = (zoom: number) => zoom <= SMALLEST;
export const isLargest = (zoom: number) => zoom >= LARGEST;
/** One press of `+`. */
export const ZOOM_STEP = 1.3;

/** A gap between two cards; the press reaches a little over the cards beside it. */
export const GAP = 20;
/** The sizes below are for letters of this height; cards grow with the letters that one reads. */
const USUAL_LETTERS = 17;
/** Smaller than this a card of the line cannot be read; on a large screen it can be larger. */
const LEAST_WIDTH = 80;
const READABLE = { share: 0.11, most: 118 };
const MOST_WIDTH = 190;
/** Height to width of a card, and what is left free above and below it. */
const SHAPE = 1.5;
const AIR = 26;

/** The room of a line, and the height of the page's letters, in pixels. */
export type Box = { width: number; height: number; letters: number };

/**
 * How wide the cards of a line are in a box: as large as it allows, with room for one card more, so that the whole line is
 * in sight when a card lies in a gap. A longer line goes on beyond the edge, and shows half a card there. More cards are
 * never larger.
 */
export function cardWidth({ width, height, letters }: Box, cards: number): number {
  const grown = letters / USUAL_LETTERS;
  const smallest = LEAST_WIDTH * grown;
  const least = Math.max(smallest, Math.min(READABLE.most * grown, READABLE.share * width));
  const most = Math.max(smallest, Math.min(MOST_WIDTH * grown, (height - 2 * AIR) / SHAPE));
  const fitting = (n: number) => (width - (n + 1) * GAP) / n;
  const within = (card: number) => Math.min(most, Math.max(smallest, card));
  if (fitting(cards + 1) >= least) return within(fitting(cards + 1));
  if (fitting(cards) >= least) return within(fitting(cards));
  const whole = Math.floor((width - GAP) / (least + GAP));
  return within(fitting(whole + 0.5));
}
