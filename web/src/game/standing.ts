/** What a result page says about a finished game. */
import type { RunningGame, TimelineView, Turned, TwistView } from '../wire';

/** Names of the winners, in order of seats; in twist all win or lose together. */
export function winnersOf(game: RunningGame): string[] {
  if (game.view.rules === 'twist') return [];
  return (game.view.outcome?.winners ?? []).map((seat) => game.seats[seat]?.name ?? '');
}

/** Whether the viewer has won; not by name, since two may be called alike. */
export function hasWon({ view, you }: RunningGame): boolean {
  return view.rules !== 'twist' && you !== null && (view.outcome?.winners.includes(you) ?? false);
}

/** The text that says why a game of timeline ended (TC-13, TC-16, TC-17). */
export function whyWon({ outcome, hands }: TimelineView): string {
  const winners = outcome?.winners ?? [];
  if (winners.length > 1) return 'won-together';
  return winners.some((seat) => (hands[seat]?.length ?? 0) > 0) ? 'won-alone' : 'won-because';
}

/** Whether the hall of fame has a list for the viewer's result: of timeline it counts victories alone. */
export function isForHall(game: RunningGame): boolean {
  return game.you !== null && (game.view.rules !== 'timeline' || hasWon(game));
}

const byDate = (left: Turned, right: Turned) => left.back.value - right.back.value;

/** The cards that lie in the line, or in the row and its slots, earliest first. */
export function lyingCards({ view }: RunningGame): Turned[] {
  if (view.rules === 'trek') return [];
  return view.rules === 'timeline' ? view.line : [...view.row.flat(), ...view.slots.flat()].sort(byDate);
}

/** All cards whose backs everybody has seen, earliest first. */
export function seenCards(game: RunningGame): Turned[] {
  const { view } = game;
  if (view.rules === 'trek') return [];
  const blocked = view.rules === 'twist' ? blockedIn(view) : [];
  return [...lyingCards(game), ...blocked, ...view.discard].sort(byDate);
}

/** The cards that were turned and found their slot taken. */
export function blockedIn(view: TwistView): Turned[] {
  return view.hands.flat().flatMap((held) => (held.lies === 'blocked' ? [held] : []));
}

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

/** A line of symbols to share: shapes differ, no years. */
export function shareSymbols(turns: { seat: number; right: boolean }[], seat: number): string {
  return turns.filter((turn) => turn.seat === seat).map((turn) => (turn.right ? '●' : '✕')).join('');
}
