import { describe, expect, test } from 'vitest';

import type { Event, TableView } from '../wire';
import { foldFrame, place } from './fold';
import { faceUp, tableView, turned } from './samples';
import { timelineView } from '../games/timeline/samples';
import { twistView } from '../games/twist/samples';
import { apart, belongsAt, foldTimeline, missOf, revealOf } from '../games/timeline/fold';
import { canStop, choicesFor, foldTwist, iconToMatch, tallyOf } from '../games/twist/fold';

const fold = (view: TableView, event: Event, at = 1_000) => foldFrame(view, { seq: view.seq + 1, at, event });

const started = (view: TableView): TableView =>
  fold(view, {
    type: 'started',
    game: 1,
    seats: [2, 1],
    commitment: 'c0',
    view: { rules: 'timeline', ...timelineView() },
  });

describe('a table', () => {
  test('frames follow each other', () => {
    expect([place(4, 4), place(4, 5), place(4, 6)]).toEqual(['known', 'next', 'gap']);
  });
  test('an entry that is not for this viewer only counts', () => {
    expect(foldFrame(tableView({ seq: 3 }), { seq: 4 })).toEqual(tableView({ seq: 4 }));
  });
  test('somebody joins and leaves, and the host changes', () => {
    const joined = fold(tableView(), { type: 'joined', player: { player: 3, name: 'Cy', bot: null } });
    expect(joined.players.map((player) => player.name)).toEqual(['Ada', 'Bo', 'Cy']);
    const left = fold(joined, { type: 'left', player: 1, kicked: false, host: 3 });
    expect([left.host, left.players.length]).toEqual([3, 2]);
  });
  test('whoever leaves looks on, and what was named after them is not any more', () => {
    const options = {
      ...tableView().options,
      game: { rules: 'timeline' as const, hand: 4, handicaps: { 1: 2, 2: 1 } },
      first: { type: 'player' as const, player: 1 },
    };
    const view = started(tableView({ you: 1, options }));
    const gone = fold(view, { type: 'left', player: 1, kicked: true, host: 2 });
    expect([view.game?.you, gone.you, gone.game?.you]).toEqual([1, null, null]);
    expect(gone.options.game).toEqual({ rules: 'timeline', hand: 4, handicaps: { 2: 1 } });
    expect(gone.options.first).toEqual({ type: 'random' });
    expect(fold(view, { type: 'left', player: 2, kicked: true, host: 1 }).game?.you).toBe(1);
  });
  test('a game begins: seats by player, mine found, bots driven by bots', () => {
    const view = started(tableView());
    expect(view.phase).toBe('playing');
    expect(view.game?.you).toBe(1);
    expect(view.game?.seats.map((seat) => seat.driver.type)).toEqual(['bot', 'owner']);
  });
  test('a clock runs for people only', () => {
    const clocked = tableView({ options: { ...tableView().options, clock: '30s' } });
    const begun = started(clocked);
    expect(begun.game?.due).toEqual([]);
    const passed: Event = {
      type: 'played',
      seat: 0,
      by: 'bot',
      events: { rules: 'timeline', list: [{ type: 'turn_passed', to: 1 }] },
    };
    expect(fold(begun, passed, 5_000).game?.due).toEqual([{ seat: 1, at: 35_000 }]);
  });
  test('a pin replaces the same player’s pin on that card, and goes with the card', () => {
    let view = fold(tableView({ rules: 'twist' }), {
      type: 'started',
      game: 1,
      seats: [1, 2],
      commitment: '',
      view: { rules: 'twist', ...twistView() },
    });
    view = fold(view, { type: 'pinned', player: 2, card: 1, pin: { type: 'play' } });
    view = fold(view, { type: 'pinned', player: 2, card: 1, pin: { type: 'discard' } });
    expect(view.game?.pins).toEqual([{ player: 2, card: 1, pin: { type: 'discard' } }]);
    view = fold(view, {
      type: 'played',
      seat: 0,
      by: 'owner',
      events: { rules: 'twist', list: [{ type: 'card_discarded', seat: 0, card: turned(1, 5, ['sun', 'key']) }] },
    });
    expect(view.game?.pins).toEqual([]);
  });
  test('the end opens the seed', () => {
    const ended = fold(started(tableView()), { type: 'ended', seed: 'ff' });
    expect([ended.phase, ended.game?.seed]).toEqual(['finished', 'ff']);
  });
  test('chat keeps the last fifty', () => {
    let view = tableView();
    for (let i = 0; i < 60; i += 1) {
      view = fold(view, { type: 'said', line: { player: 1, name: 'Ada', at: i, text: `${i}` } });
    }
    expect([view.chat.length, view.chat[0]?.text]).toEqual([50, '10']);
  });
});

describe('timeline', () => {
  test('a right card stays in the line (TC-8)', () => {
    const after = foldTimeline(timelineView(), [
      { type: 'card_placed', seat: 0, card: turned(1, 1600), gap: 1 },
      { type: 'turn_passed', to: 1 },
    ]);
    expect(after.line.map((card) => card.card)).toEqual([10, 1, 11]);
    expect(after.hands[0]?.map((card) => card.card)).toEqual([2]);
    expect(after.turn).toBe(1);
  });
  test('a wrong card is discarded and another drawn (TC-9)', () => {
    const after = foldTimeline(timelineView(), [
      { type: 'card_misplaced', seat: 0, card: turned(1, 1600), gap: 0 },
      { type: 'card_drawn', seat: 0, card: faceUp(20), draw_top: faceUp(21) },
    ]);
    expect(after.discard.map((card) => card.card)).toEqual([1]);
    expect(after.hands[0]?.map((card) => card.card)).toEqual([2, 20]);
    expect([after.n_draw, after.draw_top?.card]).toEqual([4, 21]);
  });
  test('a reshuffle empties the discard pile (TC-10)', () => {
    const view = timelineView({ discard: [turned(5, 1)], n_draw: 0, draw_top: null });
    const after = foldTimeline(view, [{ type: 'pile_reshuffled', n_draw: 1, draw_top: faceUp(5) }]);
    expect([after.discard, after.n_draw, after.draw_top?.card]).toEqual([[], 1, 5]);
  });
  test('rounds end, players are eliminated and dropped (TC-14, TC-17)', () => {
    const after = foldTimeline(timelineView(), [
      { type: 'seat_dropped', seat: 1, cards: [turned(3, 7)] },
      { type: 'round_ended', round: 1, out: [], eliminated: [0] },
    ]);
    expect(after.standings).toEqual(['eliminated', 'dropped']);
    expect([after.round, after.discard.length, after.hands[1]]).toEqual([2, 1, []]);
  });
  test('the end', () => {
    const outcome = { winners: [1], rounds: 4 };
    const after = foldTimeline(timelineView(), [{ type: 'game_ended', outcome }]);
    expect([after.turn, after.outcome]).toEqual([null, outcome]);
  });
  test('a wrong card belonged elsewhere, and by how much it missed', () => {
    const { line } = timelineView();
    const wrong = revealOf(line, [{ type: 'card_misplaced', seat: 0, card: turned(1, 1600), gap: 0 }]);
    expect(wrong).toMatchObject({ right: false, gap: 0, belongs: 1 });
    expect(
      missOf(
        line.map((card) => card.back.value),
        1600,
        0,
      ),
    ).toBe(150);
    expect(
      missOf(
        line.map((card) => card.back.value),
        1600,
        1,
      ),
    ).toBe(0);
    expect(
      missOf(
        line.map((card) => card.back.value),
        1600,
        2,
      ),
    ).toBe(369);
    expect(belongsAt(line, 1450)).toBe(1);
  });
  test('there is no year 0 (D-2)', () => {
    expect(apart(-1, 1)).toBe(1);
  });
});

describe('twist', () => {
  test('ends of the row grow, and with them the slots (CO-8, CO-9, CO-12)', () => {
    const left = foldTwist(twistView(), [{ type: 'card_tried', seat: 0, card: turned(1, 5), went: { to: 'left' } }]);
    expect(left.row.map((stack) => stack[0]?.card)).toEqual([1, 10, 11]);
    expect([left.slots.length, left.tried, left.n_placed]).toEqual([2, true, 1]);
    const right = foldTwist(left, [{ type: 'card_tried', seat: 0, card: turned(2, 500), went: { to: 'right' } }]);
    expect(right.row.at(-1)?.[0]?.card).toBe(2);
  });
  test('a slot is filled, a stack grows in row and slot alike (CO-7, CO-10)', () => {
    const slot = foldTwist(twistView(), [
      { type: 'card_tried', seat: 0, card: turned(1, 150), went: { to: 'slot', earlier: 10, later: 11 } },
      { type: 'card_tried', seat: 0, card: turned(2, 150), went: { to: 'stack', on: 1 } },
    ]);
    expect(slot.slots).toEqual([[turned(1, 150), turned(2, 150)]]);
    expect(slot.tally).toMatchObject({ main: 2, slots: 2, hands: 0 });
  });
  test('a blocked card lies crosswise with its date (CO-11)', () => {
    const view = foldTwist(twistView(), [
      { type: 'card_tried', seat: 0, card: turned(1, 150), went: { to: 'blocked', earlier: 10, later: 11 } },
    ]);
    expect(view.hands[0]?.[0]).toMatchObject({ lies: 'blocked', back: { value: 150 } });
    expect(view.n_placed).toBe(0);
  });
  test('drawing, passing and the score', () => {
    const view = foldTwist(twistView(), [
      { type: 'card_discarded', seat: 0, card: turned(1, 5, ['sun', 'key']) },
      { type: 'cards_drawn', seat: 0, cards: [faceUp(20)], draw_top: null },
      { type: 'turn_passed', to: 1 },
    ]);
    expect([view.n_draw, view.turn, view.tried]).toEqual([2, 1, false]);
    // 2·2 in the row, −2 discarded, −2 in the pile, −2 before players (CO-21)
    expect(view.tally.score).toBe(-2);
    expect(iconToMatch(view)).toBe('key');
  });
  test('ranks (CO-23)', () => {
    const rank = (main: number) =>
      tallyOf(
        twistView({ row: Array.from({ length: main }, (_, i) => [turned(i, i)]), n_draw: 0, hands: [], discard: [] }),
      ).rank;
    expect([rank(0), rank(5), rank(6), rank(30), rank(31)]).toEqual([1, 1, 2, 6, 7]);
  });
  test('what may be done with a card', () => {
    const view = twistView();
    const [sun, key] = view.hands[0]!;
    expect(choicesFor(view, sun!)).toEqual({ canTry: true, canDiscard: true });
    expect(choicesFor(view, key!)).toEqual({ canTry: true, canDiscard: false });
    const trying = { ...view, tried: true, n_placed: 1 };
    expect(choicesFor(trying, sun!).canDiscard).toBe(false);
    expect([canStop(view), canStop(trying)]).toEqual([false, true]);
    expect(choicesFor(view, { lies: 'blocked', ...turned(9, 1, ['sun', 'key']) }).canTry).toBe(false);
  });
});
