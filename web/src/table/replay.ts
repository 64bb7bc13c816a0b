/** A finished game as a list of moments: every step folded once, so that any of them is at hand. */
import type { Moment } from '../games/module';
import { MODULES } from '../games/modules';
import type { Event, OpenCards, Replay, TableView, Turned } from '../wire';
import { actOf } from './act';
import { announce } from './announce';
import type { Announcement } from './announcement';
import { foldFrame } from './fold';
import { momentAfter, momentAtStart } from './moment';
import type { Act } from './sequence';

export type Step = {
  view: TableView;
  moment: Moment | null;
  /** What the move is told as; nothing of the deal. */
  said: Announcement[];
  /** What led here, and how it is shown. */
  event: Event | null;
  act: Act | null;
};

/** The deal, and the table after each move. */
export function stepsOf({ view, frames }: Replay): Step[] {
  const steps: Step[] = [{ view, moment: momentAtStart(view), said: [], event: null, act: null }];
  for (const frame of frames) {
    const before = steps.at(-1)!;
    const after = foldFrame(before.view, frame);
    const moment = frame.event ? momentAfter(before.moment, frame.event, before.view, after) : before.moment;
    // Nobody is asked to act here, so nothing is urgent.
    const said = frame.event ? announce(frame.event, after).filter((one) => !one.assertive) : [];
    const act = frame.event ? actOf(frame.event, before.view) : null;
    steps.push({ view: after, moment, said, event: frame.event ?? null, act });
  }
  return steps;
}

/** The draw pile at a step, or the day's deck, top first. */
export function pileAt(open: OpenCards, at: number, { game }: TableView): Turned[] {
  const pile = open.piles.findLast((one) => one.from <= at)?.cards ?? [];
  const view = game?.view;
  const left = view ? MODULES[view.rules].pile(view) : 0;
  return pile.slice(pile.length - left).flatMap((number) => open.cards[number] ?? []);
}

/** One game of a file of transcripts. */
export type Recorded = {
  text: string;
  /** The line of the file before its first. */
  linesBefore: number;
};

/** Cuts a file into its games; a file that is none comes whole, for the server to say so. */
export function gamesIn(text: string): Recorded[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (isHeader(line) ? [at] : []));
  if (starts.length === 0) return [{ text, linesBefore: 0 }];
  // What stands before the first header belongs to no game: the first one has to answer for it.
  return starts.map((start, n) => {
    const from = n === 0 ? 0 : start;
    return { text: lines.slice(from, starts[n + 1]).join('\n'), linesBefore: from };
  });
}

/** A line with the key `antedate` starts a game. */
function isHeader(line: string): boolean {
  if (!line.includes('"antedate"')) return false;
  try {
    return 'antedate' in (JSON.parse(line) as object);
  } catch {
    return false;
  }
}

/** The step a key asks for; `null` if it asks for none. */
export function stepFor(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}

/** A moment named by an address: numbers beyond the game are brought back into it. */
export function momentIn(search: string): { at: number | null; eyes: string | null } {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get('at') ?? Number.NaN);
  return { at: Number.isInteger(at) && at >= 0 ? at : null, eyes: asked.get('eyes') };
}

/** The eyes a replay begins with: one's own where one has played; the last game of a table unless `game` says which. */
export function ownEyes(played: { table: string; game: number; seat: number }[], table: string, game: number | null) {
  const own = played
    .filter((one) => one.table === table && (game === null || one.game === game))
    .toSorted((left, right) => right.game - left.game)[0];
  return own ? String(own.seat) : 'none';
}
