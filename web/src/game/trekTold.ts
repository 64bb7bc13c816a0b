/** A game of trek told in words: each move, the end of each day, and the final count. */
import type { RunningGame, TrekEvent, TrekOutcome, TrekView } from '../wire';
import { foldTrek, journeyPoints } from './trek';

/** A text of the interface and what it inserts. */
export type Told = { id: string; args: Record<string, string | number>; seat: number | null };

/** Tells what one action brought about; `after` is the view that follows from it. */
export function tell(events: TrekEvent[], game: RunningGame, after: TrekView): Told[] {
  const name = (seat: number) => game.seats[seat]?.name ?? '';
  return events.flatMap((event): Told[] => {
    switch (event.type) {
      case 'itinerary_chosen':
        return [{ id: 'trek-told-chose', args: { name: name(event.seat) }, seat: event.seat }];
      case 'itineraries_revealed':
        return [{ id: 'trek-told-revealed', args: {}, seat: null }];
      case 'card_taken':
        return [visit(event, events, name(event.seat), after)];
      case 'token_placed':
        // With the card it is part of the visit.
        return events[0]?.type === 'card_taken' ? [] : [token(event, name(event.seat))];
      case 'passed':
        return [{ id: 'trek-told-passed', args: { name: name(event.seat) }, seat: event.seat }];
      case 'day_ended':
        return [{ id: 'trek-told-day-ended', args: { day: event.day }, seat: null }];
      case 'day_began':
        return [{ id: 'trek-told-day-began', args: { day: event.day }, seat: null }];
      case 'game_ended':
        return [{ id: 'say-ended', args: {}, seat: null }];
      default:
        return [];
    }
  });
}

function visit(event: TrekEvent & { type: 'card_taken' }, events: TrekEvent[], name: string, after: TrekView): Told {
  const { seat, taken, watch, journey } = event;
  const printed = taken.type === 'card' ? taken.hours : after.board.ancestor_hours;
  const gained = gains(events);
  const length = after.players[seat]?.journeys.at(-1)?.length ?? 1;
  const args = { name, watch, journey, length, hours: printed - event.spent, ...gained };
  if (taken.type === 'ancestor') return { id: 'trek-told-ancestor', args, seat };
  return { id: 'trek-told-visit', args: { ...args, title: taken.front.title, date: taken.back.label }, seat };
}

function token(event: TrekEvent & { type: 'token_placed' }, name: string): Told {
  const { seat, column, points, crystals } = event;
  return { id: 'trek-told-token', args: { name, column, points, crystals }, seat };
}

/** All that a list of events brought: punctuality, benefits and itinerary. */
export function gains(events: TrekEvent[]): { points: number; crystals: number } {
  const all = { points: 0, crystals: 0 };
  for (const event of events) {
    if (event.type !== 'card_taken' && event.type !== 'token_placed') continue;
    all.points += event.points;
    all.crystals += event.crystals;
  }
  return all;
}

export type DayLine = {
  seat: number;
  /** Points of this day; `null` if the page did not see it begin. */
  today: number | null;
  tokens: number;
  /** Cards of the open journey. */
  open: number;
  total: number;
};

export type DayTold = { day: number; lines: DayLine[] };

/** How a day ended, the leader first; `null` if the events end none. */
export function dayTold(before: TrekView, events: TrekEvent[], pointsAtStart: number[] | null): DayTold | null {
  const at = events.findIndex((event) => event.type === 'day_ended');
  const ended = events[at];
  if (ended?.type !== 'day_ended') return null;
  const view = foldTrek(before, events.slice(0, at));
  const lines = view.players.map((player, seat) => {
    const start = pointsAtStart?.[seat];
    return {
      seat,
      today: start === undefined ? null : player.points - start,
      tokens: player.filled.reduce((sum, n) => sum + n, 0),
      open: player.journeys.at(-1)?.length ?? 0,
      total: player.score.total,
    };
  });
  return { day: ended.day, lines: lines.sort((left, right) => right.total - left.total) };
}

export type CountRow = {
  seat: number;
  track: number;
  crystals: number;
  /** Each journey's length and points, the longest first. */
  journeys: { length: number; points: number }[];
  journeyPoints: number;
  total: number;
  isWinner: boolean;
};

/** The final count (TR-21), the winners first. */
export function finalCount(view: TrekView): CountRow[] {
  const rows = view.players.map((player, seat) => {
    const lengths = sortedLengths(player.journeys.map((cards) => cards.length));
    const { points, crystals, journeys, total } = player.score;
    return {
      seat, track: points, crystals, total,
      journeys: lengths.map((length) => ({ length, points: journeyPoints(view.board, length) })),
      journeyPoints: journeys,
      isWinner: view.outcome?.winners.includes(seat) ?? false,
    };
  });
  const before = (left: CountRow, right: CountRow) =>
    Number(right.isWinner) - Number(left.isWinner) || right.total - left.total
    || compareLengths(right.journeys.map((one) => one.length), left.journeys.map((one) => one.length));
  return rows.sort(before);
}

function sortedLengths(lengths: number[]): number[] {
  return lengths.toSorted((left, right) => right - left);
}

/** TR-22: a missing journey counts 0. */
function compareLengths(left: number[], right: number[]): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How the victory was decided (TR-22): `nth` is the journey that broke the tie, from 1. */
export type Decided = { by: 'points' } | { by: 'journey'; nth: number } | { by: 'shared' };

export function decided(outcome: TrekOutcome): Decided {
  const best = Math.max(...outcome.scores);
  const tied = outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length === 1) return { by: 'points' };
  if (outcome.winners.length > 1) return { by: 'shared' };
  const lengths = (seat: number) => sortedLengths(outcome.journeys[seat] ?? []);
  const won = lengths(outcome.winners[0] ?? 0);
  const others = tied.filter((seat) => !outcome.winners.includes(seat)).map(lengths);
  // The first journey at which nobody else keeps up.
  let nth = 0;
  let up = others;
  while (up.length > 0 && nth < won.length) {
    up = up.filter((other) => (other[nth] ?? 0) === won[nth]);
    nth += 1;
  }
  return { by: 'journey', nth };
}
