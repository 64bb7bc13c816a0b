import { expect, test } from 'vitest';

import type { Event, TimelineEvent } from '../wire';
import { cueOf } from './cues';
import { playing, turned } from './samples';

const played = (seat: number, ...list: TimelineEvent[]): Event => ({
  type: 'played', seat, by: 'owner', events: { rules: 'timeline', list },
});
const placed: TimelineEvent = { type: 'card_placed', seat: 0, card: turned(4, 1600), gap: 1 };
const misplaced: TimelineEvent = { type: 'card_misplaced', seat: 1, card: turned(4, 1600), gap: 0 };

test('my turn is heard before another’s success', () => {
  expect(cueOf(played(0, placed), playing({ turn: 1 }))).toBe('turn');
  expect(cueOf(played(0, placed), playing({ turn: 0 }))).toBe('right');
});
test('my own move sounds as it went, also when it is my turn again', () => {
  expect(cueOf(played(1, misplaced), playing({ turn: 0 }))).toBe('wrong');
  expect(cueOf(played(1, misplaced), playing({ turn: 1 }))).toBe('wrong');
});
test('the end, talk and silence', () => {
  expect(cueOf({ type: 'ended', seed: '' }, playing({ turn: null }))).toBe('end');
  expect(cueOf({ type: 'signalled', player: 2, preset: 'hello' }, playing({ turn: 0 }))).toBe('word');
  expect(cueOf({ type: 'locked', locked: true }, playing({ turn: 1 }))).toBeNull();
});
