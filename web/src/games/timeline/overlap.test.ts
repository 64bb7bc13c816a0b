import { expect, test } from 'vitest';

import { turned } from '../../table/samples';
import type { Turned } from '../../wire';
import { overlaps } from './overlap';

const dated = (card: number, value: number, label = String(value)): Turned => {
  const one = turned(card, value);
  return { ...one, back: { ...one.back, label } };
};

test('where a century and a year overlap, it is said by which year the century is compared', () => {
  const century = dated(1, 1150, '12th century');
  const year = dated(2, 1140);
  const far = dated(3, 1969);
  const line = [year, century, far];
  expect(overlaps(line, century).loose).toEqual([century]);
  expect(overlaps(line, year).loose).toEqual([century]);
  expect(overlaps(line, far).loose).toEqual([]);
  // Nothing is near it, so its place is plain.
  expect(overlaps([century, far], century).loose).toEqual([]);
});

test('a span of years is compared by its first', () => {
  const war = dated(1, 1914, '1914–1918');
  expect(overlaps([war], dated(2, 1916)).loose).toEqual([war]);
});

test('a date that says its year needs no word, however it is written', () => {
  for (const label of ['1492', 'c. 1492', '12 October 1492'])
    expect(overlaps([dated(1, 1500)], dated(2, 1492, label)).loose).toEqual([]);
  const ago = [
    dated(1, -3500, '3500 BCE'),
    dated(2, -3450, 'c. 3,450 BCE'),
    dated(3, -66_000_000, '66 million years ago'),
  ];
  for (const one of ago) expect(overlaps(ago, one).loose).toEqual([]);
});

test('of two cards of one date either side was right (TC-7)', () => {
  const first = dated(1, 1492);
  expect(overlaps([first, dated(3, 1500)], dated(2, 1492)).same).toEqual([first]);
});
