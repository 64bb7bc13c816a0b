/** The games of this device that are not over: which wait for somebody here, and for how long. */
import type { Seat } from '../state/settings.svelte';
import type { TableSummary } from '../wire';

export type MyGame = {
  table: TableSummary;
  /** Whether the game waits for somebody on this device. */
  mine: boolean;
  /** The name of whom it waits for otherwise; none if nobody in particular. */
  waitsFor: string | null;
  /** Until when whom it waits for has time. */
  until: number | null;
};

export function myGame(table: TableSummary, seats: Seat[]): MyGame {
  const awaited = table.phase === 'playing' ? (table.awaited ?? []) : [];
  const here = new Set(seats.filter((seat) => seat.table === table.table).map((seat) => seat.player));
  const own = awaited.find(({ player }) => here.has(player));
  const first = own ?? awaited[0];
  const name = first && table.players.find(({ player }) => player === first.player)?.name;
  return { table, mine: own !== undefined, waitsFor: own ? null : (name ?? null), until: first?.until ?? null };
}

/** Those that wait for somebody here come first, the most urgent before the rest; then the latest. */
export function inOrder(games: MyGame[]): MyGame[] {
  const urgency = ({ until }: MyGame) => until ?? Infinity;
  return games.toSorted(
    (left, right) =>
      Number(right.mine) - Number(left.mine) ||
      (left.mine && urgency(left) !== urgency(right) ? urgency(left) - urgency(right) : 0) ||
      right.table.at - left.table.at,
  );
}

/** The tables that have begun to wait for somebody here since the last look. */
export function newlyMine(before: MyGame[], now: MyGame[]): MyGame[] {
  const waited = new Set(before.filter((one) => one.mine).map((one) => one.table.table));
  return now.filter((one) => one.mine && !waited.has(one.table.table));
}
