import { expect, test } from 'vitest';

import type { Translate } from '../i18n/messages';
import { gameOf, marksOf, nameOf } from './hallResult';

const t: Translate = (id, ..._values) => id;
const BOTS = new Map([['scholar', ['La dottoressa Felce', 'Il dottor Silas']]]);

test('who has not shared their name is somebody', () => {
  expect(nameOf({ name: 'Ada', bot: false, won: true, score: null }, t, BOTS)).toBe('Ada');
  expect(nameOf({ name: null, bot: false, won: false, score: null }, t, BOTS)).toBe('hall-somebody');
});

test('bots go by their name in the reader’s language, and people who are called like one do not', () => {
  expect(nameOf({ name: 'scholar 2', bot: true, won: true, score: null }, t, BOTS)).toBe('Il dottor Silas');
  expect(nameOf({ name: 'oracle', bot: true, won: true, score: null }, t, BOTS)).toBe('oracle');
  expect(nameOf({ name: 'scholar', bot: false, won: true, score: null }, t, BOTS)).toBe('scholar');
});

test('only an edition that is not the usual one is named', () => {
  expect(gameOf({ rules: 'twist', edition: 'twist' }, t)).toBe('game-twist');
  expect(gameOf({ rules: 'timeline', edition: 'classic' }, t)).toBe('game-timeline');
  expect(gameOf({ rules: 'twist', edition: 'saga' }, t)).toBe('game-twist, hall-edition-saga');
});

test('the help of bots is marked', () => {
  expect(marksOf({ bots: false, stood_in: false }, t)).toEqual([]);
  expect(marksOf({ bots: true, stood_in: true }, t)).toEqual(['hall-with-bots', 'hall-stood-in']);
});
