import { expect, test } from 'vitest';

import { cardWidth, erasOf, GAP, nextGap, zoomed } from './line';
import { turned } from '../../table/samples';

test('arrows begin in the middle and stop at the ends', () => {
  expect(nextGap('ArrowRight', null, 4, false)).toBe(2);
  expect(nextGap('ArrowRight', 4, 4, false)).toBe(4);
  expect(nextGap('ArrowLeft', 0, 4, false)).toBe(0);
  expect([nextGap('Home', 2, 4, false), nextGap('End', 2, 4, false)]).toEqual([0, 4]);
});
test('up is later, in a vertical line alone', () => {
  expect([nextGap('ArrowUp', 1, 4, true), nextGap('ArrowDown', 1, 4, true)]).toEqual([2, 0]);
  expect(nextGap('ArrowUp', 1, 4, false)).toBeNull();
});
test('centuries are said as people count years, and each once', () => {
  const line = [-480, -20, 5, 99, 100, 1450, 1492, 1969].map((year, at) => turned(at, year));
  expect(erasOf(line)).toEqual([
    { from: 499, to: 400, bce: true, at: 0 },
    { from: 99, to: 1, bce: true, at: 1 },
    { from: 1, to: 99, bce: false, at: 2 },
    { from: 100, to: 199, bce: false, at: 4 },
    { from: 1400, to: 1499, bce: false, at: 5 },
    { from: 1900, to: 1999, bce: false, at: 7 },
  ]);
});
test('far back the eras are wider, and so long ago that nobody counts years a card speaks for itself', () => {
  const line = [-4_540_000_000, -375_000_000, -9500, -9100, -1450, -1000, -999].map((year, at) => turned(at, year));
  line[0]!.back.label = line[1]!.back.label = 'long ago';
  expect(erasOf(line)).toEqual([
    { label: 'long ago', at: 0 },
    { from: 9999, to: 9000, bce: true, at: 2 },
    { from: 1999, to: 1000, bce: true, at: 4 },
    { from: 999, to: 900, bce: true, at: 6 },
  ]);
});
test('the size of the cards stays within what can be read', () => {
  expect([zoomed(0.1), zoomed(1), zoomed(9)]).toEqual([0.6, 1, 1.7]);
});

test('few cards fill the box, with room for one more; many show half a card at the edge', () => {
  const letters = 17;
  const phone = { width: 378, height: 330, letters };
  const whole = (width: number, cards: number) => cards * width + (cards + 1) * GAP;
  for (const cards of [1, 2]) expect(whole(cardWidth(phone, cards), cards + 1)).toBeLessThanOrEqual(phone.width);
  expect(whole(cardWidth(phone, 3), 3)).toBeLessThanOrEqual(phone.width);
  expect(cardWidth(phone, 1)).toBeGreaterThan(150);
  expect(cardWidth({ width: 1_260, height: 330, letters }, 3)).toBeGreaterThan(180);
  const many = cardWidth(phone, 20);
  expect(((phone.width - GAP) / (many + GAP)) % 1).toBeGreaterThan(0.3);
  const widths = [1, 2, 3, 4, 5, 20].map((cards) => cardWidth(phone, cards));
  expect(widths).toEqual(widths.toSorted((left, right) => right - left));
  // A low box decides itself, but what cannot be read is no card.
  expect(cardWidth({ width: 378, height: 190, letters }, 1)).toBeLessThan(100);
  expect(cardWidth({ width: 300, height: 60, letters }, 9)).toBe(80);
  // Whoever needs larger letters gets larger cards.
  expect(cardWidth({ width: 300, height: 60, letters: 34 }, 9)).toBe(160);
});
