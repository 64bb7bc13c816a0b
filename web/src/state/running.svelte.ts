/** The game that somebody left by going back in the browser: it goes on, and every page says how to return to it. */
import type { RuleSet } from '../wire';

export const running = $state<{ now: { table: string; rules: RuleSet } | null }>({ now: null });
