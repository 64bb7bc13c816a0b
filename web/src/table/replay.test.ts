import { describe, expect, test } from 'vitest';

import { only } from '../games/module';
import type { TimelineMoment } from '../games/timeline/moment';
import type { Frame, Replay } from '../wire';
import { gamesIn, momentIn, ownEyes, pileAt, stepFor, stepsOf } from './replay';
import { playing, timelineView } from '../games/timeline/samples';
import { turned } from './samples';

const line = (value: number) => turned(value, value);

/** Bo places one card right, then Ada one wrong. */
function twoMoves(): Replay {
  const start = playing();
  const game = {
    ...start.game!,
    view: { rules: 'timeline' as const, ...timelineView({ line: [line(9)], n_draw: 2 }) },
  };
  const frames: Frame[] = [
    {
      seq: 1,
      event: {
        type: 'played',
        seat: 0,
        by: 'owner',
        events: {
          rules: 'timeline',
          list: [
            { type: 'card_placed', seat: 0, card: line(12), gap: 1 },
            { type: 'turn_passed', to: 1 },
          ],
        },
      },
    },
    {
      seq: 2,
      event: {
        type: 'played',
        seat: 1,
        by: 'owner',
        events: {
          rules: 'timeline',
          list: [
            { type: 'card_misplaced', seat: 1, card: line(3), gap: 2 },
            { type: 'card_drawn', seat: 1, card: { card: 7, front: line(7).front }, draw_top: null },
          ],
        },
      },
    },
  ];
  return { view: { ...start, seq: 0, game }, frames, open: null };
}

describe('the steps of a replay', () => {
  const steps = stepsOf(twoMoves());
  test('are the deal and one a move', () => {
    expect(steps.map(({ view }) => view.seq)).toEqual([0, 1, 2]);
    const lines = steps.map(({ view }) => (view.game?.view.rules === 'timeline' ? view.game.view.line.length : 0));
    expect(lines).toEqual([1, 2, 2]);
  });
  test('know what each turned up, and everything before it', () => {
    expect(steps.map(({ moment }) => only<TimelineMoment>(moment, 'timeline').reveal?.right ?? null)).toEqual([
      null,
      true,
      false,
    ]);
    expect(steps.map(({ moment }) => only<TimelineMoment>(moment, 'timeline').turns.length)).toEqual([0, 1, 2]);
  });
  test('are told politely, since nobody has to act', () => {
    expect(steps.map(({ said }) => said.map((one) => one.id))).toEqual([[], ['say-placed'], ['say-misplaced-before']]);
    expect(steps.flatMap(({ said }) => said).some((one) => one.assertive)).toBe(false);
  });
});

test('an open pile is the end of the one that was shuffled last', () => {
  const cards = [0, 1, 2, 3].map((number) => turned(number, 100 + number));
  const open = {
    cards,
    piles: [
      { from: 0, cards: [3, 1, 2] },
      { from: 2, cards: [0] },
    ],
  };
  const at = (n: number, n_draw: number) => {
    const start = playing();
    const view = {
      ...start,
      game: { ...start.game!, view: { rules: 'timeline' as const, ...timelineView({ n_draw }) } },
    };
    return pileAt(open, n, view).map((card) => card.card);
  };
  expect(at(0, 3)).toEqual([3, 1, 2]);
  expect(at(1, 2)).toEqual([1, 2]);
  expect(at(2, 1)).toEqual([0]);
  expect(at(3, 0)).toEqual([]);
});

describe('a file', () => {
  const header = '{"antedate":1}';
  test('is cut where a game starts, and knows its lines', () => {
    const games = gamesIn(`${header}\n{"a":1}\n\n${header}\n{"b":"\\"antedate\\""}\n`);
    expect(games.map((game) => game.linesBefore)).toEqual([0, 3]);
    expect(games[1]?.text).toBe(`${header}\n{"b":"\\"antedate\\""}\n`);
  });
  test('that is no transcript comes whole', () => {
    expect(gamesIn('hello')).toEqual([{ text: 'hello', linesBefore: 0 }]);
  });
  test('does not lose what stands before its first game', () => {
    expect(gamesIn(`junk\n${header}`)).toEqual([{ text: `junk\n${header}`, linesBefore: 0 }]);
  });
});

test('keys step within the game', () => {
  expect(stepFor('ArrowRight', 4, 5)).toBe(5);
  expect(stepFor('ArrowRight', 5, 5)).toBe(5);
  expect(stepFor('ArrowLeft', 0, 5)).toBe(0);
  expect(stepFor('Home', 3, 5)).toBe(0);
  expect(stepFor('End', 3, 5)).toBe(5);
  expect(stepFor('x', 3, 5)).toBeNull();
});

test('an address names a moment and eyes, and nonsense names none', () => {
  expect(momentIn('?at=12&eyes=2')).toEqual({ at: 12, eyes: '2' });
  expect(momentIn('')).toEqual({ at: null, eyes: null });
  expect(momentIn('?at=-1').at).toBeNull();
  expect(momentIn('?at=x').at).toBeNull();
});

test('a replay begins with one’s own eyes where one has played, and with nobody’s elsewhere', () => {
  const played = [
    { table: 'a', game: 1, seat: 0 },
    { table: 'a', game: 2, seat: 3 },
    { table: 'b', game: 1, seat: 1 },
  ];
  expect(ownEyes(played, 'a', 1)).toBe('0');
  expect(ownEyes(played, 'a', null)).toBe('3');
  expect(ownEyes(played, 'b', 2)).toBe('none');
  expect(ownEyes(played, 'c', null)).toBe('none');
});
