import { expect, test } from 'vitest';

import { playedIn } from './record';

function transcript(header: object, ...steps: object[]): string {
  return [header, ...steps].map((line) => JSON.stringify(line)).join('\n') + '\n';
}

const cards = [-10, 1400, 1500, 1969, 1000, 1200].map((date, at) => ({ id: `c${at}`, date }));

test('each card’s miss is counted from the line as it lay then', () => {
  const played = playedIn(
    transcript(
      { rules: 'timeline', seats: ['Ada', 'Bo'], options: { hand: 2 }, cards },
      { seat: 0, place: 'c1', gap: 0, right: false, drew: 'c5' }, // 1400 before 1000
      { seat: 1, place: 'c2', gap: 1, right: true }, // 1000, 1500
      { round_end: 1, out: [] },
      { seat: 0, place: 'c0', gap: 2, right: false, drew: null }, // 10 BCE after 1500
      { seat: 1, place: 'c3', gap: 2, right: true },
      { result: { winners: [1], rounds: 2 } },
    ),
  );
  expect(played).toEqual([
    { seat: 0, id: 'c1', right: false, miss: 400, byBot: false },
    { seat: 1, id: 'c2', right: true, miss: 0, near: 500, byBot: false },
    { seat: 0, id: 'c0', right: false, miss: 1509, byBot: false }, // there is no year 0
    { seat: 1, id: 'c3', right: true, miss: 0, near: 469, byBot: false },
  ]);
});
test('extra cards of a seat come before the first card of the line', () => {
  const header = { rules: 'timeline', seats: ['Ada', 'Bo'], options: { hand: 2, handicap: { 1: 1 } }, cards };
  expect(playedIn(transcript(header, { seat: 0, place: 'c1', gap: 0, right: false }))[0]?.miss).toBe(200);
});
test('what a bot plays for somebody is marked, until they take the seat back', () => {
  const text = transcript(
    { rules: 'timeline', seats: ['Ada', 'Bo'], options: { hand: 2 }, cards },
    { seat: 0, place: 'c1', gap: 1, right: true },
    { seat: 0, handed_to: 'bot:amateur' },
    { seat: 1, place: 'c2', gap: 2, right: true },
    { seat: 0, place: 'c0', gap: 0, right: true },
    { seat: 0, handed_to: 'player' },
    { seat: 0, place: 'c5', gap: 0, right: false, drew: null },
  );
  expect(playedIn(text).map((one) => one.byBot)).toEqual([false, false, true, false]);
});
