/** A game of trek told in words: each move, the end of each day, and the final count. */
import type { Message } from '../../i18n/messages';
import type { RunningGame, TokenName, TrekEvent, TrekOutcome, TrekView } from '../../wire';
import { foldTrek, journeyPoints } from './fold';

/** A text of the interface and what it inserts. */
export type Told = Message & {
  seat: number | null;
  /** The columns that tokens of this turn went to, and the tokens that found no space. */
  placed: TokenName[];
  returned: TokenName[];
};

/** A name, and whether it is the reader's own: nobody reads of themselves in the third person. */
type Who = { name: string; who: string };

/** Tells what one action brought about; `after` is the view that follows from it. */
export function tell(events: TrekEvent[], game: RunningGame, after: TrekView): Told[] {
  const who = (seat: number) => ({ name: game.seats[seat]?.name ?? '', who: seat === game.you ? 'you' : 'other' });
  return events.flatMap((event): Told[] => {
    switch (event.type) {
      case 'itinerary_chosen':
        return [told('trek-told-chose', who(event.seat), event.seat)];
      case 'itineraries_revealed':
        return [told('trek-told-revealed', {}, null)];
      case 'card_taken':
        return [visit(event, events, who(event.seat), after)];
      case 'token_placed':
        // With the card it is part of the visit.
        return events[0]?.type === 'card_taken' ? [] : [token(event, who(event.seat))];
      case 'warp_used': {
        const warp = after.warps?.laid_out[event.at];
        if (!warp) return [];
        return [told('trek-told-warp', { ...who(event.seat), warp: warp.name, kind: warp.kind }, event.seat)];
      }
      case 'foreseen':
        return [told('trek-told-foreseen', who(event.seat), event.seat)];
      case 'passed':
        return [told('trek-told-passed', who(event.seat), event.seat)];
      case 'day_ended':
        return [told('trek-told-day-ended', { day: event.day }, null)];
      case 'day_began':
        return [told('trek-told-day-began', { day: event.day }, null)];
      case 'game_ended':
        return [told('say-ended', {}, null)];
      default:
        return [];
    }
  });
}

/** The log with what one action brought about: a token placed later belongs to the visit that brought it. */
export function addTold(log: Told[], events: TrekEvent[], game: RunningGame, after: TrekView): Told[] {
  const last = log.at(-1);
  const [first] = events;
  const isLater = first?.type === 'token_placed' || first?.type === 'token_returned';
  if (!last || !isLater || last.seat !== first.seat || !isVisit(last)) return [...log, ...tell(events, game, after)];
  const { points, crystals } = gains(events);
  const args = {
    ...last.args,
    points: Number(last.args.points) + points,
    crystals: Number(last.args.crystals) + crystals,
  };
  const { placed, returned } = tokensOf(events);
  const whole = { ...last, args, placed: [...last.placed, ...placed], returned: [...last.returned, ...returned] };
  const rest = events.filter((event) => event.type !== 'token_placed' && event.type !== 'token_returned');
  return [...log.slice(0, -1), whole, ...tell(rest, game, after)];
}

const isVisit = ({ id }: Told) => id === 'trek-told-visit' || id === 'trek-told-ancestor';

function told(id: Message['id'], args: Message['args'], seat: number | null): Told {
  return { id, args, seat, placed: [], returned: [] };
}

function visit(event: TrekEvent & { type: 'card_taken' }, events: TrekEvent[], who: Who, after: TrekView): Told {
  const { seat, taken, watch, journey } = event;
  const printed = taken.type === 'card' ? taken.hours : after.board.ancestor_hours;
  const gained = gains(events);
  const length = after.players[seat]?.journeys.at(-1)?.length ?? 1;
  const args = { ...who, watch, journey, length, hours: printed - event.spent, ...gained };
  const tokens = tokensOf(events);
  if (taken.type === 'ancestor') return { ...told('trek-told-ancestor', args, seat), ...tokens };
  const where = { title: taken.front.title, date: taken.back.label };
  return { ...told('trek-told-visit', { ...args, ...where }, seat), ...tokens };
}

function token(event: TrekEvent & { type: 'token_placed' }, who: Who): Told {
  const { seat, column, points, crystals } = event;
  return { ...told('trek-told-token', { ...who, column, points, crystals }, seat), ...tokensOf([event]) };
}

function tokensOf(events: TrekEvent[]): { placed: TokenName[]; returned: TokenName[] } {
  return {
    placed: events.flatMap((event) => (event.type === 'token_placed' ? [event.column] : [])),
    returned: events.flatMap((event) => (event.type === 'token_returned' ? [event.token] : [])),
  };
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
      seat,
      track: points,
      crystals,
      total,
      journeys: lengths.map((length) => ({ length, points: journeyPoints(view.board, length) })),
      journeyPoints: journeys,
      isWinner: view.outcome?.winners.includes(seat) ?? false,
    };
  });
  const before = (left: CountRow, right: CountRow) =>
    Number(right.isWinner) - Number(left.isWinner) ||
    right.total - left.total ||
    compareLengths(
      right.journeys.map((one) => one.length),
      left.journeys.map((one) => one.length),
    );
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
