import { expect, test } from 'vitest';

import type { RunningGame } from '../wire';
import { hindrance, isMyTurn, mineOf, toMoveAmong } from './mine';
import { playing, timelineView } from '../games/timeline/samples';
import { playingTrek } from '../games/trek/samples';
import { tableView } from './samples';

/** Bo has player number 2 in seat 0, Ada 1 in seat 1. */
function game(change: Partial<RunningGame> = {}): RunningGame {
  return { ...playing().game!, ...change };
}

test('the hand is that of the viewer’s seat, and the turn is theirs alone', () => {
  const mine = mineOf(game(), timelineView());
  expect(mine.hand.map((card) => card.card)).toEqual([3]);
  expect([mine.myTurn, mine.turnName, mine.counts]).toEqual([false, 'Bo', [2, 1]]);
  expect(mineOf(game(), timelineView({ turn: 1 })).myTurn).toBe(true);
});
test('a seat that a bot holds waits for nobody here', () => {
  const held = game();
  held.seats[1]!.driver = { type: 'bot', level: 'steady' };
  expect(mineOf(held, timelineView({ turn: 1 })).myTurn).toBe(false);
  expect(toMoveAmong(held, 1, [1, 2])).toBeNull();
});
test('a spectator has no hand and no turn', () => {
  const mine = mineOf(game({ you: null }), timelineView());
  expect([mine.hand, mine.myTurn]).toEqual([[], false]);
});
test('of the people at one device the one to move is found by player, not by seat', () => {
  expect(toMoveAmong(game(), 0, [1, 2])).toBe(1);
  expect(toMoveAmong(game(), 1, [1, 2])).toBe(0);
  expect(toMoveAmong(game(), 0, [1, null])).toBeNull();
  expect(toMoveAmong(game(), null, [1, 2])).toBeNull();
});
test('it is my turn when the game waits for me, also while itineraries are chosen', () => {
  expect([isMyTurn(playing()), isMyTurn(playing({ turn: 1 })), isMyTurn(playing({ turn: null }))]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isMyTurn(playingTrek({ turn: null, choosing: [0, 1] }))).toBe(true);
  expect(isMyTurn(tableView())).toBe(false);
});
test('a seat is offered only where the server would give it', () => {
  expect(hindrance(tableView())).toBeNull();
  expect(hindrance(tableView({ phase: 'finished' }))).toBeNull();
  expect(hindrance(playing())).toBe('game_running');
  expect(hindrance(tableView({ locked: true }))).toBe('table_locked');
  const { options } = tableView();
  expect(hindrance({ ...playing(), options: { ...options, seats: 2 } })).toBe('table_full');
});
