import { expect, test } from 'vitest';

import { act } from '../games/chorus/act';
import { foldChorus } from '../games/chorus/fold';
import { foldFrame } from '../table/fold';
import { runOf } from './samples';
import { momentOf, placedBetween, playedOf, tableOf } from './table';

const DATES = [1500, 1900, 1000, 1700];

test('what the server says after a card is what folding that card gives', () => {
  for (const gaps of [[1], [1, 0], [0, 2], [1, 0, 2], [0, 0, 0]]) {
    const [before, after] = [runOf(DATES, gaps.slice(0, -1)), runOf(DATES, gaps)];
    const event = placedBetween(before, after);
    const [told, shown] = [tableOf(after, 'Ada', 'en'), tableOf(before, 'Ada', 'en')];
    expect(foldFrame(shown, { seq: told.seq, event: event!, legal: [] })).toEqual(told);
  }
});

test('a card that was placed is shown step by step, and judged', () => {
  const [before, after] = [runOf(DATES, [1]), runOf(DATES, [1, 2])];
  const view = tableOf(before, 'Ada', 'en').game!.view;
  const event = placedBetween(before, after);
  if (event?.type !== 'played' || event.events.rules !== 'chorus' || view.rules !== 'chorus') throw new Error('chorus');
  expect(act(event.events.list, view)).toMatchObject({ card: { card: 2 }, at: 2, right: false, turns: 'held' });
  expect(foldChorus(view, event.events.list).own).toMatchObject({ hits: [true, false], distance: 2 });
});

test('nothing is shown step by step that was placed elsewhere', () => {
  expect(placedBetween(runOf(DATES, []), runOf(DATES, [1, 0]))).toBeNull();
  expect(placedBetween(runOf(DATES, [1]), runOf(DATES, [1]))).toBeNull();
});

test('whoever comes back finds the last card there to be read', () => {
  expect(momentOf(runOf(DATES, []))).toMatchObject({ closed: null, right: null, said: 0 });
  expect(momentOf(runOf(DATES, [1, 2]))).toMatchObject({
    closed: { card: { card: 2 }, last: 0 },
    right: false,
    said: 2,
  });
});

test('a miss is counted in years, and a right card by its nearest neighbour', () => {
  const played = playedOf(runOf(DATES, [1, 2, 2]));
  expect(played.map(({ id, right, miss, near }) => [id, right, miss, near])).toEqual([
    ['card-1', true, 0, 400],
    ['card-2', false, 900, undefined],
    ['card-3', true, 0, 200],
  ]);
});
