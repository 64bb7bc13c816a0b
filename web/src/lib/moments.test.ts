import { expect, test } from 'vitest';

import type { Played } from '../check/record';
import { momentsOf, roundly } from './moments';

const right = (id: string, near?: number): Played => ({ seat: 0, id, right: true, miss: 0, near, byBot: false });
const wrong = (id: string, miss: number): Played => ({ seat: 0, id, right: false, miss, byBot: false });

test('the best is the right card nearest to a neighbour, the most instructive the greatest miss', () => {
  const { best, miss } = momentsOf([right('far', 300), wrong('little', 3), right('near', 2), wrong('much', 900)]);
  expect([best?.id, miss?.id]).toEqual(['near', 'much']);
});

test('whoever was always right has no miss, and whoever was never right no best moment', () => {
  expect(momentsOf([right('a'), right('b')])).toMatchObject({ best: { id: 'b' }, miss: null });
  expect(momentsOf([wrong('a', 0)])).toMatchObject({ best: null, miss: { id: 'a' } });
  expect(momentsOf([])).toEqual({ best: null, miss: null });
});

test('great misses are said in round figures', () => {
  expect(roundly(1340, 'en')).toBe('1,340');
  expect(roundly(45_310, 'en')).toBe('45,000');
  expect(roundly(149_833_201, 'en')).toBe('150 million');
});
