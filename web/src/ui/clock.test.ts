import { expect, test } from 'vitest';

import { clockFace } from './clock';

test('seconds are rounded up, so that 0:00 means over', () => {
  expect([clockFace(40_000), clockFace(60_001), clockFace(1), clockFace(-5)]).toEqual(['0:40', '1:01', '0:01', '0:00']);
});
