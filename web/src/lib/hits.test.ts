import { expect, test } from 'vitest';

import { bestOf, shareOf } from './hits';

const row = (key: string, right: number, tries: number) => ({ key, name: key, right, tries });

test('shares are whole percents, and nothing of nothing is none', () => {
  expect(shareOf({ right: 2, tries: 3 })).toBe(67);
  expect(shareOf({ right: 0, tries: 0 })).toBe(0);
  expect(shareOf({ right: 5, tries: 5 })).toBe(100);
});

test('the best row has the greatest share, and of equals the most cards', () => {
  const rows = [row('few', 1, 1), row('many', 9, 9), row('none', 0, 0), row('less', 9, 10)];
  expect(bestOf(rows)?.key).toBe('many');
  expect(bestOf([row('none', 0, 0)])).toBeNull();
  expect(bestOf([])).toBeNull();
});
