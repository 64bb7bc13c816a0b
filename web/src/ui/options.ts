/** What a host chooses, and how it is worded. */
import { t } from '../i18n/i18n.svelte';
import type { Clock, Options, RuleSet } from '../wire';

export const CLOCKS: Clock[] = ['none', '30s', '60s', '2m', '1d'];

/** How many seats a table of a game may have (TC-1, CO-1, TR-1); alone one plays at a table for two. */
export function seatsOf(rules: RuleSet): number[] {
  return rules === 'trek' ? [2, 3, 4] : [2, 3, 4, 5, 6, 7, 8];
}

/** How many cards a hand of timeline may begin with. */
export const HANDS = [3, 4, 5, 6];

/** How many cards more than the others somebody may begin timeline with. */
export const MOST_EXTRA = 6;

/** The bot offered first: a fair match for most people. */
export const USUAL_BOT = 'amateur';

/** The options a host begins with. */
export function usualOptions(seats: number): Options {
  return {
    seats: Math.max(2, seats), clock: 'none', on_leave: 'bot', first: { type: 'random' }, hand: 4,
    handicaps: {}, first_game: false, public: false,
  };
}

/** A year as people say it; there is no year 0. */
function yearWords(year: number): string {
  return year < 0 ? t('year-bce', { year: String(-year) }) : String(year);
}

export function periodWords(from: number | null, to: number | null): string {
  if (from !== null && to !== null) return t('period-both', { from: yearWords(from), to: yearWords(to) });
  if (from !== null) return t('period-from', { from: yearWords(from) });
  return to === null ? '' : t('period-to', { to: yearWords(to) });
}
