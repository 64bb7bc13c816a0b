import { expect, test } from 'vitest';

import { inOrder, myGame, newlyMine } from './myGames';
import type { TableSummary } from '../wire';

function summary(table: string, change: Partial<TableSummary> = {}): TableSummary {
  return {
    table,
    code: '',
    rules: 'timeline',
    decks: [],
    deck_ids: ['classic'],
    cards: 220,
    topics: [],
    from: null,
    to: null,
    fame: null,
    lang: null,
    phase: 'playing',
    players: [
      { player: 0, name: 'Ada', bot: null },
      { player: 1, name: 'Bo', bot: null },
    ],
    seats: 4,
    room: true,
    clock: '1d',
    public: false,
    game: 1,
    at: 0,
    ...change,
  };
}
const seat = (table: string, player?: number) => ({ table, token: table, rules: 'timeline' as const, at: 0, player });
const waits = (player: number, until: number | null = null) => ({ awaited: [{ player, until }] });

test('a game waits for me, or for somebody by name, and says until when', () => {
  const seats = [seat('a', 0)];
  expect(myGame(summary('a', waits(0, 9)), seats)).toMatchObject({ mine: true, waitsFor: null, until: 9 });
  expect(myGame(summary('a', waits(1, 9)), seats)).toMatchObject({ mine: false, waitsFor: 'Bo', until: 9 });
  expect(myGame(summary('a', { phase: 'lobby' }), seats)).toMatchObject({ mine: false, waitsFor: null });
  // A seat that an older page kept does not say who it is.
  expect(myGame(summary('a', waits(0)), [seat('a')]).mine).toBe(false);
});

test('what waits for me comes first, the most urgent of it before the rest', () => {
  const seats = ['a', 'b', 'c', 'd'].map((table) => seat(table, 0));
  const games = [
    summary('a', { ...waits(1), at: 50 }),
    summary('b', { ...waits(0), at: 1 }),
    summary('c', { ...waits(0, 700), at: 2 }),
    summary('d', { ...waits(0, 300), at: 3 }),
  ].map((table) => myGame(table, seats));
  expect(inOrder(games).map((one) => one.table.table)).toEqual(['d', 'c', 'b', 'a']);
});

test('a game is told once when it begins to wait for me', () => {
  const seats = [seat('a', 0), seat('b', 0)];
  const before = [myGame(summary('a', waits(0)), seats), myGame(summary('b', waits(1)), seats)];
  const now = [myGame(summary('a', waits(0)), seats), myGame(summary('b', waits(0)), seats)];
  expect(newlyMine(before, now).map((one) => one.table.table)).toEqual(['b']);
  expect(newlyMine(now, now)).toEqual([]);
});
