import { expect, test } from 'vitest';

import { LANGS } from '../i18n/languages';
import { byMonth, dayInMonth, dayOf, dayWords, monthWords } from './days';

test('a day is the same everywhere, and what is said of it has no year', () => {
  expect(dayOf(Date.parse('2026-11-19T23:59:59Z'))).toBe('2026-11-19');
  expect(dayWords('2026-11-19', 'en')).toBe('Thursday 19 November');
  expect(dayInMonth('2026-11-19', 'de')).toBe('19. November');
  for (const lang of LANGS)
    expect(dayWords('2026-11-19', lang) + dayInMonth('2026-11-19', lang), lang).not.toMatch(/2026/);
});

test('past days are listed by month, the latest first', () => {
  const days = ['2026-12-01', '2026-11-30', '2026-11-29'].map((date) => ({ date }));
  const months = byMonth(days);
  expect(months.map(({ month, days }) => [monthWords(month, 'en'), days.length])).toEqual([
    ['December 2026', 1],
    ['November 2026', 2],
  ]);
});
