import { expect, test } from 'vitest';

import { announce } from './announce';
import { playing, turned } from './samples';

test('another’s move is said politely, then my turn assertively', () => {
  const said = announce(
    {
      type: 'played', seat: 0, by: 'owner',
      events: {
        rules: 'timeline',
        list: [
          { type: 'card_misplaced', seat: 0, card: turned(4, 1600), gap: 0 },
          { type: 'turn_passed', to: 1 },
        ],
      },
    },
    playing(),
  );
  expect(said).toEqual([
    {
      id: 'say-misplaced-between', assertive: false,
      args: { name: 'Bo', title: 'Card 4', date: '1600', left: '1450', right: '1969' },
    },
    { id: 'say-your-turn', args: {}, assertive: true },
  ]);
});

test('another’s turn is not announced', () => {
  const events = { rules: 'timeline' as const, list: [{ type: 'turn_passed' as const, to: 0 }] };
  expect(announce({ type: 'played', seat: 1, by: 'owner', events }, playing())).toEqual([]);
});
