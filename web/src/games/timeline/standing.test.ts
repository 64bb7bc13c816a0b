import { expect, test } from 'vitest';

import { faceUp } from '../../table/samples';
import { timelineView } from './samples';
import { hasWon, shareSymbols, whyWon } from './standing';

test('shared symbols differ by shape', () => {
  const turns = [
    { seat: 0, right: true },
    { seat: 1, right: true },
    { seat: 0, right: false },
  ];
  expect(shareSymbols(turns, 0)).toBe('●✕');
});
test('somebody has won by their seat, and nobody who only watched', () => {
  const view = timelineView({ turn: null, outcome: { winners: [0], rounds: 4 } });
  expect([hasWon(view, 1), hasWon(view, 0), hasWon(view, null)]).toEqual([false, true, false]);
  expect(hasWon(timelineView(), 0)).toBe(false);
});
test('why somebody won is said as it was', () => {
  const ended = (winners: number[], hands: ReturnType<typeof timelineView>['hands']) =>
    whyWon(timelineView({ outcome: { winners, rounds: 4 }, hands }));
  expect(ended([0], [[], [faceUp(1)]])).toBe('won-because');
  expect(ended([0], [[faceUp(1)], []])).toBe('won-alone');
  expect(ended([0, 1], [[], []])).toBe('won-together');
});
