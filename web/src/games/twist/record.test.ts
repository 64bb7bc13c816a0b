import { expect, test } from 'vitest';

import { playedIn } from './record';

function transcript(header: object, ...steps: object[]): string {
  return [header, ...steps].map((line) => JSON.stringify(line)).join('\n') + '\n';
}

test('in twist a blocked card is the one that went wrong', () => {
  const text = transcript(
    { rules: 'twist', seats: ['Ada'] },
    { seat: 0, try: 'c1', went: 'left' },
    { seat: 0, try: 'c2', went: 'blocked', between: ['c1', 'c3'] },
    { seat: 0, drew: [] },
    { seat: 0, discard: 'c4' },
  );
  expect(playedIn(text).map((one) => [one.id, one.right])).toEqual([
    ['c1', true],
    ['c2', false],
  ]);
});
