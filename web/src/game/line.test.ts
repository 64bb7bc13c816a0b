import { expect, test } from 'vitest';

import { digit, nextGap } from './line';

test('arrows begin in the middle and stop at the ends', () => {
  expect(nextGap('ArrowRight', null, 4, false)).toBe(2);
  expect(nextGap('ArrowRight', 4, 4, false)).toBe(4);
  expect(nextGap('ArrowLeft', 0, 4, false)).toBe(0);
  expect([nextGap('Home', 2, 4, false), nextGap('End', 2, 4, false)]).toEqual([0, 4]);
});
test('up is later, in a vertical line alone', () => {
  expect([nextGap('ArrowUp', 1, 4, true), nextGap('ArrowDown', 1, 4, true)]).toEqual([2, 0]);
  expect(nextGap('ArrowUp', 1, 4, false)).toBeNull();
});
test('digits pick cards', () => {
  expect([digit('1'), digit('9'), digit('0'), digit('a')]).toEqual([0, 8, null, null]);
});
