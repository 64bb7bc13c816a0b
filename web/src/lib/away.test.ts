import { expect, test } from 'vitest';

import { playing } from '../games/timeline/samples';
import { playingTrek } from '../games/trek/samples';
import { seatAway } from './away';

const AWAY = new Map([[2, 1_000]]);

test('somebody away is waited for on their turn only', () => {
  expect(seatAway(playing({ turn: 0 }).game!, AWAY)?.name).toBe('Bo');
  expect(seatAway(playing({ turn: 1 }).game!, AWAY)).toBeUndefined();
  expect(seatAway(playing({ turn: 0 }).game!, new Map())).toBeUndefined();
});

test('somebody away is waited for while itineraries are chosen', () => {
  const choosing = (...seats: number[]) => playingTrek({ phase: 'choosing', turn: null, choosing: seats }).game!;
  expect(seatAway(choosing(0, 1), AWAY)?.name).toBe('Bo');
  expect(seatAway(choosing(1, 0), AWAY)?.name).toBe('Bo');
  expect(seatAway(choosing(1), AWAY)).toBeUndefined();
});

test('a bot in the seat is not waited for', () => {
  const game = playing({ turn: 0 }).game!;
  const seats = game.seats.map((seat) => ({ ...seat, driver: { type: 'bot' as const, level: 'steady' } }));
  expect(seatAway({ ...game, seats }, AWAY)).toBeUndefined();
});
