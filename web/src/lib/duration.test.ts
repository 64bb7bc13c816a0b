import { expect, test } from 'vitest';

import { clockFace, clockWords } from './duration';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('seconds are rounded up, so that 0:00 means over', () => {
  const faces = [40_000, 60_001, 1, -5, HOUR - 1_000].map((millis) => clockFace(millis, 'en'));
  expect(faces).toEqual(['0:40', '1:01', '0:01', '0:00', '59:59']);
});

test('a clock of a day shows hours, and more than that days', () => {
  const faces = [HOUR, HOUR + MINUTE, DAY - 1_000, DAY, 2 * DAY + 3 * HOUR + MINUTE].map((millis) =>
    clockFace(millis, 'en'),
  );
  expect(faces).toEqual(['1h', '1h', '23h', '1d', '2d']);
});

test('the ear hears units, in its language', () => {
  const heard = [0, 40_000, 65_000, DAY - 1_000].map((millis) => clockWords(millis, 'en'));
  expect(heard).toEqual(['0 seconds', '40 seconds', '1 minute 5 seconds', '23 hours 59 minutes']);
  expect(clockWords(DAY - 1_000, 'ru')).toBe('23 часа 59 минут');
  expect(clockWords(2 * MINUTE, 'pl')).toBe('2 minuty');
});
