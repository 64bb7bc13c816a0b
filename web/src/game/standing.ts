/** What a result page says about a finished game. */
import type { RunningGame, Turned, TwistView } from '../wire';

/** Names of the winners of timeline, in order of seats. */
export function winnersOf(game: RunningGame): string[] {
  if (game.view.rules !== 'timeline') return [];
  return (game.view.outcome?.winners ?? []).map((seat) => game.seats[seat]?.name ?? '');
}

/** All cards whose backs everybody has seen, earliest first. */
export function seenCards(game: RunningGame): Turned[] {
  const { view } = game;
  if (view.rules === 'trek') return [];
  const lying = view.rules === 'timeline' ? view.line : [...view.row.flat(), ...view.slots.flat(), ...blockedIn(view)];
  return [...lying, ...view.discard].sort((left, right) => left.back.value - right.back.value);
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

export type Chip = Spot & { lane: number };

/**
 * Gives each spot the lowest lane in which its label touches no other. `wide` is the width
 * of a label as a share of the line; a label is kept inside the ends of the line.
 */
export function inLanes(spots: Spot[], wide: number): Chip[] {
  const ends: number[] = [];
  return spots.map((spot) => {
    const from = Math.min(1 - wide, Math.max(0, spot.at - wide / 2));
    let lane = ends.findIndex((end) => end <= from + 1e-9);
    if (lane < 0) lane = ends.length;
    ends[lane] = from + wide;
    return { ...spot, lane };
  });
}

/** A line of symbols to share: shapes differ, no years. */
export function shareSymbols(turns: { seat: number; right: boolean }[], seat: number): string {
  return turns.filter((turn) => turn.seat === seat).map((turn) => (turn.right ? '●' : '✕')).join('');
}
