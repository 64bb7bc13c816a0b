import { expect, test } from 'vitest';

import { playing, playingTrek, turned, twistView } from './samples';
import { blockedIn, hasWon, isForHall, shareSymbols, spread, trueTime, whyWon } from './standing';

test('true time keeps order and proportion', () => {
  const at = trueTime([turned(1, 1000), turned(2, 1500), turned(3, 2000)]).map((spot) => spot.at);
  expect(at).toEqual([0, 0.5, 1]);
});
test('deep time is bent, and stays in order', () => {
  const at = trueTime([turned(1, -4_500_000_000), turned(2, -65_000_000), turned(3, -4_001), turned(4, -3_999), turned(5, 2000)])
    .map((spot) => spot.at);
  expect([...at].sort((a, b) => a - b)).toEqual(at);
  expect(at[2]).toBeLessThan(0.6);
});
test('one card lies in the middle', () => {
  expect(trueTime([turned(1, 5)])[0]?.at).toBe(0.5);
});
test('shared symbols differ by shape', () => {
  const turns = [{ seat: 0, right: true }, { seat: 1, right: true }, { seat: 0, right: false }];
  expect(shareSymbols(turns, 0)).toBe('●✕');
});
test('labels that would touch are moved apart, in order and inside the line', () => {
  expect(spread([0, 0.5, 1], 0.25)).toEqual([0, 0.5, 1]);
  expect(spread([0, 0, 0], 0.25)).toEqual([0, 0.25, 0.5]);
  expect(spread([0.9, 1, 1], 0.25)).toEqual([0.5, 0.75, 1]);
  expect(spread([], 0.25)).toEqual([]);
});
test('a blocked card has been seen, an upright one has not', () => {
  const blocked = { lies: 'blocked' as const, ...turned(5, 1600) };
  const hands = [[...twistView().hands[0]!, blocked]];
  expect(blockedIn(twistView({ hands })).map((card) => card.card)).toEqual([5]);
});
test('the hall lists victories of timeline, and every result of the other games', () => {
  const ended = (winners: number[]) => playing({ turn: null, outcome: { winners, rounds: 4 } }).game!;
  expect([isForHall(ended([1])), isForHall(ended([0, 1])), isForHall(ended([0]))]).toEqual([true, true, false]);
  expect(isForHall(playingTrek().game!)).toBe(true);
  expect(isForHall({ ...ended([0]), you: null })).toBe(false);
});
test('whoever is called like the winner has not won', () => {
  const { game } = playing({ turn: null, outcome: { winners: [0], rounds: 4 } });
  const alike = { ...game!, seats: game!.seats.map((seat) => ({ ...seat, name: 'Ada' })) };
  expect([hasWon({ ...alike, you: 1 }), hasWon({ ...alike, you: 0 }), hasWon({ ...alike, you: null })]).toEqual([false, true, false]);
});
test('why somebody won is said as it was', () => {
  const { view } = playing().game!;
  if (view.rules !== 'timeline') throw new Error('a game of timeline');
  const ended = (winners: number[], hands: typeof view.hands) => whyWon({ ...view, outcome: { winners, rounds: 4 }, hands });
  const card = view.hands.flat()[0]!;
  expect(ended([0], [[], [card]])).toBe('won-because');
  expect(ended([0], [[card], []])).toBe('won-alone');
  expect(ended([0, 1], [[], []])).toBe('won-together');
});
