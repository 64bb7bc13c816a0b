import { expect, test } from 'vitest';

import { dateSize, isWide } from './dateSize';

test('a year is large', () => {
  expect(['1492', '508 BCE', 'c. 50 BCE', '312 p.n.e.'].map(dateSize)).toEqual(['short', 'short', 'short', 'short']);
});
test('spaces and stops do not make a date too long for one line', () => {
  expect(['331 до н. э.', 'c. 6000 BCE', 'ca. 6000 a.C.', 'ok. 300 p.n.e.', '14th century'].map(dateSize)).toEqual(Array(5).fill('long'));
});
test('what fits in small letters on a large card alone is longer, what cannot is the longest', () => {
  expect(['ок. 6000 до н. э.', '2600–2400 BCE', '375 million years ago'].map(dateSize)).toEqual(['longer', 'longer', 'longest']);
});
test('millions of years need a wider chip', () => {
  expect(['1492', 'ок. 6000 до н. э.', '375 миллионов лет назад'].map(isWide)).toEqual([false, false, true]);
});
