import { expect, test } from 'vitest';

import { marksOf, nameOf } from './fame';

const t = (id: string) => id;

test('who has not shared their name is somebody', () => {
  expect(nameOf({ name: 'Ada', bot: false, won: true, score: null }, t)).toBe('Ada');
  expect(nameOf({ name: null, bot: false, won: false, score: null }, t)).toBe('hall-somebody');
});

test('the help of bots is marked', () => {
  expect(marksOf({ bots: false, stood_in: false }, t)).toEqual([]);
  expect(marksOf({ bots: true, stood_in: true }, t)).toEqual(['hall-with-bots', 'hall-stood-in']);
});
