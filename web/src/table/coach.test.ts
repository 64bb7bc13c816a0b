import { describe, expect, test } from 'vitest';

import type { RunningGame, TimelineView, TrekView, TwistView } from '../wire';
import { usualOptions } from '../lib/options';
import { coachOn, dismiss, lessonsFor, movesOf, NO_COACHING } from './coach';
import { MODULES } from '../games/modules';
import type { TimelineMoment } from '../games/timeline/moment';
import type { TwistMoment } from '../games/twist/moment';
import { faceUp, turned } from './samples';
import { playing, timelineView } from '../games/timeline/samples';
import { trekPlayer, trekView } from '../games/trek/samples';
import { twistView } from '../games/twist/samples';

const options = usualOptions({ rules: 'timeline', hand: 4, handicaps: {} }, 2);

function due(
  view: RunningGame['view'],
  moment: Partial<TimelineMoment | TwistMoment> = {},
  change: Partial<RunningGame> = {},
): string[] {
  return lessonsFor({ ...playing().game!, you: 0, view, ...change }, options, {
    ...MODULES[view.rules].begin(null),
    ...moment,
  });
}
const timeline = (change: Partial<TimelineView> = {}, moment: Partial<TimelineMoment | TwistMoment> = {}) =>
  due({ rules: 'timeline', ...timelineView(change) }, moment);
const twist = (
  change: Partial<TwistView> = {},
  moment: Partial<TimelineMoment | TwistMoment> = {},
  game: Partial<RunningGame> = {},
) => due({ rules: 'twist', ...twistView(change) }, moment, game);
const trek = (change: Partial<TrekView> = {}) => due({ rules: 'trek', ...trekView(change) });
const reveal = (seat: number, right: boolean) => ({ seat, right, card: turned(9, 9), gap: 0, belongs: 0 });

describe('timeline', () => {
  test('begins with a welcome, at one’s own turn', () => {
    expect(timeline()).toContain('welcome');
    expect(timeline({ turn: 1 })).not.toContain('welcome');
  });
  test('explains what one’s own card did, and what others’ cards teach', () => {
    expect(timeline({}, { turns: [reveal(0, true)] })).toContain('right');
    expect(timeline({}, { turns: [reveal(0, false)] })).toContain('wrong');
    expect(timeline({}, { turns: [reveal(1, false)] })).toContain('others');
    // A quick bot does not talk over it.
    expect(timeline({}, { turns: [reveal(0, false), reveal(1, true)] })).toEqual(
      expect.arrayContaining(['wrong', 'others']),
    );
  });
  test('speaks of narrow gaps when the line is long', () => {
    const line = [1, 2, 3, 4, 5].map((n) => turned(n, n));
    expect(timeline({ line })).toContain('gaps');
    expect(timeline({ line: line.slice(1) })).not.toContain('gaps');
  });
  test('tells a last card, an unfinished round and a play-off apart', () => {
    expect(timeline({ hands: [[faceUp(1)], [faceUp(2), faceUp(3)]] })).toContain('last');
    expect(timeline({ hands: [[faceUp(1), faceUp(4)], [faceUp(2)]] })).toContain('other-last');
    expect(timeline({ hands: [[faceUp(1)], []] })).toContain('round');
    const turns = [1, 2, 3, 4].map(() => reveal(1, true));
    const again = timeline({ hands: [[faceUp(1)], [faceUp(2)]] }, { turns });
    expect(again).toContain('play-off');
    expect(again).not.toContain('last');
  });
  test('has nothing to say when it is over, or to a spectator', () => {
    expect(timeline({ outcome: { winners: [0], rounds: 4 } })).toEqual([]);
    expect(due({ rules: 'timeline', ...timelineView() }, {}, { you: null })).toEqual([]);
  });
});

describe('twist', () => {
  const went = (to: 'left' | 'slot' | 'blocked', seat = 0) =>
    ({
      turns: [{ seat, card: turned(9, 9), went: to === 'left' ? { to } : { to, earlier: 1, later: 2 } }],
    }) as Partial<TimelineMoment | TwistMoment>;
  test('explains where one’s card went', () => {
    expect(twist({}, went('left'))).toContain('end');
    expect(twist({}, went('slot'))).toContain('slot');
    expect(twist({}, went('blocked'))).toContain('blocked');
    expect(twist({}, went('left', 1))).not.toContain('end');
    expect(twist({}, went('left', 1))).toContain('others');
  });
  test('says when one may stop, and when one must go on', () => {
    expect(twist({ tried: true, n_placed: 1 })).toContain('stop');
    expect(twist({ tried: true, n_placed: 0 })).toContain('must');
    expect(twist()).not.toContain('must');
  });
  test('points at a card that can be discarded, but not once cards are being turned', () => {
    expect(twist()).toContain('discard');
    expect(twist({ tried: true })).not.toContain('discard');
  });
  test('points at advice pinned on one’s own cards', () => {
    const pin = { player: 2, card: 1, pin: { type: 'play' as const } };
    expect(twist({}, {}, { pins: [pin] })).toContain('advice');
    expect(twist({}, {}, { pins: [{ ...pin, card: 99 }] })).not.toContain('advice');
  });
  test('says when the pile is empty', () => {
    expect(twist({ n_draw: 0 })).toContain('pile');
  });
});

describe('trek', () => {
  const me = (change: Parameters<typeof trekPlayer>[0]) => [trekPlayer(change), trekPlayer()];
  test('begins with the itinerary that chance drew, and the departures', () => {
    expect(trek({ players: me({ journeys: [] }) })).toEqual(['drawn', 'departures']);
  });
  test('speaks of what happens along the day', () => {
    expect(trek({ players: me({ filled: [1, 0, 0, 0] }) })).toContain('tokens');
    expect(trek({ turn: 1 })).toEqual(['hours']);
    expect(trek()).toEqual(['hours', 'journey', 'crystals']);
    const cards = trekPlayer().journeys[0]!;
    expect(trek({ players: me({ journeys: [[...cards, ...cards]] }) })).toContain('ancestor');
    expect(trek({ players: me({ journeys: [cards, cards] }) })).toContain('closed');
    expect(trek({ players: me({ hour: 9 }) })).toContain('noon');
    expect(trek({ turn: 1, players: me({ hour: 12 }) })).toContain('done');
  });
  test('explains the choice of an itinerary and each new day', () => {
    expect(trek({ day: 2, phase: 'choosing', turn: null, choosing: [0, 1], players: me({ hour: 0 }) })).toEqual([
      'itinerary',
      'day',
    ]);
    expect(trek({ day: 3 })).toContain('last-day');
  });
});

describe('a coach', () => {
  test('keeps a lesson while it holds, and gives each once', () => {
    let now = coachOn(NO_COACHING, ['welcome', 'gaps'], 0);
    expect(now.shown).toBe('welcome');
    now = coachOn(now, ['welcome'], 0);
    expect(now.shown).toBe('welcome');
    now = coachOn(now, ['right'], 0);
    expect(now.shown).toBe('right');
    now = coachOn(now, ['welcome', 'gaps'], 0);
    expect(now.shown).toBe('gaps');
  });
  test('goes on when its reader has, read or not', () => {
    let now = coachOn(NO_COACHING, ['right', 'others'], 1);
    now = coachOn(now, ['right', 'others'], 2);
    expect(now.shown).toBe('others');
  });
  test('shows the next lesson when one is put away, and then is silent', () => {
    let now = coachOn(NO_COACHING, ['welcome', 'gaps'], 0);
    now = dismiss(now, ['welcome', 'gaps'], 0);
    expect(now.shown).toBe('gaps');
    now = dismiss(now, ['welcome', 'gaps'], 0);
    expect(now.shown).toBeNull();
    expect(coachOn(now, ['welcome', 'gaps'], 1).shown).toBeNull();
  });
  test('counts its reader’s moves alone', () => {
    const moves = (view: RunningGame['view'], moment: Partial<TimelineMoment | TwistMoment>) =>
      movesOf({ ...playing().game!, you: 0, view }, { ...MODULES[view.rules].begin(null), ...moment });
    expect(moves({ rules: 'timeline', ...timelineView() }, { turns: [reveal(0, true), reveal(1, true)] })).toBe(1);
    expect(moves({ rules: 'trek', ...trekView() }, {})).toBe(1);
  });
});
