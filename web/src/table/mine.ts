/** What a viewer has to do with a table, and their own seat with a game of cards before players. */
import { MODULES } from '../games/modules';
import type { PlainId } from '../i18n/messages';
import type { RunningGame, TableView } from '../wire';
import { toAct } from './fold';

export type Mine<Card> = {
  seat: number | null;
  /** The cards before the viewer. */
  hand: Card[];
  /** Whether the game waits for this viewer, and no bot holds the seat. */
  myTurn: boolean;
  /** Who is to move. */
  turnName: string;
  /** How many cards each seat has. */
  counts: number[];
};

/** Whether the viewer is the host; a table that everybody has left has none. */
export function isHost({ you, host }: TableView): boolean {
  return you !== null && you === host;
}

/** Why nobody can sit down just now, as the server would refuse it; the lasting reasons come first. */
export function hindrance({
  phase,
  locked,
  players,
  options,
  game,
}: TableView): 'table_locked' | 'table_full' | 'game_running' | null {
  if (locked) return 'table_locked';
  if (players.length >= options.seats) return 'table_full';
  return phase === 'playing' && lateWords(game) === null ? 'game_running' : null;
}

/** How somebody begins who sits down in the middle of a game (CH-12); `null` where nobody can. */
export function lateWords(game: RunningGame | null): PlainId | null {
  return game && (MODULES[game.view.rules].joinsLate?.(game.view) ?? null);
}

/** Whether the game waits for the viewer, and no bot holds the seat. */
export function isMyTurn({ game }: TableView): boolean {
  if (!game || game.you === null || game.seats[game.you]?.driver.type !== 'owner') return false;
  return toAct(game.view).includes(game.you);
}

export function mineOf<Card>(
  game: RunningGame,
  view: { turn: number | null; hands: Card[][] },
  /** Whether the game is only looked at, so that it waits for nobody. */
  readOnly = false,
): Mine<Card> {
  const seat = game.you;
  return {
    seat,
    hand: seat === null ? [] : (view.hands[seat] ?? []),
    myTurn: !readOnly && seat !== null && view.turn === seat && game.seats[seat]?.driver.type === 'owner',
    turnName: view.turn === null ? '' : (game.seats[view.turn]?.name ?? ''),
    counts: view.hands.map((cards) => cards.length),
  };
}

/** Which of the players that share a device is to move; `null` if none of them is. */
export function toMoveAmong(game: RunningGame, turn: number | null, players: (number | null)[]): number | null {
  const seat = turn === null ? undefined : game.seats[turn];
  if (seat?.driver.type !== 'owner') return null;
  const at = players.indexOf(seat.player);
  return at < 0 ? null : at;
}
