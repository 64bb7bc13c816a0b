import { expect, test } from 'vitest';

import { playedIn } from './record';

const cards = [1450, 1969, 1895].map((date, at) => ({ id: `c${at}`, date }));

test('what each had chosen last counts when a card closes', () => {
  const lines = [
    { rules: 'chorus', seats: ['Ada', 'Bo'], cards },
    { seat: 0, choose: 0 },
    { seat: 0, done: 1 },
    { seat: 1, choose: 0 },
    { close: 'c1', right: [1, 1], counts: [1, 1], passed: 0 },
    { seat: 0, done: 2 },
    { seat: 1, done: null },
    { close: 'c2', right: [1, 1], counts: [0, 0, 1], passed: 1 },
    { result: { points: [1, 0], distances: [1, 3], winners: [0] } },
  ];
  expect(playedIn(lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual([
    { seat: 0, id: 'c1', right: true, miss: 0, byBot: false },
    { seat: 1, id: 'c1', right: false, miss: 519, byBot: false },
    { seat: 0, id: 'c2', right: false, miss: 74, byBot: false },
  ]);
});
