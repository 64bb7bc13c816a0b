/** A run as a table of chorus with one seat, for the same screen that shows a live one. Pure. */
import type { Played } from '../check/record';
import type { ChorusMoment } from '../games/chorus/moment';
import { missOf, nearIn } from '../games/timeline/fold';
import type { ChorusCard, ChorusSeat, ChorusView, Event, Lang, Run, TableView, Turned } from '../wire';

/** The one seat there is. */
const SEAT = 0;

export function tableOf(run: Run, name: string, lang: Lang): TableView {
  const player = { player: SEAT, name, bot: null };
  return {
    v: 2,
    seq: run.placed.length,
    lang,
    you: SEAT,
    phase: 'playing',
    rules: 'chorus',
    edition: null,
    line: 'horizontal',
    decks: [],
    options: {
      seats: 1,
      clock: 'none',
      on_leave: 'bot',
      first: { type: 'random' },
      stand_ins: 'gentle',
      public: false,
      fresh: false,
      game: { rules: 'chorus', run: run.cards, lives: null, names: false, pace: 'alone', teams: null },
    },
    locked: true,
    host: null,
    away: [],
    players: [player],
    game: {
      game: 1,
      seats: [{ player: SEAT, name, driver: { type: 'owner' } }],
      you: SEAT,
      commitment: '',
      seed: null,
      due: [],
      pins: [],
      legal: [],
      view: { rules: 'chorus', ...chorusOf(run) },
    },
    chat: [],
  };
}

function chorusOf(run: Run): ChorusView {
  const hits = run.placed.map(({ choice }) => choice.right);
  return {
    current: run.current,
    run: run.cards,
    pace: 'alone',
    lives: null,
    teams: null,
    names: false,
    line: run.line,
    seats: [seatOf(run)],
    last: lastOf(run),
    own: {
      seat: SEAT,
      choice: null,
      hits,
      distance: run.distance,
      misses: hits.filter((hit) => !hit).length,
      last_choice: run.placed.at(-1)?.choice.gap ?? null,
    },
    outcome: null,
  };
}

function seatOf({ current, placed }: Run): ChorusSeat {
  const closed = placed.length;
  return { standing: 'in', done: current === null, closed, team: null, points: null, distance: null };
}

/** The card that was placed last. */
function lastOf(run: Run): ChorusCard | null {
  const placed = run.placed.at(-1);
  const card = placed && run.line.find(({ card }) => card === placed.card);
  if (!card) return null;
  return { card, first: placed.first, last: placed.last, counts: [], passed: 0, choices: null };
}

/** What happened between two states of a run; `null` unless just one card was placed. */
export function placedBetween(before: Run, after: Run): Event | null {
  const closed = lastOf(after);
  if (after.placed.length !== before.placed.length + 1 || !closed) return null;
  const gap = after.placed.at(-1)?.choice.gap ?? null;
  return {
    type: 'played',
    seat: SEAT,
    by: 'owner',
    events: {
      rules: 'chorus',
      list: [
        { type: 'chosen', seat: SEAT, done: true, own: { gap } },
        { type: 'own_card_closed', closed, seats: [seatOf(after)], next: after.current },
      ],
    },
  };
}

/** What lies there to be read by whoever comes back to a run. */
export function momentOf(run: Run): ChorusMoment {
  return {
    rules: 'chorus',
    closed: lastOf(run),
    right: run.placed.at(-1)?.choice.right ?? null,
    said: run.placed.length,
  };
}

/** The cards of a run in the order they came. */
export function cardsOf({ line, placed }: Run): Turned[] {
  return placed.flatMap(({ card }) => line.find((one) => one.card === card) ?? []);
}

/** What each card was taken for, and by how many years. */
export function playedOf(run: Run): Played[] {
  const dateOf = (number: number) => run.line.find(({ card }) => card === number)?.back.value ?? 0;
  const line = [dateOf(0)];
  return cardsOf(run).map(({ back: { id, value } }, at) => {
    const { choice, last } = run.placed[at]!;
    const { gap, right } = choice;
    const miss = gap === null ? 0 : missOf(line, value, gap);
    const near = right && gap !== null ? nearIn(line, value, gap) : undefined;
    line.splice(last, 0, value);
    return { seat: SEAT, id, right, miss, near, byBot: false };
  });
}
