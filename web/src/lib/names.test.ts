import { expect, test } from 'vitest';

import { lengthOf } from './names';

test('letters are counted, not the bytes they take, and no spaces around them', () => {
  expect(lengthOf('  Ada ')).toBe(3);
  expect(lengthOf('Мария')).toBe(5);
  expect(lengthOf('𝒜da')).toBe(3);
});
