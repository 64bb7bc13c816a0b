import { describe, expect, test } from 'vitest';

import { playing } from '../games/timeline/samples';
import { playingTrek } from '../games/trek/samples';
import { card as trekCard } from '../games/trek/samples';
import { twistView } from '../games/twist/samples';
import { chorusView, closing } from '../games/chorus/samples';
import type { ChorusEvent, Event, GameEvents, TableView, TimelineEvent, TrekEvent, TwistEvent } from '../wire';
import { actOf } from './act';
import { faceUp, playingAt, turned } from './samples';
import { type Act, type Clock, Sequencer, type Showing, showingOf, stepsOf, type Tempo } from './sequence';

const MOVING: Tempo = { pace: 'usual', isCalm: false };

/** A clock of which each frame is drawn by hand. */
function handClock() {
  let frame: ((now: number) => void) | null = null;
  let now = 0;
  const clock: Clock = (call) => {
    frame = call;
    return () => (frame = null);
  };
  /** Draws frames of 16 ms for so long. */
  const run = (long: number) => {
    for (const end = now + long; now < end && frame; now += 16) frame(now);
  };
  return { clock, run, isRunning: () => frame !== null };
}

/** Everything a table would do, in order. */
function watch(tempo: Tempo = MOVING, letters = 40) {
  const time = handClock();
  const done: string[] = [];
  const seen: (Showing | null)[] = [];
  const waiting: number[] = [];
  const sequencer = new Sequencer<string>(time.clock, {
    show(showing, n_waiting) {
      seen.push(showing);
      waiting.push(n_waiting);
    },
    reach: (phase, item, long) => done.push(`${item} ${phase}${long === 0 ? ' passed' : ''}`),
    letters: () => letters,
    tempo: () => tempo,
  });
  return { ...time, sequencer, done, seen, waiting, now: () => seen.at(-1)?.phase ?? null };
}

const ACT: Act = {
  rules: 'timeline',
  seat: 0,
  card: faceUp(3),
  at: 1,
  what: 'place',
  turns: 'held',
  isCrucial: false,
  goesOn: false,
  back: turned(3, 1600).back,
  right: false,
};

describe('one thing after the other', () => {
  test('slide, breath, turn, date, verdict, consequence, and time to read', () => {
    const { sequencer, run, done, isRunning } = watch();
    sequencer.add('a', ACT);
    expect(done).toEqual(['a slide']);
    run(20_000);
    expect(done).toEqual(['a slide', 'a breath', 'a turn', 'a date', 'a verdict', 'a consequence', 'a rest']);
    expect(isRunning()).toBe(false);
  });
  test('a held breath is 600 to 900 ms, and longer where more hangs on it', () => {
    const breath = (act: Act) => stepsOf(act, false, 40, MOVING).find(({ phase }) => phase === 'breath')!.long;
    expect(breath(ACT)).toBeGreaterThanOrEqual(600);
    expect(breath(ACT)).toBeLessThanOrEqual(900);
    expect(breath({ ...ACT, isCrucial: true })).toBeGreaterThan(1_200);
  });
  test('a card that lies there already does not slide', () => {
    const { sequencer, done } = watch();
    sequencer.add('a', ACT, { isPlaced: true });
    expect(done).toEqual(['a slide passed', 'a breath']);
  });
  test('what turns at once has no breath, and what does not turn neither turns nor shows a date', () => {
    const phases = (turns: Act['turns']) =>
      stepsOf({ ...ACT, turns }, false, 40, MOVING).flatMap(({ phase, long }) => (long > 0 ? [phase] : []));
    expect(phases('at-once')).toEqual(['slide', 'turn', 'date', 'verdict', 'consequence', 'rest']);
    expect(phases('not')).toEqual(['slide', 'verdict', 'consequence', 'rest']);
  });
  test('what goes on in the same turn is no reason to wait, and one’s own known moves are there at once', () => {
    const phases = (act: Act, isPlaced: boolean) =>
      stepsOf(act, isPlaced, 40, MOVING).flatMap(({ phase, long }) => (long > 0 ? [phase] : []));
    const known: Act = { ...ACT, turns: 'not' };
    expect(phases({ ...known, goesOn: true }, false)).toEqual(['slide', 'consequence']);
    expect(phases({ ...known, goesOn: true }, true)).toEqual([]);
    expect(phases(known, true)).toEqual(['rest']);
  });
  test('the next move waits until the one before was read', () => {
    const { sequencer, run, done, waiting, now } = watch();
    sequencer.add('a', ACT);
    sequencer.add('b', ACT);
    expect(waiting.at(-1)).toBe(1);
    run(3_400);
    expect(now()).toBe('rest');
    expect(done.some((one) => one.startsWith('b'))).toBe(false);
    run(20_000);
    expect(done.filter((one) => one.startsWith('b'))).toHaveLength(7);
  });
  test('what has no act comes in its turn too', () => {
    const { sequencer, run, done } = watch();
    sequencer.add('a', ACT);
    sequencer.add('b', null);
    sequencer.add('c', ACT);
    run(6_000);
    expect(done.slice(6, 10)).toEqual(['a rest', 'b verdict passed', 'b consequence passed', 'c slide']);
  });
  test('a screen that draws late shows every phase all the same', () => {
    const time = { frame: (_: number) => {} };
    const phases: string[] = [];
    const sequencer = new Sequencer<string>(
      (call) => {
        time.frame = call;
        return () => {};
      },
      {
        show: (showing) => showing && phases.push(showing.phase),
        reach: () => {},
        letters: () => 0,
        tempo: () => MOVING,
      },
    );
    sequencer.add('a', ACT);
    for (let now = 0; now < 100_000; now += 10_000) time.frame(now);
    expect(phases).toEqual(['slide', 'breath', 'turn', 'date', 'verdict', 'consequence', 'rest']);
  });
});

describe('what happens beside', () => {
  const beside = { isBeside: true };
  test('is there at once while one reads, and takes nothing away that is read', () => {
    const { sequencer, run, done, now, waiting } = watch();
    sequencer.add('a', ACT);
    run(3_400);
    expect(now()).toBe('rest');
    sequencer.add('b', null, beside);
    expect([done.at(-1), now(), waiting.at(-1)]).toEqual(['b consequence passed', 'rest', 0]);
  });
  test('comes with the rest when something is being shown, and never before it', () => {
    const { sequencer, run, done } = watch();
    sequencer.add('a', ACT);
    run(500);
    sequencer.add('b', null, beside);
    expect(done.at(-1)).toBe('a breath');
    run(2_900);
    expect(done.slice(-4)).toEqual(['a consequence', 'a rest', 'b verdict passed', 'b consequence passed']);
  });
  test('is there while one reads about a card; what is to be read is not', () => {
    const { sequencer, done, waiting } = watch();
    sequencer.read(true);
    sequencer.add('a', null, beside);
    sequencer.add('b', ACT);
    sequencer.add('c', null, beside);
    expect([done, waiting.at(-1)]).toEqual([['a verdict passed', 'a consequence passed'], 2]);
  });
});

describe('the reader decides', () => {
  test('a tap ends the breath, the next one the rest of it, a third one lets the next move come', () => {
    const { sequencer, run, now, done } = watch();
    sequencer.add('a', ACT);
    sequencer.add('b', ACT);
    run(500);
    expect(now()).toBe('breath');
    sequencer.hurry();
    expect(now()).toBe('verdict');
    expect(done).toEqual(['a slide', 'a breath', 'a turn passed', 'a date passed', 'a verdict']);
    sequencer.hurry();
    expect(now()).toBe('rest');
    expect(done.at(-2)).toBe('a consequence passed');
    sequencer.hurry();
    expect(done.at(-1)).toBe('b slide');
  });
  test('a tap takes nothing away that nothing follows', () => {
    const { sequencer, run, now } = watch();
    sequencer.add('a', ACT);
    run(3_400);
    sequencer.hurry();
    expect(now()).toBe('rest');
  });
  test('nothing comes while one reads about a card', () => {
    const { sequencer, run, now, done } = watch();
    sequencer.add('a', ACT);
    run(3_400);
    sequencer.read(true);
    sequencer.add('b', ACT);
    run(60_000);
    expect(now()).toBe('rest');
    sequencer.read(false);
    run(5_000);
    expect(done).toContain('b slide');
  });
  test('whoever opens a card when nothing is shown is waited for as well', () => {
    const { sequencer, done, waiting } = watch();
    sequencer.read(true);
    sequencer.add('a', ACT);
    expect([done, waiting.at(-1)]).toEqual([[], 1]);
    sequencer.read(false);
    expect(done).toEqual(['a slide']);
  });
  test('a clock that runs for the reader waits for nobody', () => {
    const { sequencer, done, run } = watch({ pace: 'urgent', isCalm: false });
    sequencer.read(true);
    sequencer.add('a', ACT);
    run(1_600);
    expect(done).toContain('a consequence');
    expect(done.at(-1)).toBe('a rest passed');
  });
  test('with reduced motion nothing moves and nothing is held, but there is time to read', () => {
    const { sequencer, done, now } = watch({ pace: 'usual', isCalm: true });
    sequencer.add('a', ACT);
    expect(now()).toBe('rest');
    expect(done.at(-1)).toBe('a rest');
    expect(done.slice(0, -1).every((one) => one.endsWith('passed'))).toBe(true);
  });
  test('at the fastest everything is there at once', () => {
    const { sequencer, done, now, isRunning } = watch({ pace: 'none', isCalm: true });
    sequencer.add('a', ACT);
    sequencer.add('b', null);
    expect([done.at(-1), now(), isRunning()]).toEqual(['b consequence passed', null, false]);
  });
  test('what was missed for long is not shown step by step', () => {
    const { sequencer, done, run } = watch();
    sequencer.read(true);
    for (let n = 1; n <= 9; n += 1) sequencer.add(String(n), ACT);
    sequencer.read(false);
    run(60_000);
    expect(done.slice(0, 4)).toEqual(['1', '2'].flatMap((n) => [`${n} verdict passed`, `${n} consequence passed`]));
    expect(done).toContain('6 slide');
    expect(done.filter((one) => /consequence/.test(one))).toHaveLength(9);
  });
  test('somebody who does not look is shown all of it at once, and each thing once', () => {
    const { sequencer, done, run, now } = watch();
    sequencer.add('a', ACT);
    sequencer.add('b', ACT);
    run(500);
    sequencer.flush();
    expect(done.slice(2)).toEqual([
      'a turn passed',
      'a date passed',
      'a verdict passed',
      'a consequence passed',
      'b verdict passed',
      'b consequence passed',
    ]);
    expect(now()).toBeNull();
  });
});

/** Every kind of event that a game shows in steps, with another outcome of the same move beside it. */
const inTimeline = (...list: TimelineEvent[]): GameEvents => ({ rules: 'timeline', list });
const inTwist = (...list: TwistEvent[]): GameEvents => ({ rules: 'twist', list });
const inTrek = (...list: TrekEvent[]): GameEvents => ({ rules: 'trek', list });
const inChorus = (...list: ChorusEvent[]): GameEvents => ({ rules: 'chorus', list });
const timeline = playing();
const twist = playingAt({ rules: 'twist', ...twistView() });
const trek = playingTrek();
const chorus = (choice: number | null, change = {}) =>
  playingAt({ rules: 'chorus', ...chorusView({ own: { ...chorusView().own!, choice }, ...change }) });
/** Ada says "done" with gap 2, and the card is closed by it. */
const saysDone: ChorusEvent = { type: 'chosen', seat: 1, done: true, own: { gap: 2 } };
const closes = (first: number): ChorusEvent => ({
  type: 'card_closed',
  closed: closing({ first, last: first, counts: [0, 1, first] }),
  out: [],
  next: faceUp(3 + first),
});
const alone = (first: number): ChorusEvent => ({
  type: 'own_card_closed',
  closed: closing({ first, last: first }),
  seats: chorusView().seats,
  next: faceUp(3 + first),
});
const between = { earlier: 10, later: 11 };
const blockedTwist = playingAt({
  rules: 'twist',
  ...twistView({ hands: [[{ lies: 'blocked', ...turned(1, 150, ['sun', 'key']) }], []] }),
});

const VISIT = {
  type: 'card_taken',
  seat: 0,
  taken: { type: 'card', ...trekCard(1, 1600) },
  space: 1,
  spent: 0,
  watch: 5,
  points: 0,
  crystals: 0,
  journey: 'continues',
} as const;

const CASES: [what: string, before: TableView, happened: GameEvents, otherwise: GameEvents, phases: string[]][] = [
  [
    'timeline: a card is placed',
    timeline,
    inTimeline({ type: 'card_placed', seat: 0, card: turned(1, 1500), gap: 1 }, { type: 'turn_passed', to: 1 }),
    inTimeline(
      { type: 'card_misplaced', seat: 0, card: turned(1, 1980), gap: 1 },
      { type: 'card_drawn', seat: 0, card: faceUp(20), draw_top: null },
      { type: 'turn_passed', to: 1 },
    ),
    ['slide', 'breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'twist: a card is tried',
    twist,
    inTwist({ type: 'card_tried', seat: 0, card: turned(1, 150, ['sun', 'key']), went: { to: 'slot', ...between } }),
    inTwist({ type: 'card_tried', seat: 0, card: turned(1, 900, ['sun', 'eye']), went: { to: 'right' } }),
    ['slide', 'breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'twist: a card is blocked',
    twist,
    inTwist({ type: 'card_tried', seat: 0, card: turned(1, 150, ['sun', 'key']), went: { to: 'blocked', ...between } }),
    inTwist({ type: 'card_tried', seat: 0, card: turned(1, 50, ['sun', 'eye']), went: { to: 'left' } }),
    ['slide', 'breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'twist: an upright card is discarded',
    twist,
    inTwist({ type: 'card_discarded', seat: 0, card: turned(1, 150, ['sun', 'key']) }),
    inTwist({ type: 'card_discarded', seat: 0, card: turned(1, 151, ['sun', 'eye']) }),
    ['slide', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'twist: a blocked card is discarded, whose date everybody knows',
    blockedTwist,
    inTwist({ type: 'card_discarded', seat: 0, card: turned(1, 150, ['sun', 'key']) }),
    inTwist({ type: 'card_discarded', seat: 0, card: turned(1, 150, ['sun', 'key']) }),
    ['slide', 'verdict', 'consequence', 'rest'],
  ],
  [
    'trek: a card is visited, whose date everybody knows',
    trek,
    inTrek({ ...VISIT, points: 3, crystals: 1 }),
    inTrek({ ...VISIT, spent: 2, watch: 3, journey: 'closes' }),
    ['slide', 'consequence'],
  ],
  [
    'trek: a token is placed',
    trek,
    inTrek({ type: 'token_placed', seat: 0, token: 'event', column: 'event', points: 3, crystals: 0 }),
    inTrek({ type: 'token_placed', seat: 0, token: 'event', column: 'event', points: 0, crystals: 1 }),
    ['slide', 'consequence'],
  ],
  [
    'trek: a visit that ends the turn',
    trek,
    inTrek({ ...VISIT, points: 3 }, { type: 'turn_passed', to: 1 }),
    inTrek({ ...VISIT, journey: 'closes' }, { type: 'turn_passed', to: 1 }),
    ['slide', 'verdict', 'consequence', 'rest'],
  ],
  [
    'trek: a turn is passed',
    trek,
    inTrek({ type: 'passed', seat: 0 }, { type: 'turn_passed', to: 1 }),
    inTrek({ type: 'passed', seat: 0 }, { type: 'day_ended', day: 1 }),
    ['slide', 'verdict', 'consequence', 'rest'],
  ],
];

CASES.push(
  [
    'chorus: a card that I had put into a gap is turned, because the last of the others is done',
    chorus(2),
    inChorus({ type: 'chosen', seat: 0, done: true }, closes(2)),
    inChorus({ type: 'chosen', seat: 0, done: true }, closes(0)),
    ['breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'chorus: my choice turns it',
    chorus(null),
    inChorus(saysDone, closes(2)),
    inChorus(saysDone, closes(1)),
    ['slide', 'breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'chorus: a card that I passed is turned',
    chorus(null),
    inChorus(closes(2)),
    inChorus(closes(0)),
    ['breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
  [
    'chorus: a card at a pace of my own',
    chorus(null, { pace: 'alone' }),
    inChorus(saysDone, alone(2)),
    inChorus(saysDone, alone(0)),
    ['slide', 'breath', 'turn', 'date', 'verdict', 'consequence', 'rest'],
  ],
);

describe('every kind of event of every game', () => {
  const played = (events: GameEvents): Event => ({ type: 'played', seat: 0, by: 'owner', events });
  test.each(CASES)('%s', (_, before, happened, otherwise, phases) => {
    const act = actOf(played(happened), before)!;
    const steps = stepsOf(act, false, 40, MOVING).filter(({ long }) => long > 0);
    expect(steps.map(({ phase }) => phase)).toEqual(phases);

    // Before the turn nothing in what the screens know depends on the outcome.
    const other = actOf(played(otherwise), before)!;
    const known = (one: Act, phase: 'slide' | 'breath') => showingOf(one, { phase, long: 1 });
    expect(known(act, 'slide')).toEqual(known(other, 'slide'));
    expect(known(act, 'breath')).toEqual(known(other, 'breath'));
    for (const phase of ['slide', 'breath', 'turn', 'date'] as const)
      expect(showingOf(act, { phase, long: 1 }).right).toBeNull();
  });
  test('what shows nothing new is there in its turn', () => {
    const silent: [TableView, Event][] = [
      [timeline, { type: 'dropped', seat: 0, events: inTimeline({ type: 'seat_dropped', seat: 0, cards: [] }) }],
      [twist, played(inTwist({ type: 'stopped', seat: 0 }, { type: 'turn_passed', to: 1 }))],
      [trek, played(inTrek({ type: 'itinerary_chosen', seat: 0, itinerary: null }))],
      [chorus(null), played(inChorus({ type: 'chosen', seat: 0, done: true }))],
      [timeline, { type: 'ended', seed: '' }],
      [timeline, { type: 'locked', locked: true }],
    ];
    for (const [before, event] of silent) expect(actOf(event, before)).toBeNull();
  });
  test('a last card and a play-off are crucial, known before the card turns', () => {
    const last = playing({ hands: [[faceUp(1)], [faceUp(3)]] });
    const placed = played(inTimeline({ type: 'card_placed', seat: 0, card: turned(1, 1500), gap: 1 }));
    expect(actOf(placed, timeline)!.isCrucial).toBe(false);
    expect(actOf(placed, last)!.isCrucial).toBe(true);
    expect(actOf(placed, playing({ standings: ['in', 'eliminated'] }))!.isCrucial).toBe(true);
  });
  test('a card of chorus is shown however it comes to be turned, and says what it was for the viewer', () => {
    const own = inChorus(saysDone, closes(2));
    const events: Event[] = [
      played(own),
      { type: 'card_closed', why: 'clock', events: own },
      { type: 'dropped', seat: 0, events: own },
    ];
    for (const event of events) expect(actOf(event, chorus(null))).toMatchObject({ at: 2, right: true, seat: 1 });
    expect(actOf(played(inChorus(closes(1))), chorus(2))).toMatchObject({ at: 2, right: false });
    // Whoever passed was wrong; whoever looks on is neither, and nor is whoever is out (CH-8).
    expect(actOf(played(inChorus(closes(1))), chorus(null))).toMatchObject({ at: null, right: false });
    const looksOn = chorus(null, { own: null });
    expect(actOf(played(inChorus(closes(1))), looksOn)).toMatchObject({ at: null, right: null });
    const out = chorusView().seats.map((seat) => ({ ...seat, standing: 'eliminated' as const }));
    expect(actOf(played(inChorus(closes(1))), chorus(null, { seats: out }))).toMatchObject({ right: null });
  });
  test('the last card of a run and the last life are crucial', () => {
    const turn = played(inChorus(closes(1)));
    const last = chorusView().line;
    expect(actOf(turn, chorus(1))!.isCrucial).toBe(false);
    expect(actOf(turn, chorus(1, { run: last.length }))!.isCrucial).toBe(true);
    expect(actOf(turn, chorus(1, { lives: 1 }))!.isCrucial).toBe(true);
    expect(actOf(turn, chorus(1, { lives: 2 }))!.isCrucial).toBe(false);
  });
});
