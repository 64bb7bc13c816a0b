import { expect, test } from 'vitest';

import type { By, Event, Why } from '../wire';
import { type Overtime, overtimeAfter } from './overtime';

const played = (seat: number, by: By): Event => ({ type: 'played', seat, by, events: { rules: 'timeline', list: [] } });
const toBot = (seat: number, why: Why): Event => ({
  type: 'handed_over',
  seat,
  to: { type: 'bot', level: 'steady' },
  why,
});
const back: Event = { type: 'handed_over', seat: 1, to: { type: 'owner' }, why: 'asked' };
/** What is known after each event, in seat 1. */
const known = (...events: Event[]) => {
  let now: Overtime = null;
  return events.map((event) => (now = overtimeAfter(now, event, 1)));
};

test('a move by the clock is known until one moves oneself', () => {
  expect(known(played(1, 'clock'), played(0, 'owner'), played(1, 'owner'))).toEqual(['acted', 'acted', null]);
});
test('the second time the reason stays while the bot holds the seat', () => {
  expect(known(played(1, 'clock'), played(1, 'clock'), toBot(1, 'clock'), played(1, 'bot'), back)).toEqual([
    'acted',
    'acted',
    'holds',
    'holds',
    null,
  ]);
});
test('others’ clocks, and a seat given to a bot for another reason, are not one’s own clock', () => {
  expect(known(played(0, 'clock'), toBot(0, 'clock'), toBot(1, 'host'))).toEqual([null, null, null]);
  expect(overtimeAfter(null, played(0, 'clock'), null)).toBeNull();
});
test('another game begins without it', () => {
  const started: Event = { type: 'started', game: 2, seats: [], commitment: '', view: {} as never };
  expect(known(played(1, 'clock'), started)).toEqual(['acted', null]);
});
