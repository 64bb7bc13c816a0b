/** How a game ended, in one sentence for everybody. */
import { MODULES } from '../games/modules';
import { tMessage } from '../i18n/i18n.svelte';
import type { RunningGame } from '../wire';

/** Returns an empty text while the game is not over. */
export function verdict(game: RunningGame): string {
  const { view } = game;
  const said = view.outcome ? MODULES[view.rules].verdict(view, game) : [];
  return said.map(tMessage).join(' ');
}
