import { expect, test } from 'vitest';

import type { RunningGame } from '../wire';
import { mineOf, toMoveAmong } from './mine';
import { timelineView } from './samples';

function game(change: Partial<RunningGame> = {}): RunningGame {
  return {
    game: 1, you: 1, commitment: '', seed: null, due: [], pins: [],
    seats: [
      { player: 7, name: 'Ada', driver: { type: 'owner' } },
      { player: 4, name: 'Bo', driver: { type: 'owner' } },
    ],
    view: { rules: 'timeline', ...timelineView() },
    ...change,
  };
}

test('the hand is that of the viewer’s seat, and the turn is theirs alone', () => {
  const mine = mineOf(game(), timelineView());
  expect(mine.hand.map((card) => card.card)).toEqual([3]);
  expect([mine.myTurn, mine.turnName, mine.counts]).toEqual([false, 'Ada', [2, 1]]);
  expect(mineOf(game(), timelineView({ turn: 1 })).myTurn).toBe(true);
});
test('a seat that a bot holds waits for nobody here', () => {
  const held = game();
  held.seats[1]!.driver = { type: 'bot', level: 'steady' };
  expect(mineOf(held, timelineView({ turn: 1 })).myTurn).toBe(false);
  expect(toMoveAmong(held, 1, [7, 4])).toBeNull();
});
test('a spectator has no hand and no turn', () => {
  const mine = mineOf(game({ you: null }), timelineView());
  expect([mine.hand, mine.myTurn]).toEqual([[], false]);
});
test('of the people at one device the one to move is found by player, not by seat', () => {
  expect(toMoveAmong(game(), 0, [4, 7])).toBe(1);
  expect(toMoveAmong(game(), 1, [4, 7])).toBe(0);
  expect(toMoveAmong(game(), 0, [4, null])).toBeNull();
  expect(toMoveAmong(game(), null, [4, 7])).toBeNull();
});
