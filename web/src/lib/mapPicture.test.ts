import { expect, test } from 'vitest';

import { boxOf, heightOf } from './mapPicture';
import { WIDTH } from './picture';

test('the fields of a picture lie inside it and apart from each other, however many there are', () => {
  for (const [rows, columns] of [
    [1, 9],
    [8, 10],
    [30, 12],
  ] as const) {
    const last = boxOf(rows - 1, columns - 1, columns);
    expect(last.x + last.width).toBeLessThan(WIDTH - 30);
    expect(last.y + last.height).toBeLessThan(heightOf(rows) - 30);
    for (let at = 1; at < columns; at += 1) {
      const [left, right] = [boxOf(0, at - 1, columns), boxOf(0, at, columns)];
      expect(left.width).toBeGreaterThan(40);
      expect(left.x + left.width).toBeLessThan(right.x);
    }
    if (rows > 1) expect(boxOf(0, 0, columns).y + boxOf(0, 0, columns).height).toBeLessThan(boxOf(1, 0, columns).y);
  }
});
