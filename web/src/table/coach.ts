/**
 * What a coach says in a first game: each thing once, when it first happens. Pure: which
 * lessons a state calls for, and which of them is on show.
 */
import type { Moment } from '../games/module';
import { MODULES } from '../games/modules';
import type { Options, RunningGame } from '../wire';

/** Lists the lessons that a state calls for, whether or not they were given, in order. */
export function lessonsFor(game: RunningGame, options: Options, moment: Moment | null): string[] {
  const { view, you } = game;
  if (you === null || view.outcome) return [];
  const { begin, coach } = MODULES[view.rules];
  const due = new Set(coach.due(view, you, moment ?? begin(null), game, options));
  return coach.lessons.filter((lesson) => due.has(lesson));
}

/** Counts a viewer's own moves: with each of them the game has gone on. */
export function movesOf({ you, view }: RunningGame, moment: Moment | null): number {
  const { begin, coach } = MODULES[view.rules];
  return you === null ? 0 : coach.moves(view, you, moment ?? begin(null));
}

export type Coaching = {
  /** The lesson on show. */
  shown: string | null;
  /** How many moves its reader had made when it came. */
  since: number;
  /** Those that were given. */
  seen: ReadonlySet<string>;
};

export const NO_COACHING: Coaching = { shown: null, since: 0, seen: new Set() };

/**
 * Goes on after something happened. A lesson stays while it holds, and until its reader's next
 * move: then it has been given, read or not, and the first that is new comes.
 */
export function coachOn(now: Coaching, due: string[], moves: number): Coaching {
  if (now.shown !== null && due.includes(now.shown) && now.since === moves) return now;
  return dismiss(now, due, moves);
}

/** Puts the lesson on show away, and shows the next one that is due. */
export function dismiss({ shown, seen }: Coaching, due: string[], moves: number): Coaching {
  const after = shown === null ? seen : new Set([...seen, shown]);
  return { shown: due.find((lesson) => !after.has(lesson)) ?? null, since: moves, seen: after };
}
