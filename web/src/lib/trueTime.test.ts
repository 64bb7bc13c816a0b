import { expect, test } from 'vitest';

import { turned } from '../table/samples';
import { spread, trueTime } from './trueTime';

test('true time keeps order and proportion', () => {
  const at = trueTime([turned(1, 1000), turned(2, 1500), turned(3, 2000)]).map((spot) => spot.at);
  expect(at).toEqual([0, 0.5, 1]);
});
test('deep time is bent, and stays in order', () => {
  const at = trueTime([
    turned(1, -4_500_000_000),
    turned(2, -65_000_000),
    turned(3, -4_001),
    turned(4, -3_999),
    turned(5, 2000),
  ]).map((spot) => spot.at);
  expect([...at].sort((a, b) => a - b)).toEqual(at);
  expect(at[2]).toBeLessThan(0.6);
});
test('one card lies in the middle', () => {
  expect(trueTime([turned(1, 5)])[0]?.at).toBe(0.5);
});
test('labels that would touch are moved apart, in order and inside the line', () => {
  expect(spread([0, 0.5, 1], 0.25)).toEqual([0, 0.5, 1]);
  expect(spread([0, 0, 0], 0.25)).toEqual([0, 0.25, 0.5]);
  expect(spread([0.9, 1, 1], 0.25)).toEqual([0.5, 0.75, 1]);
  expect(spread([], 0.25)).toEqual([]);
});
