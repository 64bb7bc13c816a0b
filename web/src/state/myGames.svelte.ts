/** The games of this device that are not over, looked up again and again while the page is open. */
import { playerCalled } from '../table/bots';
import { botNames, readTable, Refused } from '../net/api';
import { inOrder, type MyGame, myGame, newlyMine } from '../lib/myGames';
import { notifyTurn } from '../lib/sound';
import { t } from '../i18n/i18n.svelte';
import { settings } from './settings.svelte';
import type { TableSummary } from '../wire';

/** The most games that are looked up. */
const LISTED = 8;
/** A game of a day a move needs no more; on the first page one watches. */
const CALM_INTERVAL = 60_000;
const LIVE_INTERVAL = 8_000;

let games = $state.raw<MyGame[]>([]);
let isKnown = $state(false);

export const myGames = {
  get list(): MyGame[] {
    return games;
  },
  /** Whether they have been looked up once. */
  get isKnown(): boolean {
    return isKnown;
  },
  /** How many wait for somebody here. */
  get waiting(): number {
    return games.filter((one) => one.mine).length;
  },
};

/** Looks them up until the answer is called; `live` on the screen that shows them. */
export function followMyGames(live: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function look() {
    if (settings.seats.length > 0 || games.length > 0) await refresh().catch(() => undefined);
    isKnown = true;
    if (!stopped) timer = setTimeout(() => void look(), live ? LIVE_INTERVAL : CALM_INTERVAL);
  }
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function refresh() {
  // People who share this device have several seats at one table.
  const tables = [...new Set(settings.seats.map((seat) => seat.table))].slice(0, LISTED);
  const found = await Promise.all(tables.map(lookUp));
  const running = found.filter((table) => table !== null);
  const names = running.length > 0 ? await botNames(settings.lang) : new Map();
  const named = running.map((table) => ({
    ...table,
    players: table.players.map((player) => ({ ...player, name: playerCalled(player, names) })),
  }));
  const now = inOrder(named.map((table) => myGame(table, settings.seats)));
  // The first look finds what has waited all along.
  if (isKnown && settings.notify && newlyMine(games, now).length > 0) notifyTurn(t('your-turn'));
  games = now;
}

/** A table whose game is not over; a closed one is forgotten. */
async function lookUp(id: string): Promise<TableSummary | null> {
  try {
    const table = await readTable(id, settings.lang);
    if (table.phase === 'closed') settings.forgetSeat(id);
    return table.phase === 'lobby' || table.phase === 'playing' ? table : null;
  } catch (problem) {
    if (problem instanceof Refused && problem.body.code === 'no_such_table') settings.forgetSeat(id);
    return games.find((one) => one.table.table === id)?.table ?? null;
  }
}
