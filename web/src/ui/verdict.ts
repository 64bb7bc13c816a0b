/** How a game ended, in one sentence for everybody. */
import { winnersOf } from '../game/standing';
import { t } from '../i18n/i18n.svelte';
import type { RunningGame } from '../wire';

/** Returns an empty text while the game is not over. */
export function verdict(game: RunningGame): string {
  const { view } = game;
  if (!view.outcome) return '';
  if (view.rules === 'twist') return `${t('score-is', { score: view.tally.score })} ${t(`rank-${view.tally.rank}`)}`;
  const names = winnersOf(game);
  return t('winners', { names: names.join(', '), n: names.length });
}
