/** Whether those at a table want another game: one asks, and nobody is pulled away from their result. */
import type { TableView } from '../wire';
import { isHost } from './mine';

export type Asking = {
  /** Whether there is nobody to be asked. */
  isAlone: boolean;
  hosts: boolean;
  /** Whether the viewer has said yes. */
  isSaid: boolean;
  /** Who else wants another game. */
  asked: number[];
  /** Who is here and has not said so yet. */
  missing: number[];
  /** Whether this page is to begin the game: all have said yes, and its viewer is the host. */
  starts: boolean;
};

/** `own` are the players on this device, who answer with one voice; `here` those who are connected. */
export function asking(view: TableView, own: number[], here: number[]): Asking {
  const { you, players, again = [] } = view;
  const others = players.filter(({ player, bot }) => bot === null && player !== you && !own.includes(player));
  const isSaid = you !== null && again.includes(you);
  const hosts = isHost(view);
  const missing = others
    .map(({ player }) => player)
    .filter((player) => here.includes(player) && !again.includes(player));
  return {
    isAlone: others.length === 0 && hosts,
    hosts,
    isSaid,
    asked: others.map(({ player }) => player).filter((player) => again.includes(player)),
    missing,
    starts: hosts && isSaid && missing.length === 0 && view.phase === 'finished',
  };
}

/** Whether somebody who reads a result keeps it, though the next game has begun. */
export function keepsResult(before: TableView, after: TableView): boolean {
  const { you, again = [] } = before;
  const hasBegun = before.phase === 'finished' && after.phase === 'playing' && after.you === you;
  // The host has begun it; whoever watches goes on watching.
  return hasBegun && you !== null && !isHost(before) && !again.includes(you);
}
