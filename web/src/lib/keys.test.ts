import { expect, test } from 'vitest';

import { digit, keyOf } from './keys';

test('digits pick cards', () => {
  expect([digit('1'), digit('9'), digit('0'), digit('a')]).toEqual([0, 8, null, null]);
});
test('letters are found on a keyboard of another alphabet too, and where a Latin one has them', () => {
  expect(keyOf({ key: 'е', code: 'KeyT' })).toBe('t');
  expect(keyOf({ key: 'Д', code: 'KeyL' })).toBe('l');
  expect(keyOf({ key: 'A', code: 'KeyQ' })).toBe('a');
  expect(keyOf({ key: 'ł', code: 'KeyL' })).toBe('ł');
  expect(keyOf({ key: 'Escape', code: 'Escape' })).toBe('escape');
  expect(keyOf({ key: '+', code: 'Equal' })).toBe('+');
  expect(keyOf({ key: 'х', code: 'BracketLeft' })).toBe('х');
});
