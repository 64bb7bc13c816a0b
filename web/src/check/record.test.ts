import { expect, test } from 'vitest';

import { movesOf, scoreOf } from './record';

test('the score counts a seat’s own cards and its longest run', () => {
  const turns = [true, true, false, true, true, true, false].map((right) => ({ seat: 1, right }));
  expect(scoreOf([...turns, { seat: 0, right: true }], 1)).toEqual({ right: 5, all: 7, streak: 3 });
  expect(scoreOf([], 0)).toEqual({ right: 0, all: 0, streak: 0 });
});

test('the moves that a bot made for a seat are told from its own', () => {
  const steps = [
    { seat: 0, place: 'a' },
    { seat: 0, handed_to: 'bot:novice' },
    { seat: 0, place: 'b' },
    { seat: 1, place: 'c' },
    { seat: 0, place: 'd' },
    { seat: 0, handed_to: 'player' },
    { seat: 0, place: 'e' },
  ];
  const text = [{ seats: ['Ada', 'Bo'] }, ...steps].map((line) => JSON.stringify(line)).join('\n');
  expect(movesOf(text, 0)).toEqual({ all: 4, bots: 2 });
  expect(movesOf(text, 1)).toEqual({ all: 1, bots: 0 });
});
