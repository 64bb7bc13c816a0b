/** Moving about in the gaps of a line by keys, and finding one's way along a long one. */
import type { Turned } from '../wire';

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

/** The card that a digit picks, from 0. */
export function digit(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** What a key is called, in small letters. A letter of another alphabet is the Latin one on the same key. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign && latin ? latin : key).toLowerCase();
}

/** Whether a key belongs to a field someone writes in, or to the browser. */
export function isOthers(event: KeyboardEvent): boolean {
  return isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
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
