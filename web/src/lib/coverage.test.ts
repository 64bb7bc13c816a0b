import { expect, test } from 'vitest';

import { bars } from './coverage';

test('bars are measured by the longest and told as shares of all', () => {
  const made = bars([
    { name: 'a', cards: 30 },
    { name: 'b', cards: 60 },
    { name: 'c', cards: 0 },
    { name: 'd', cards: 30 },
  ]);
  expect(made.map((bar) => bar.width)).toEqual([50, 100, 0, 50]);
  expect(made.map((bar) => bar.percent)).toEqual([25, 50, 0, 25]);
});

test('one card among thousands can still be seen', () => {
  const [, few] = bars([
    { name: 'many', cards: 17_000 },
    { name: 'few', cards: 1 },
  ]);
  expect(few).toEqual({ name: 'few', cards: 1, width: 1, percent: 0 });
});

test('no rows and no cards are no division by nothing', () => {
  expect(bars([])).toEqual([]);
  expect(bars([{ name: 'a', cards: 0 }])).toEqual([{ name: 'a', cards: 0, width: 0, percent: 0 }]);
});
