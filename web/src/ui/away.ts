/** Who may let a bot play for somebody who is away. */

/** The game waits so long for the host before anybody else may; the server holds to it too. */
export const HOST_WAITED_FOR = 120_000;

export type Absence = {
  /** Who looks; `null` for a spectator. */
  you: number | null;
  host: number | null;
  /** Whose turn it is. */
  player: number;
  /** How long the game has waited, since it is their turn and since they are away. */
  waited: number;
};

export function mayLetBotPlay({ you, host, player, waited }: Absence): boolean {
  if (you === null) return false;
  return you === host || (player === host && waited > HOST_WAITED_FOR);
}
