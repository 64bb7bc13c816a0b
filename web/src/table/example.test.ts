import { expect, test } from 'vitest';

import { only } from '../games/module';
import type { TimelineMoment } from '../games/timeline/moment';
import type { Example, Frame } from '../wire';
import { setUp, tryOut } from './example';
import { playing, timelineView } from '../games/timeline/samples';
import { turned } from './samples';

const frame = (seq: number, gap: number): Frame => ({
  seq,
  event: {
    type: 'played',
    seat: 0,
    by: 'owner',
    events: {
      rules: 'timeline',
      list: [
        { type: 'card_placed', seat: 0, card: turned(1, 1500), gap },
        { type: 'turn_passed', to: 1 },
      ],
    },
  },
});

function example(): Example {
  const start = playing();
  const view = { ...start, seq: 0, game: { ...start.game!, view: { rules: 'timeline' as const, ...timelineView() } } };
  return { name: 'place', view, moves: [{ action: { type: 'place', card: 1, gap: 1 }, frame: frame(1, 1), then: [] }] };
}

test('what the rules allow is done as they did it, whatever the order of the fields', () => {
  const after = tryOut(setUp(example()), { gap: 1, card: 1, type: 'place' });
  const view = after?.view.game?.view;
  expect(view?.rules === 'timeline' && view.line.map((card) => card.back.value)).toEqual([1450, 1500, 1969]);
  expect(only<TimelineMoment>(after!.moment, 'timeline').reveal?.right).toBe(true);
  expect(after?.moves).toEqual([]);
});

test('what they do not allow is not done', () => {
  expect(tryOut(setUp(example()), { type: 'place', card: 1, gap: 2 })).toBeNull();
  expect(tryOut(setUp(example()), { type: 'stop' })).toBeNull();
});
