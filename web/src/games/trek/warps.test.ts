import { expect, test } from 'vitest';

import type { Action } from '../../wire';
import { shows, spacesOf, wayBy, waysOf } from './warps';

const exchange = (at: number, one: number, other: number): Action => ({
  type: 'warp',
  at,
  choice: { type: 'spaces', one, other },
});
const legal: Action[] = [
  { type: 'take', source: { type: 'space', space: 0 }, crystals: 0 },
  exchange(1, 0, 2),
  exchange(1, 0, 4),
  exchange(1, 2, 4),
  { type: 'warp', at: 0 },
  { type: 'warp', at: 2, choice: { type: 'mat', space: 5 } },
];

test('the ways to use a warp are those of the rules', () => {
  expect(waysOf(legal, 0)).toEqual([{ type: 'warp', at: 0 }]);
  expect(waysOf(legal, 1)).toHaveLength(3);
  expect(waysOf(legal, 3)).toEqual([]);
});

test('an exchange is chosen by two spaces, in any order', () => {
  const ways = waysOf(legal, 1);
  expect(spacesOf(ways, null)).toEqual([0, 2, 4]);
  expect(spacesOf(ways, 2)).toEqual([0, 4]);
  expect(wayBy(ways, [4], null)).toBeUndefined();
  expect(wayBy(ways, [4, 2], null)).toEqual(exchange(1, 2, 4));
});

test('an echo is chosen by its space, and a warp without a choice at once', () => {
  expect(wayBy(waysOf(legal, 2), [], null)).toBeUndefined();
  expect(wayBy(waysOf(legal, 2), [], 5)).toEqual(legal.at(-1));
  expect(wayBy(waysOf(legal, 0), [], null)).toEqual({ type: 'warp', at: 0 });
});

test('nothing is shown of cards that nobody knows yet', () => {
  expect(['foresight', 'new_dawn', 'haste'].map((kind) => shows(kind as 'haste'))).toEqual([false, false, true]);
});
