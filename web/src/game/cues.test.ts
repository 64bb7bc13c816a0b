import { describe, expect, test } from 'vitest';

import type { Event, TimelineEvent, TrekEvent, TrekView } from '../wire';
import { cueOf } from './cues';
import { card, playing, playingTrek, turned } from './samples';

const played = (seat: number, ...list: TimelineEvent[]): Event => ({
  type: 'played', seat, by: 'owner', events: { rules: 'timeline', list },
});
const placed: TimelineEvent = { type: 'card_placed', seat: 0, card: turned(4, 1600), gap: 1 };
const misplaced: TimelineEvent = { type: 'card_misplaced', seat: 1, card: turned(4, 1600), gap: 0 };
const passedTo = (to: number) => ({ type: 'turn_passed' as const, to });

test('my turn is heard before another’s success', () => {
  expect(cueOf(played(0, placed, passedTo(1)), playing({ turn: 1 }))).toBe('turn');
  expect(cueOf(played(0, placed, passedTo(0)), playing({ turn: 0 }))).toBe('right');
});
test('my own move sounds as it went, also when it is my turn again', () => {
  expect(cueOf(played(1, misplaced, passedTo(0)), playing({ turn: 0 }))).toBe('wrong');
  expect(cueOf(played(1, misplaced, passedTo(1)), playing({ turn: 1 }))).toBe('wrong');
});
test('a turn that comes because somebody was dropped is heard', () => {
  const dropped = (...list: TimelineEvent[]): Event => ({ type: 'dropped', seat: 0, events: { rules: 'timeline', list } });
  expect(cueOf(dropped({ type: 'seat_dropped', seat: 0, cards: [] }, passedTo(1)), playing({ turn: 1 }))).toBe('turn');
  expect(cueOf(dropped({ type: 'seat_dropped', seat: 0, cards: [] }), playing({ turn: 1 }))).toBeNull();
});

describe('itineraries to choose (TR-3)', () => {
  const choosing = (...seats: number[]) => playingTrek({ phase: 'choosing', turn: null, choosing: seats });
  const playedTrek = (seat: number, ...list: TrekEvent[]): Event => ({
    type: 'played', seat, by: 'owner', events: { rules: 'trek', list },
  });
  const begun = (view: Partial<TrekView>) =>
    cueOf({ type: 'started', game: 1, seats: [2, 1], commitment: '', view: playingTrek(view).game!.view }, playingTrek(view));

  test('are heard when the game starts and when a day begins', () => {
    expect(begun({ phase: 'choosing', turn: null, choosing: [0, 1] })).toBe('turn');
    const morning: TrekEvent = { type: 'day_began', day: 2, row: [card(5, 1)], n_deck: 30 };
    expect(cueOf(playedTrek(0, morning), choosing(0, 1))).toBe('turn');
  });
  test('are not heard again when another has chosen', () => {
    expect(cueOf(playedTrek(0, { type: 'itinerary_chosen', seat: 0, itinerary: null }), choosing(1))).toBeNull();
  });
  test('are over with the first turn', () => {
    expect(cueOf(playedTrek(0, passedTo(1)), playingTrek({ turn: 1 }))).toBe('turn');
    expect(cueOf(playedTrek(0, passedTo(0)), playingTrek({ turn: 0 }))).toBeNull();
  });
});

test('the end, talk and silence', () => {
  expect(cueOf({ type: 'ended', seed: '' }, playing({ turn: null }))).toBe('end');
  expect(cueOf({ type: 'signalled', player: 2, preset: 'hello' }, playing({ turn: 0 }))).toBe('word');
  expect(cueOf({ type: 'locked', locked: true }, playing({ turn: 1 }))).toBeNull();
});
