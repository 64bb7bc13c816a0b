import { describe, expect, test } from 'vitest';

import type { Event, GameEvents, TimelineEvent, TrekEvent, TrekView } from '../wire';
import { cuesAt, cuesOf } from './cues';
import { card, playingTrek } from '../games/trek/samples';
import { playing } from '../games/timeline/samples';
import { chorusView, closing } from '../games/chorus/samples';
import { faceUp, playingAt, turned } from './samples';

const played = (seat: number, ...list: TimelineEvent[]): Event => ({
  type: 'played',
  seat,
  by: 'owner',
  events: { rules: 'timeline', list },
});
const placed: TimelineEvent = { type: 'card_placed', seat: 0, card: turned(4, 1600), gap: 1 };
const misplaced: TimelineEvent = { type: 'card_misplaced', seat: 1, card: turned(4, 1600), gap: 0 };
const passedTo = (to: number) => ({ type: 'turn_passed' as const, to });

test('another’s success is heard with its verdict, my turn after it', () => {
  const event = played(0, placed, passedTo(1));
  const mine = playing({ turn: 1 });
  expect(cuesAt('verdict', 600, event, mine)).toEqual(['right']);
  expect(cuesAt('consequence', 600, event, mine)).toEqual(['turn']);
  expect(cuesOf(played(0, placed, passedTo(0)), playing({ turn: 0 }))).toEqual([]);
});
test('nothing of the outcome is heard before the verdict', () => {
  for (const phase of ['slide', 'breath', 'turn', 'date'] as const) {
    const heard = (event: TimelineEvent) => cuesAt(phase, 600, played(0, event), playing());
    expect(heard(placed)).toEqual(heard({ ...placed, type: 'card_misplaced' }));
  }
  expect(cuesAt('breath', 0, played(0, placed), playing())).toEqual([]);
});
test('a card of chorus that turns for all is heard as it went for oneself', () => {
  const closed = (hits: boolean[], out: number[] = [], standing: 'in' | 'eliminated' = 'in') => {
    const { seats, own } = chorusView();
    const view = chorusView({
      seats: seats.map((seat) => ({ ...seat, standing })),
      own: { ...own!, hits },
    });
    const events: GameEvents = {
      rules: 'chorus',
      list: [{ type: 'card_closed', closed: closing(), out, next: null }],
    };
    return cuesAt(
      'verdict',
      600,
      { type: 'card_closed', why: 'clock', events },
      playingAt({ rules: 'chorus', ...view }),
    );
  };
  expect(closed([false, true])).toEqual(['right']);
  expect(closed([true, false])).toEqual(['wrong']);
  expect(closed([false, false], [1], 'eliminated')).toEqual(['wrong']);
  // Who was out before has nothing to be right with (CH-8).
  expect(closed([false, false], [], 'eliminated')).toEqual([]);
});
test('a card that is drawn, a last card and a victory are heard after it', () => {
  const drawn: TimelineEvent = { type: 'card_drawn', seat: 1, card: faceUp(9), draw_top: null };
  expect(cuesOf(played(1, misplaced, drawn, passedTo(0)), playing({ turn: 0 }))).toEqual(['draw']);
  const one = playing({ turn: 1, hands: [[faceUp(1)], [faceUp(3)]] });
  expect(cuesOf(played(0, placed, passedTo(1)), one)).toEqual(['last', 'turn']);
  const won = (seat: number) => playing({ turn: null, outcome: { winners: [seat], rounds: 3 } });
  expect(cuesOf({ type: 'ended', seed: '' }, won(1))).toEqual(['win']);
  expect(cuesOf({ type: 'ended', seed: '' }, won(0))).toEqual(['end']);
});
test('my own move sounds as it went, and calls me no second time', () => {
  const event = played(1, misplaced, passedTo(1));
  expect(cuesAt('verdict', 600, event, playing({ turn: 1 }))).toEqual(['wrong']);
  expect(cuesOf(event, playing({ turn: 1 }))).toEqual([]);
});
test('a turn that comes because somebody was dropped is heard', () => {
  const dropped = (...list: TimelineEvent[]): Event => ({
    type: 'dropped',
    seat: 0,
    events: { rules: 'timeline', list },
  });
  expect(cuesOf(dropped({ type: 'seat_dropped', seat: 0, cards: [] }, passedTo(1)), playing({ turn: 1 }))).toEqual([
    'turn',
  ]);
  expect(cuesOf(dropped({ type: 'seat_dropped', seat: 0, cards: [] }), playing({ turn: 1 }))).toEqual([]);
});

describe('itineraries to choose (TR-3)', () => {
  const choosing = (...seats: number[]) => playingTrek({ phase: 'choosing', turn: null, choosing: seats });
  const playedTrek = (seat: number, ...list: TrekEvent[]): Event => ({
    type: 'played',
    seat,
    by: 'owner',
    events: { rules: 'trek', list },
  });
  const begun = (view: Partial<TrekView>) =>
    cuesOf(
      { type: 'started', game: 1, seats: [2, 1], commitment: '', view: playingTrek(view).game!.view },
      playingTrek(view),
    );

  test('are heard when the game starts and when a day begins', () => {
    expect(begun({ phase: 'choosing', turn: null, choosing: [0, 1] })).toEqual(['turn']);
    const morning: TrekEvent = { type: 'day_began', day: 2, row: [card(5, 1)], n_deck: 30 };
    expect(cuesOf(playedTrek(0, morning), choosing(0, 1))).toEqual(['turn']);
  });
  test('are not heard again when another has chosen', () => {
    expect(cuesOf(playedTrek(0, { type: 'itinerary_chosen', seat: 0, itinerary: null }), choosing(1))).toEqual([]);
  });
  test('are over with the first turn', () => {
    expect(cuesOf(playedTrek(0, passedTo(1)), playingTrek({ turn: 1 }))).toEqual(['turn']);
    expect(cuesOf(playedTrek(0, passedTo(0)), playingTrek({ turn: 0 }))).toEqual([]);
  });
});

test('the end, talk and silence', () => {
  expect(cuesOf({ type: 'ended', seed: '' }, playing({ turn: null }))).toEqual(['end']);
  expect(cuesOf({ type: 'signalled', player: 2, preset: 'hello' }, playing({ turn: 0 }))).toEqual(['word']);
  expect(cuesOf({ type: 'locked', locked: true }, playing({ turn: 1 }))).toEqual([]);
});
