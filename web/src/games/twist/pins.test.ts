import { expect, test } from 'vitest';

import type { RunningGame, Turned } from '../../wire';
import { aboutSpots } from './pins';

const lying = (card: number, label: string) => ({ card, back: { label } }) as unknown as Turned;
const row = [[lying(4, '1492'), lying(9, '1492')], [lying(7, '1969')]];
/** The slot between the two is taken. */
const slots = [[lying(8, '1517')]];
const seats = [
  { player: 0, name: 'Ada' },
  { player: 1, name: 'Bo' },
] as unknown as RunningGame['seats'];

test('a row of two stacks has three places, named by the dates they follow', () => {
  expect(aboutSpots({ row, slots }, { pins: [], seats }, 3, 0)).toEqual([
    { after: null, date: null, place: 'end', names: [], isMine: false },
    { after: 4, date: '1492', place: 'taken', names: [], isMine: false },
    { after: 7, date: '1969', place: 'end', names: [], isMine: false },
  ]);
});

test('everybody who points at a place is named there, about this card alone', () => {
  const pins: RunningGame['pins'] = [
    { player: 0, card: 3, pin: { type: 'about', after: 4 } },
    { player: 1, card: 3, pin: { type: 'about', after: null } },
    { player: 1, card: 5, pin: { type: 'about', after: 7 } },
    { player: 1, card: 3, pin: { type: 'play' } },
  ];
  const spots = aboutSpots({ row, slots }, { pins, seats }, 3, 0);
  expect(spots.map((spot) => spot.names)).toEqual([['Bo'], ['Ada'], []]);
  expect(spots.map((spot) => spot.isMine)).toEqual([false, true, false]);
});
