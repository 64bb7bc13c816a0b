import { expect, test } from 'vitest';

import type { TimeMap } from '../wire';
import { breakable, levelOf, linesOf, moved, practiceOf, sumOf } from './timeMap';

const map: TimeMap = {
  decks: ['Classic'],
  deck: null,
  periods: [
    { name: 'before 3000 BCE', from: null, to: -3001 },
    { name: '1800–1899', from: 1800, to: 1899 },
    { name: 'since 2000', from: 2000, to: null },
  ],
  topics: [
    {
      topic: 'science',
      name: 'Science',
      fields: [
        { right: 0, tries: 0, cards: 2 },
        { right: 7, tries: 9, cards: 12 },
        { right: 0, tries: 0, cards: 0 },
      ],
    },
  ],
};
const science = map.topics[0]!;

test('a field is known as well as its share says, and of few cards nothing is claimed', () => {
  const levels = [
    [0, 0, 'none'],
    [1, 1, 'few'],
    [2, 2, 'few'],
    [0, 3, 'seldom'],
    [2, 5, 'some'],
    [2, 3, 'half'],
    [3, 4, 'most'],
    [9, 10, 'all'],
    [3, 3, 'all'],
  ] as const;
  for (const [right, tries, level] of levels) expect(levelOf({ right, tries }), `${right}/${tries}`).toBe(level);
});

test('a field is practised by topic and period, where there are cards', () => {
  expect(practiceOf(map, science, 1)).toEqual({ topic: 'science', from: '1800', to: '1899' });
  expect(practiceOf(map, science, 0)).toEqual({ topic: 'science', to: '-3001' });
  expect(practiceOf(map, science, 2)).toBeNull();
  expect(practiceOf(map, science, 3)).toBeNull();
  expect(practiceOf({ ...map, deck: 'saga' }, science, 1)).toMatchObject({ deck: 'saga' });
});

test('the fields of a topic are added up', () => {
  expect(sumOf(science.fields)).toEqual({ right: 7, tries: 9 });
  expect(sumOf([])).toEqual({ right: 0, tries: 0 });
});

test('keys lead to the next field that can be practised, over those that cannot', () => {
  const open = [
    [false, true, false, true],
    [true, false, false, false],
    [true, true, false, true],
  ];
  const at = (row: number, column: number) => ({ row, column });
  expect(moved(open, at(0, 1), 'arrowright')).toEqual(at(0, 3));
  expect(moved(open, at(0, 1), 'arrowdown')).toEqual(at(2, 1));
  expect(moved(open, at(2, 0), 'arrowup')).toEqual(at(1, 0));
  expect(moved(open, at(0, 1), 'arrowleft')).toBeNull();
  expect(moved(open, at(0, 3), 'home')).toEqual(at(0, 1));
  expect(moved(open, at(2, 0), 'end')).toEqual(at(2, 3));
  expect(moved(open, at(2, 0), 'enter')).toBeNull();
});

test('the name of a period is broken into short lines', () => {
  expect(breakable('1800–1899')).toBe('1800–\u200b1899');
  expect(breakable('3000\u00a0v.\u00a0Chr. – 499')).toBe('3000 v.\u00a0Chr. – 499');
  expect(linesOf('1800–1899')).toEqual(['1800–', '1899']);
  expect(linesOf('3000\u00a0BCE – 499')).toEqual(['3000', 'BCE –', '499']);
  expect(linesOf('vor\u00a03000\u00a0v.\u00a0Chr.')).toEqual(['vor\u00a03000', 'v.\u00a0Chr.']);
});
