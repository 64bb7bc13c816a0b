import { expect, test } from 'vitest';

import { turned } from '../../table/samples';
import { blockedIn } from './fold';
import { twistView } from './samples';

test('a blocked card has been seen, an upright one has not', () => {
  const blocked = { lies: 'blocked' as const, ...turned(5, 1600) };
  const hands = [[...twistView().hands[0]!, blocked]];
  expect(blockedIn(twistView({ hands })).map((card) => card.card)).toEqual([5]);
});
