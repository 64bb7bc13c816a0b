/** Where cards lie on a line in true time. */
import type { Turned } from '../wire';

export const byDate = (left: Turned, right: Turned) => left.back.value - right.back.value;

export type Spot = { card: Turned; at: number };

/**
 * Places cards on a line of length 1 in true time. Ages of millions of years would press
 * everything else into one point, so time before the first 10,000 years counts by its
 * logarithm.
 */
export function trueTime(cards: Turned[]): Spot[] {
  const scaled = cards.map((card) => ({ card, at: bent(card.back.value) }));
  const first = Math.min(...scaled.map((spot) => spot.at));
  const span = Math.max(...scaled.map((spot) => spot.at)) - first;
  return scaled.map(({ card, at }) => ({ card, at: span === 0 ? 0.5 : (at - first) / span }));
}

const STRAIGHT = -4_000;

function bent(value: number): number {
  if (value >= STRAIGHT) return value;
  return STRAIGHT - 600 * Math.log10(1 + (STRAIGHT - value) / 1_000);
}

/**
 * Moves labels apart until neighbours are at least `least` from each other, each as near to
 * its own place as the order allows. All lie between 0 and 1.
 */
export function spread(places: number[], least: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -least) + least));
  // What was pushed beyond the end is pushed back, the last one first.
  let limit = 1;
  for (let at = moved.length - 1; at >= 0; at -= 1) {
    moved[at] = Math.max(0, Math.min(moved[at] ?? 0, limit));
    limit = (moved[at] ?? 0) - least;
  }
  return moved;
}
