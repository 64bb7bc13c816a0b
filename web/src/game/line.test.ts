import { expect, test } from 'vitest';

import { digit, erasOf, keyOf, nextGap, zoomed } from './line';
import { turned } from './samples';

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
test('digits pick cards', () => {
  expect([digit('1'), digit('9'), digit('0'), digit('a')]).toEqual([0, 8, null, null]);
});
test('letters are found on a keyboard of another alphabet too, and where a Latin one has them', () => {
  expect(keyOf({ key: 'е', code: 'KeyT' })).toBe('t');
  expect(keyOf({ key: 'Д', code: 'KeyL' })).toBe('l');
  expect(keyOf({ key: 'A', code: 'KeyQ' })).toBe('a');
  expect(keyOf({ key: 'ł', code: 'KeyL' })).toBe('ł');
  expect(keyOf({ key: 'Escape', code: 'Escape' })).toBe('escape');
  expect(keyOf({ key: '+', code: 'Equal' })).toBe('+');
  expect(keyOf({ key: 'х', code: 'BracketLeft' })).toBe('х');
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
