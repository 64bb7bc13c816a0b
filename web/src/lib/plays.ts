/** The games as people choose them: what is played, with which cards, and how gently. */
import { SETUPS } from '../games';
import type { Clock, CreateTable, Lang, RuleSet } from '../wire';
import { changed, USUAL_BOT, usualOptions } from './options';

export const PLAYS = ['timeline', 'twist', 'saga', 'trek', 'chorus', 'children'] as const;
export type Play = (typeof PLAYS)[number];

/** Who sits at the table besides whoever makes it. */
export const COMPANIES = ['bots', 'phone', 'friends'] as const;
export type Company = (typeof COMPANIES)[number];

type Plan = {
  rules: RuleSet;
  deck: string;
  /** How the bots play that are offered with it. */
  bot: string;
  /** How many of them somebody alone plays with. */
  bots: number;
  /** Only cards that everybody knows. */
  fame?: number;
  /** Cards a hand. */
  hand?: number;
};

const GENTLE_BOT = 'novice';

export const PLANS: Record<Play, Plan> = {
  timeline: { rules: 'timeline', deck: SETUPS.timeline.deck, bot: USUAL_BOT, bots: 2 },
  twist: { rules: 'twist', deck: SETUPS.twist.deck, bot: USUAL_BOT, bots: 1 },
  saga: { rules: 'twist', deck: 'saga', bot: USUAL_BOT, bots: 1 },
  trek: { rules: 'trek', deck: SETUPS.trek.deck, bot: USUAL_BOT, bots: 1 },
  chorus: { rules: 'chorus', deck: SETUPS.chorus.deck, bot: USUAL_BOT, bots: 3 },
  children: { rules: 'timeline', deck: SETUPS.timeline.deck, bot: GENTLE_BOT, bots: 1, fame: 5, hand: 3 },
};

/** The game that somebody would call a table of these rules and decks. */
export function playOf({ rules, deck_ids, fame }: { rules: RuleSet; deck_ids: string[]; fame: number | null }): Play {
  if (deck_ids.includes(PLANS.saga.deck)) return 'saga';
  return rules === PLANS.children.rules && fame === PLANS.children.fame ? 'children' : rules;
}

export type Wish = Omit<CreateTable, 'name' | 'token'>;

/** What a table of a game is made with, before anything else is chosen. */
export function wishFor(
  play: Play,
  {
    bots = PLANS[play].bots,
    seats,
    first = false,
    clock = 'none',
    lang,
  }: {
    bots?: number;
    seats?: number;
    /** Whether whoever makes the table begins. */
    first?: boolean;
    clock?: Clock;
    lang: Lang;
  },
): Wish {
  const plan = PLANS[play];
  const setup = SETUPS[plan.rules];
  const options = changed(usualOptions(setup.options, seats ?? bots + 1), [
    { clock },
    ...(first && setup.choosesFirst ? [{ first: { type: 'player' as const, player: 0 } }] : []),
    ...(plan.hand === undefined ? [] : [{ game: { hand: plan.hand } }]),
  ]);
  return {
    rules: plan.rules,
    decks: [plan.deck],
    ...(plan.fame === undefined ? {} : { filter: { fame: plan.fame } }),
    lang,
    options,
    bots: Array.from({ length: bots }, () => plan.bot),
  };
}
