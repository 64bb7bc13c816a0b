/** The games there are, in the order they are offered. */
import type { RuleSet } from '../wire';

export const GAMES: RuleSet[] = ['timeline', 'twist', 'trek'];
