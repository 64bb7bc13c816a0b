/** A first game that teaches by playing: a real table with a gentle bot, and a coach beside it. */
import type { RuleSet } from '../wire';
import { usualOptions } from './options';
import { openTable, proposedName } from './play';
import { settings } from './settings.svelte';

/** In twist the bot is a teammate, whose advice should be worth something. */
const PARTNERS: Record<RuleSet, string> = { timeline: 'novice', twist: 'scholar', trek: 'novice' };
const DECKS: Record<RuleSet, string> = { timeline: 'classic', twist: 'twist', trek: 'trek' };

export async function teach(rules: RuleSet) {
  const options = { ...usualOptions(2), first: { type: 'player' as const, player: 0 }, first_game: rules === 'trek' };
  const wish = { rules, decks: [DECKS[rules]], options, bots: [PARTNERS[rules]] };
  await openTable(wish, proposedName(), true, (table) => (settings.taught = table));
}
