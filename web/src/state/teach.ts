/** A first game that teaches by playing: a real table with a gentle bot, and a coach beside it. */
import { SETUPS } from '../games';
import type { RuleSet } from '../wire';
import { changed, usualOptions } from '../lib/options';
import { openTable, proposedName } from './newTable';
import { settings } from './settings.svelte';

export async function teach(rules: RuleSet) {
  const { deck, teaching, options: own } = SETUPS[rules];
  const first = { type: 'player' as const, player: 0 };
  const options = changed(usualOptions(own, 2), [{ first }, teaching.options]);
  const wish = { rules, decks: [deck], lang: settings.lang, options, bots: [teaching.bot] };
  await openTable(wish, proposedName(), true, { whenMade: (table) => (settings.taught = table) });
}
