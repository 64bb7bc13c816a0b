import { expect, test } from 'vitest';

import { ahead, compare, finishedOf, placesOf } from './compare';
import { player } from './samples';

const ada = player('Ada', '●●1●', true);
const bo = player('Bo', '●2●●');
const waiting = { name: 'Cleo', you: false, result: null };

test('two runs are compared card by card', () => {
  const { rows, ...counts } = compare(ada.result!, bo.result!);
  expect(counts).toEqual({ both: 2, onlyMine: 1, onlyTheirs: 1, neither: 0 });
  expect(rows.map(({ mine, theirs }) => [mine.off, theirs.off])).toEqual([
    [0, 0],
    [0, 2],
    [1, 0],
    [0, 0],
  ]);
});

test('with as many points the smaller distance is ahead (CH-7)', () => {
  expect(ahead(ada.result!, bo.result!)).toBe('me');
  expect(ahead(bo.result!, ada.result!)).toBe('them');
  expect(ahead(ada.result!, ada.result!)).toBe('nobody');
});

test('equals share a place, and whoever still plays has none', () => {
  const players = [bo, ada, waiting, player('Dan', '●●1●'), player('Eve', '1111')];
  expect(placesOf(players).map(({ player, place }) => [player.name, place])).toEqual([
    ['Ada', 1],
    ['Dan', 1],
    ['Bo', 3],
    ['Eve', 4],
  ]);
  expect(finishedOf([waiting])).toEqual([]);
});
