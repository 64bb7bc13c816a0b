import { expect, test } from 'vitest';

import { shareOf } from './hits';

test('shares are whole percents, and nothing of nothing is none', () => {
  expect(shareOf({ right: 2, tries: 3 })).toBe(67);
  expect(shareOf({ right: 0, tries: 0 })).toBe(0);
  expect(shareOf({ right: 5, tries: 5 })).toBe(100);
});
