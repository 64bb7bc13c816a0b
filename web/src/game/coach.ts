/**
 * What a coach says in a first game: each thing once, when it first happens. Pure: which
 * lessons a state calls for, and which of them is on show.
 */
import type { Options, RunningGame, TimelineView, TrekView, TwistView } from '../wire';
import type { Moment } from './moment';
import { NOON } from './trek';
import { canStop, iconToMatch } from './twist';

/** The lessons of each game in the order they are given when several are due. */
export const LESSONS = {
  timeline: ['welcome', 'right', 'wrong', 'others', 'gaps', 'play-off', 'round', 'last', 'other-last'],
  twist: ['welcome', 'end', 'slot', 'stack', 'blocked', 'must', 'stop', 'others', 'advice', 'discard', 'narrow', 'pile'],
  trek: ['drawn', 'departures', 'itinerary', 'tokens', 'hours', 'journey', 'closed', 'crystals', 'ancestor', 'noon', 'done', 'day', 'last-day'],
} as const;

export type Lesson = (typeof LESSONS)[keyof typeof LESSONS][number];

/** Lists the lessons that a state calls for, whether or not they were given, in order. */
export function lessonsFor(game: RunningGame, options: Options, moment: Moment): Lesson[] {
  const { view, you } = game;
  if (you === null || view.outcome) return [];
  const due: ReadonlySet<string> = new Set(
    view.rules === 'timeline'
      ? ofTimeline(view, you, options, moment)
      : view.rules === 'twist'
        ? ofTwist(view, you, game, moment)
        : ofTrek(view, you),
  );
  return LESSONS[view.rules].filter((lesson) => due.has(lesson));
}

type Due = (string | false | undefined)[];

function given(due: Due): string[] {
  return due.filter((lesson) => typeof lesson === 'string');
}

function ofTimeline(view: TimelineView, you: number, options: Options, { turns }: Moment): string[] {
  const myTurn = view.turn === you;
  // Others may have moved since: what one's own card did is still to be explained.
  const mine = turns.findLast((turn) => turn.seat === you);
  const left = (seat: number) => view.hands[seat]?.length ?? 0;
  const others = view.hands.map((_, seat) => seat).filter((seat) => seat !== you && view.standings[seat] === 'in');
  const wasOut = (seat: number) => turns.filter((turn) => turn.seat === seat && turn.right).length >= options.hand;
  // Who has cards again after placing them all is in a play-off (TC-14).
  const playOff = view.hands.some((hand, seat) => hand.length > 0 && wasOut(seat));
  return given([
    turns.length === 0 && myTurn && 'welcome',
    mine?.right === true && 'right',
    mine?.right === false && 'wrong',
    turns.some((turn) => turn.seat !== you) && 'others',
    myTurn && view.line.length >= 5 && 'gaps',
    playOff && 'play-off',
    !playOff && view.hands.some((hand) => hand.length === 0) && 'round',
    myTurn && !playOff && left(you) === 1 && 'last',
    !playOff && others.some((seat) => left(seat) === 1) && 'other-last',
  ]);
}

function ofTwist(view: TwistView, you: number, game: RunningGame, { twistTurns }: Moment): string[] {
  const myTurn = view.turn === you;
  const hand = view.hands[you] ?? [];
  const went = twistTurns.findLast((turn) => turn.seat === you)?.went?.to;
  return given([
    myTurn && twistTurns.length === 0 && 'welcome',
    (went === 'left' || went === 'right') && 'end',
    went === 'slot' && 'slot',
    went === 'stack' && 'stack',
    went === 'blocked' && 'blocked',
    myTurn && view.tried && view.n_placed === 0 && 'must',
    myTurn && canStop(view) && 'stop',
    twistTurns.some((turn) => turn.seat !== you) && 'others',
    game.pins.some((pin) => hand.some((card) => card.card === pin.card)) && 'advice',
    myTurn && !view.tried && hand.some((card) => card.front.icon === iconToMatch(view)) && 'discard',
    myTurn && view.row.length >= 3 && 'narrow',
    view.n_draw === 0 && 'pile',
  ]);
}

function ofTrek(view: TrekView, you: number): string[] {
  const me = view.players[you];
  if (!me) return [];
  const myTurn = view.turn === you && view.phase === 'turn';
  const journey = me.journeys.at(-1)?.length ?? 0;
  const n_tokens = me.filled.reduce((sum, n) => sum + n, 0);
  return given([
    view.day === 1 && me.itinerary !== null && me.journeys.length === 0 && 'drawn',
    myTurn && me.journeys.length === 0 && 'departures',
    view.choosing.includes(you) && 'itinerary',
    n_tokens > 0 && 'tokens',
    me.journeys.length > 0 && me.hour > 0 && me.hour < NOON && 'hours',
    myTurn && journey >= 1 && 'journey',
    me.journeys.length >= 2 && 'closed',
    myTurn && me.journeys.length > 0 && me.crystals > 0 && 'crystals',
    myTurn && journey >= 2 && view.n_ancestors > 0 && 'ancestor',
    myTurn && me.hour >= 7 && 'noon',
    me.hour === NOON && view.phase !== 'choosing' && 'done',
    view.day === 2 && 'day',
    view.day === 3 && 'last-day',
  ]);
}

/** Counts a viewer's own moves: with each of them the game has gone on. */
export function movesOf({ you, view }: RunningGame, { turns, twistTurns }: Moment): number {
  if (you === null) return 0;
  if (view.rules === 'timeline') return turns.filter((turn) => turn.seat === you).length;
  if (view.rules === 'twist') return twistTurns.filter((turn) => turn.seat === you).length;
  const me = view.players[you];
  return me ? me.used.length + me.journeys.flat().length : 0;
}

export type Coaching = {
  /** The lesson on show. */
  shown: Lesson | null;
  /** How many moves its reader had made when it came. */
  since: number;
  /** Those that were given. */
  seen: ReadonlySet<Lesson>;
};

export const NO_COACHING: Coaching = { shown: null, since: 0, seen: new Set() };

/**
 * Goes on after something happened. A lesson stays while it holds, and until its reader's next
 * move: then it has been given, read or not, and the first that is new comes.
 */
export function coachOn(now: Coaching, due: Lesson[], moves: number): Coaching {
  if (now.shown !== null && due.includes(now.shown) && now.since === moves) return now;
  return dismiss(now, due, moves);
}

/** Puts the lesson on show away, and shows the next one that is due. */
export function dismiss({ shown, seen }: Coaching, due: Lesson[], moves: number): Coaching {
  const after = shown === null ? seen : new Set([...seen, shown]);
  return { shown: due.find((lesson) => !after.has(lesson)) ?? null, since: moves, seen: after };
}
