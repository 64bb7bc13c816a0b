import { expect, test } from 'vitest';

import type { Event, TimelineEvent } from '../wire';
import { cueOf } from './cues';
import { tableView, timelineView, turned } from './samples';

const playing = (turn: number | null) =>
  tableView({
    phase: 'playing',
    game: {
      game: 1, you: 1, commitment: '', seed: null, due: [], pins: [],
      seats: [
        { player: 2, name: 'Bo', driver: { type: 'owner' } },
        { player: 1, name: 'Ada', driver: { type: 'owner' } },
      ],
      view: { rules: 'timeline', ...timelineView({ turn }) },
    },
  });
const played = (seat: number, ...list: TimelineEvent[]): Event => ({
  type: 'played', seat, by: 'owner', events: { rules: 'timeline', list },
});
const placed: TimelineEvent = { type: 'card_placed', seat: 0, card: turned(4, 1600), gap: 1 };
const misplaced: TimelineEvent = { type: 'card_misplaced', seat: 1, card: turned(4, 1600), gap: 0 };

test('my turn is heard before another’s success', () => {
  expect(cueOf(played(0, placed), playing(1))).toBe('turn');
  expect(cueOf(played(0, placed), playing(0))).toBe('right');
});
test('my own move sounds as it went, also when it is my turn again', () => {
  expect(cueOf(played(1, misplaced), playing(0))).toBe('wrong');
  expect(cueOf(played(1, misplaced), playing(1))).toBe('wrong');
});
test('the end, talk and silence', () => {
  expect(cueOf({ type: 'ended', seed: '' }, playing(null))).toBe('end');
  expect(cueOf({ type: 'signalled', player: 2, preset: 'hello' }, playing(0))).toBe('word');
  expect(cueOf({ type: 'locked', locked: true }, playing(1))).toBeNull();
});
