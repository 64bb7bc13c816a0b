import { expect, test } from 'vitest';

import { turned } from '../../table/samples';
import { hindranceOf, laidOut, placeAfter } from './places';

const line = {
  row: [[turned(1, 100)], [turned(2, 200)], [turned(3, 300)]],
  slots: [[], [turned(4, 250)]],
};

test('outside the row is an end, and inside a slot that is free or taken', () => {
  expect([0, 1, 2, 3].map((n) => placeAfter(line, n))).toEqual(['end', 'free', 'taken', 'end']);
});

test('a card is blocked by the card in its slot, between the neighbours of that', () => {
  const hindrance = hindranceOf(line, 260);
  expect([hindrance?.left.card, hindrance?.right.card, hindrance?.by.card]).toEqual([2, 3, 4]);
});

test('nothing hinders a card that makes an end, fills a slot, or is stacked', () => {
  for (const value of [50, 100, 150, 200, 250, 300, 350]) expect(hindranceOf(line, value), `${value}`).toBeNull();
});

test('blocked cards lie after the upright ones, each kind in its order', () => {
  const hand = ['a', 'B', 'c', 'D'].map((name) => ({
    name,
    lies: name === name.toLowerCase() ? 'upright' : 'blocked',
  }));
  expect(laidOut(hand).map((card) => card.name)).toEqual(['a', 'c', 'B', 'D']);
});
