/** The games there are, in the order they are offered. What the page does in each of them is in `modules.ts`. */
import type { RuleSet } from '../wire';
import type { GameSetup } from './module';
import { chorus } from './chorus/setup';
import { timeline } from './timeline/setup';
import { trek } from './trek/setup';
import { twist } from './twist/setup';

export const SETUPS: Record<RuleSet, GameSetup> = { timeline, twist, trek, chorus };

export const GAMES = Object.keys(SETUPS) as RuleSet[];
