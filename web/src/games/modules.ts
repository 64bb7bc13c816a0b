/** The games as the page plays them. */
import type { RuleSet } from '../wire';
import type { GameModule } from './module';
import { chorus } from './chorus';
import { timeline } from './timeline';
import { trek } from './trek';
import { twist } from './twist';

export const MODULES: Record<RuleSet, GameModule> = { timeline, twist, trek, chorus };
