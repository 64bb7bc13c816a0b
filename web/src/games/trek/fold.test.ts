import { describe, expect, test } from 'vitest';

import type { TrekEvent, TrekView } from '../../wire';
import { announce } from '../../table/announce';
import { foldFrame } from '../../table/fold';
import { card, itinerary, trekPlayer, trekView } from './samples';
import { tableView } from '../../table/samples';
import { dateIndex, foldTrek, journeyPoints, paidFor, stackAt, withoutOwn } from './fold';
import { nextToken, preview, settle, sources, tokenChoices } from './preview';
import { dayTold, decided, finalCount, tell } from './told';

const NONE = { person: 0, event: 0, innovation: 0, progress: 0, wild: 0 };
const game = (view: TrekView) => ({
  game: 1,
  you: 0,
  commitment: '',
  seed: null,
  due: [],
  pins: [],
  legal: [],
  seats: [
    { player: 1, name: 'Ada', driver: { type: 'owner' as const } },
    { player: 2, name: 'Bo', driver: { type: 'owner' as const } },
  ],
  view: { rules: 'trek' as const, ...view },
});

const took = (change: Partial<TrekEvent & { type: 'card_taken' }> = {}): TrekEvent => ({
  type: 'card_taken',
  seat: 0,
  taken: { type: 'card', ...card(2, 1492, { hours: 3, benefits: ['person', 'crystal'] }) },
  space: 2,
  spent: 1,
  watch: 4,
  points: 0,
  crystals: 1,
  journey: 'continues',
  ...change,
});

describe('the fold', () => {
  test('a card taken moves watch, crystals, journey and fills the pool (TR-7 to TR-10)', () => {
    const after = foldTrek(trekView(), [took()]);
    const [ada] = after.players;
    expect([ada?.hour, ada?.crystals, ada?.journeys.at(-1)?.length]).toEqual([4, 2, 2]);
    expect(after.pool).toEqual({ ...NONE, person: 1, event: 1 });
    expect([after.row[2], after.phase, after.stack]).toEqual([null, 'tokens', [1, 0]]);
  });
  test('a card that closes a journey starts another (TR-14)', () => {
    expect(
      foldTrek(trekView(), [took({ journey: 'closes' })]).players[0]?.journeys.map((cards) => cards.length),
    ).toEqual([1, 1]);
  });
  test('an ancestor comes from its pile and leaves the row alone (TR-16, TR-17)', () => {
    const after = foldTrek(trekView(), [took({ taken: { type: 'ancestor' }, space: null })]);
    expect([after.n_ancestors, after.row, after.pool.progress]).toEqual([5, trekView().row, 1]);
  });
  test('a token covers a space and pays (TR-12)', () => {
    const after = foldTrek(foldTrek(trekView(), [took()]), [
      { type: 'token_placed', seat: 0, token: 'person', column: 'person', points: 3, crystals: 1 },
      { type: 'token_returned', seat: 0, token: 'event' },
    ]);
    expect([after.players[0]?.filled, after.players[0]?.points, after.pool]).toEqual([[1, 0, 0, 0], 3, NONE]);
    expect(after.players[0]?.score.total).toBe(3 + 3 + 2);
  });
  test('the row slides and a fresh card comes (TR-17)', () => {
    const view = foldTrek(trekView(), [took({ space: 0 })]);
    const row = [9, 0, 1, 2, 3, 4];
    const after = foldTrek(view, [{ type: 'turn_ended', seat: 0, row, fresh: card(9, 7), n_deck: 29 }]);
    expect(after.row.map((one) => one?.card)).toEqual([9, undefined, 1, 2, 3, 4]);
    expect(after.n_deck).toBe(29);
  });
  test('a pass goes to 12, on top (TR-18)', () => {
    const after = foldTrek(trekView(), [
      { type: 'passed', seat: 0 },
      { type: 'turn_passed', to: 1 },
    ]);
    expect([stackAt(after, 12), after.turn]).toEqual([[0], 1]);
  });
  test('who has left a seat no longer sees its itineraries', () => {
    const own = trekPlayer({ itinerary: itinerary(1), unused: [itinerary(2)] });
    const gone = (phase: 'choosing' | 'turn') =>
      withoutOwn(trekView({ phase, players: [own, trekPlayer()] }), 0).players[0];
    expect([gone('choosing')?.itinerary, gone('choosing')?.unused]).toEqual([null, null]);
    expect([gone('turn')?.itinerary, gone('turn')?.unused]).toEqual([itinerary(1), null]);
  });
  test('another’s choice stays hidden until all are shown (TR-3)', () => {
    const choosing = trekView({
      phase: 'choosing',
      turn: null,
      choosing: [0, 1],
      players: [trekPlayer({ itinerary: null, unused: [itinerary(1), itinerary(2)] }), trekPlayer({ itinerary: null })],
    });
    const one = foldTrek(choosing, [{ type: 'itinerary_chosen', seat: 1, itinerary: null }]);
    expect([one.choosing, one.players[1]?.has_chosen, one.players[1]?.itinerary]).toEqual([[0], true, null]);
    const all = foldTrek(one, [
      { type: 'itinerary_chosen', seat: 0, itinerary: itinerary(2) },
      { type: 'itineraries_revealed', itineraries: [itinerary(2), itinerary(3)] },
    ]);
    expect(all.players.map((player) => player.itinerary?.itinerary)).toEqual([2, 3]);
    expect(all.players[0]?.unused?.map((one) => one.itinerary)).toEqual([1]);
  });
  test('a new day clears itineraries and keeps journeys and crystals (TR-20)', () => {
    const after = foldTrek(trekView(), [
      { type: 'day_ended', day: 1 },
      { type: 'day_began', day: 2, row: [card(50, 1), null, null, null, null, null], n_deck: 31 },
    ]);
    expect(after).toMatchObject({ day: 2, phase: 'choosing', turn: null, choosing: [0, 1], n_deck: 31 });
    expect(after.players[0]).toMatchObject({
      hour: 0,
      filled: [0, 0, 0, 0],
      itinerary: null,
      crystals: 2,
      has_chosen: false,
    });
    expect(after.players[0]?.used.length).toBe(1);
    expect(after.players[0]?.journeys.length).toBe(1);
  });
  test('clocks run for all who choose, each from when it began (TR-3)', () => {
    const table = tableView({
      rules: 'trek',
      options: { ...tableView().options, clock: '30s' },
      players: [
        { player: 1, name: 'Ada', bot: null },
        { player: 2, name: 'Bo', bot: null },
      ],
    });
    const view = trekView({ phase: 'choosing', turn: null, choosing: [0, 1] });
    const begun = foldFrame(table, {
      seq: 2,
      at: 1_000,
      event: { type: 'started', game: 1, seats: [1, 2], commitment: '', view: { rules: 'trek', ...view } },
    });
    expect(begun.game?.due).toEqual([
      { seat: 0, at: 31_000 },
      { seat: 1, at: 31_000 },
    ]);
    const events = { rules: 'trek' as const, list: [{ type: 'itinerary_chosen' as const, seat: 1, itinerary: null }] };
    const one = foldFrame(begun, { seq: 3, at: 9_000, event: { type: 'played', seat: 1, by: 'owner', events } });
    expect(one.game?.due).toEqual([{ seat: 0, at: 31_000 }]);
  });
});

describe('values', () => {
  test('journeys pay by length, and beyond the table by the card (TR-21)', () => {
    const { board } = trekView();
    expect([0, 1, 2, 6, 10, 12].map((length) => journeyPoints(board, length))).toEqual([0, 0, 2, 14, 30, 36]);
  });
  test('a space and the row it completes both pay (TR-12a)', () => {
    const one = itinerary(1);
    expect(paidFor(one, [1, 1, 1, 0], 3)).toEqual([{ points: 6 }]);
    expect(paidFor(one, [1, 2, 2, 2], 0)).toEqual([{ points: 3 }, { crystals: 1 }]);
    // Row 3: only the columns that have a third space count.
    expect(paidFor(one, [2, 2, 1, 1], 0)).toEqual([{ points: 10 }]);
  });
  test('the date index knows what lies in sight and what was visited', () => {
    const states = dateIndex(trekView(), 1).map((date) => date.state);
    expect(states).toEqual(['deck', 'visited', 'row', 'row']);
  });
});

describe('the preview', () => {
  const look = (view: TrekView, space: number, crystals = 0) =>
    preview(view, 0, { type: 'space', space }, crystals, []);

  test('crystals shorten, never below one hour (TR-7a)', () => {
    expect(look(trekView(), 1, 9)).toMatchObject({ hours: 1, crystals: 2, mostCrystals: 2, watch: 3 });
  });
  test('exactly 12 is punctual, past it is late (TR-9)', () => {
    const at = (hour: number) => trekView({ players: [trekPlayer({ hour }), trekPlayer()] });
    expect(look(at(9), 1)).toMatchObject({ watch: 12, punctuality: 3, isLate: false });
    expect(look(at(10), 1)).toMatchObject({ watch: 12, punctuality: 0, isLate: true });
  });
  test('later and equal dates continue, earlier ones close, ancestors always continue (TR-13 to TR-16)', () => {
    expect(look(trekView(), 1)).toMatchObject({ journey: 'continues', length: 2, worth: 2 });
    expect(look(trekView(), 3)).toMatchObject({ journey: 'closes', closedLength: 1, length: 1 });
    expect(preview(trekView(), 0, { type: 'ancestor' }, 0, [])).toMatchObject({ journey: 'continues', hours: 3 });
    const fresh = trekView({ players: [trekPlayer({ journeys: [] }), trekPlayer()] });
    expect(look(fresh, 1)).toMatchObject({ journey: 'starts', length: 1 });
    expect(preview(fresh, 0, { type: 'ancestor' }, 0, [])).toBeNull();
    const elder = trekView({
      players: [trekPlayer({ journeys: [[{ type: 'card', ...card(7, 1933) }, { type: 'ancestor' }]] }), trekPlayer()],
    });
    expect(look(elder, 1)).toMatchObject({ journey: 'closes', closedLength: 2 });
  });
  test('the mat adds its benefit, the deck top has none (TR-10)', () => {
    expect(look(trekView(), 1)?.benefits).toEqual(['wild', 'person']);
    expect(look(trekView(), 0)?.benefits).toEqual(['event']);
  });
  test('who stays furthest back acts again, also on top of another (TR-5, TR-8)', () => {
    const behind = (hour: number) => trekView({ players: [trekPlayer({ hour: 1 }), trekPlayer({ hour })] });
    expect([look(behind(5), 1)?.again, look(behind(4), 1)?.again, look(behind(3), 1)?.again]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('an empty space offers nothing', () => {
    const view = trekView({ row: [null, card(1, 1500), null, null, null, null], n_ancestors: 0 });
    expect(sources(view, trekPlayer())).toEqual([{ type: 'space', space: 1 }]);
    expect(look(view, 0)).toBeNull();
  });
});

describe('tokens', () => {
  test('coloured ones go first and wilds where they pay most, or as wished', () => {
    const one = itinerary(1);
    const usual = settle(one, [1, 1, 1, 0], { ...NONE, wild: 1 }, []);
    expect(usual.placed).toEqual([{ token: 'wild', column: 'progress', points: 6, crystals: 0 }]);
    expect(settle(one, [1, 1, 1, 0], { ...NONE, wild: 1 }, ['event']).placed[0]?.column).toBe('event');
    const both = settle(one, [0, 0, 0, 0], { ...NONE, event: 1, wild: 1 }, ['event']);
    expect(both.placed.map((token) => token.token)).toEqual(['event', 'wild']);
  });
  test('a token without a space is returned (TR-11)', () => {
    expect(settle(itinerary(1), [3, 2, 2, 2], { ...NONE, event: 1, wild: 2 }, ['person']).returned).toEqual([
      'event',
      'wild',
      'wild',
    ]);
  });
  test('a wild asks only while there is a choice', () => {
    const wild = (filled: number[]) =>
      preview(trekView({ players: [trekPlayer({ filled }), trekPlayer()] }), 0, { type: 'space', space: 1 }, 0, []);
    expect(wild([0, 0, 0, 0])?.wildColumns).toEqual(['person', 'event', 'innovation', 'progress']);
    // The person token of the mat fills the last person space: one column is left.
    expect(wild([2, 2, 2, 1])?.wildColumns).toEqual([]);
  });
  test('asked in the middle of a turn, every legal answer is offered', () => {
    const view = trekView({
      phase: 'tokens',
      pool: { ...NONE, event: 1, wild: 1 },
      players: [trekPlayer({ filled: [3, 1, 2, 1] }), trekPlayer()],
    });
    expect(tokenChoices(view, 0)).toEqual([
      { token: 'event', column: 'event' },
      { token: 'wild', column: 'event' },
      { token: 'wild', column: 'progress' },
    ]);
    expect(nextToken(view, 0, [])).toEqual({ token: 'event', column: 'event' });
    expect(tokenChoices(view, 1)).toEqual([]);
  });
});

describe('told', () => {
  test('a visit is told with all it brought, and my turn is said', () => {
    const list: TrekEvent[] = [
      took({ seat: 1, points: 3 }),
      { type: 'token_placed', seat: 1, token: 'person', column: 'person', points: 3, crystals: 0 },
      { type: 'turn_passed', to: 0 },
    ];
    const after = foldTrek(trekView({ turn: 1 }), list);
    const [told] = tell(list, game(after), after);
    expect(told).toMatchObject({
      id: 'trek-told-visit',
      seat: 1,
      args: { name: 'Bo', title: 'Card 2', date: '1492', hours: 2, watch: 4, points: 6, crystals: 1, length: 2 },
    });
    const said = announce(
      { type: 'played', seat: 1, by: 'owner', events: { rules: 'trek', list } },
      tableView({ game: game(after) }),
    );
    expect(said.map((one) => [one.id, one.assertive])).toEqual([
      ['trek-told-visit', false],
      ['say-your-turn', true],
    ]);
  });
  test('a day that ends', () => {
    const list: TrekEvent[] = [
      took({ points: 3 }),
      { type: 'day_ended', day: 1 },
      { type: 'day_began', day: 2, row: [], n_deck: 0 },
    ];
    expect(dayTold(trekView(), list, [0, 0])).toEqual({
      day: 1,
      lines: [
        { seat: 0, today: 3, tokens: 0, open: 2, total: 7 },
        { seat: 1, today: 0, tokens: 0, open: 1, total: 2 },
      ],
    });
    expect(dayTold(trekView(), list, null)?.lines[0]?.today).toBeNull();
    expect(dayTold(trekView(), [took()], null)).toBeNull();
  });
  test('the final count, winners first, and how ties are broken (TR-21, TR-22)', () => {
    const outcome = {
      scores: [20, 20],
      journeys: [
        [2, 5],
        [5, 3],
      ],
      crystals: [0, 0],
      winners: [1],
    };
    const view = trekView({ phase: 'over', outcome });
    expect(finalCount(view).map((row) => row.seat)).toEqual([1, 0]);
    expect(decided(outcome)).toEqual({ by: 'journey', nth: 2 });
    expect(decided({ ...outcome, scores: [20, 21] })).toEqual({ by: 'points' });
    expect(decided({ ...outcome, journeys: [[5], [5]], winners: [0, 1] })).toEqual({ by: 'shared' });
    // A missing journey counts 0.
    expect(decided({ ...outcome, journeys: [[5], [5, 1]] })).toEqual({ by: 'journey', nth: 2 });
  });
});
