import { expect, test } from 'vitest';

import { spots } from './sharePicture';

test('shapes stay inside the picture, apart from each other, and as large as they can', () => {
  for (const n of [1, 13, 14, 40, 120, 300]) {
    const found = spots(n, 1_032, 180);
    expect(found).toHaveLength(n);
    for (const { x, y, size } of found) {
      expect(x + size).toBeLessThanOrEqual(1_032);
      expect(y + size).toBeLessThanOrEqual(180);
    }
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
  }
  expect(spots(5, 1_032, 180)[0]?.size).toBe(74);
  expect(spots(0, 1_032, 180)).toEqual([]);
});
