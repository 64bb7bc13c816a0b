import { expect, test } from 'vitest';

import { dateSize, inTwoLines, isWide } from './dateSize';

test('a year is large', () => {
  expect(['1492', '508 BCE', 'c. 50 BCE', '312 p.n.e.'].map(dateSize)).toEqual(['short', 'short', 'short', 'short']);
});
test('spaces and stops do not make a date too long for one line', () => {
  expect(['331 до н. э.', 'c. 6000 BCE', 'ca. 6000 a.C.', 'ok. 300 p.n.e.', '14th century'].map(dateSize)).toEqual(
    Array(5).fill('long'),
  );
});
test('what fits in small letters on a large card alone is longer, what cannot is the longest', () => {
  expect(['ок. 6000 до н. э.', '2600–2400 BCE', '375 million years ago'].map(dateSize)).toEqual([
    'longer',
    'longer',
    'longest',
  ]);
});
test('millions of years need a wider chip', () => {
  expect(['1492', 'ок. 6000 до н. э.', '375 миллионов лет назад'].map(isWide)).toEqual([false, false, true]);
});

test('a long date breaks before its era, and nowhere else', () => {
  expect(inTwoLines('ок.\u00a040\u00a0000\u00a0до\u00a0н.\u00a0э.')).toBe('ок.\u00a040\u00a0000 до\u00a0н.\u00a0э.');
  expect(inTwoLines('539\u00a0av.\u00a0J.-C.')).toBe('539 av.\u00a0J.-\u2060C.');
});
