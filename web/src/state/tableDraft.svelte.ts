/** A table that is being made: what is chosen for it, and what follows from that. */
import { SETUPS } from '../games';
import { deckChoice, topicsOf } from '../lib/deckChoice';
import { cardsOf, cardsOfFame } from '../lib/deckShelf';
import { changed, ownOption, standInChoices, USUAL_BOT, usualClock } from '../lib/options';
import { surprise } from '../lib/surprise';
import { COMPANIES, type Company, type Play, PLANS, PLAYS, type Wish, wishFor } from '../lib/plays';
import type { Clock, DeckSummary, Lang, StandIns } from '../wire';
import type { LastTable } from './settings.svelte';

/** How many chairs stand around a table of friends. */
const FRIENDS = 4;

export class TableDraft {
  play = $state<Play>('timeline');
  company = $state<Company>('bots');
  /** The decks there are, once they are known. */
  decks = $state.raw<DeckSummary[]>([]);
  wanted = $state.raw<string[]>([]);
  topics = $state<string[]>([]);
  from = $state<number | null>(null);
  to = $state<number | null>(null);
  fame = $state<number | null>(null);
  seats = $state(FRIENDS);
  bots = $state(0);
  level = $state(USUAL_BOT);
  /** What was chosen; until then the clock is the usual one for such a table. */
  chosenClock = $state<Clock | null>(null);
  chosenStandIns = $state<StandIns>('gentle');
  begins = $state<'random' | 'me'>('random');
  /** What was chosen of the options that only some games have. */
  own = $state<{ hand?: number; run?: number; first_game?: boolean; warps?: boolean; names?: boolean }>({});
  isPublic = $state(false);
  /** Whether cards seen lately are left out; until it is chosen, among friends. */
  chosenFresh = $state<boolean | null>(null);
  /** Whether all decks are shown to choose from. */
  choosing = $state(false);
  /** Whether more than the first choices is shown. */
  more = $state(false);
  /** The people on this device beside whoever makes the table. */
  others = $state(['']);

  plan = $derived(PLANS[this.play]);
  setup = $derived(SETUPS[this.plan.rules]);
  fitting = $derived(this.decks.filter((deck) => deck.rules.includes(this.plan.rules)));
  chosen = $derived(deckChoice(this.fitting, this.wanted, this.plan.rules));
  offered = $derived(topicsOf(this.chosen));
  fresh = $derived(this.setup.canBeFresh && (this.chosenFresh ?? this.company === 'friends'));
  /** How many cards the game deals to those who are known to play. */
  needed = $derived.by(() => {
    const players = this.company === 'friends' ? this.setup.leastPlayers : this.people + this.bots;
    const own = { hand: this.ownValue('hand'), run: this.ownValue('run') };
    return this.setup.cardsNeeded(own, Math.max(players, this.setup.leastPlayers));
  });
  /** Whether there are certainly too few cards; how many a filter by topic and years leaves only the server knows. */
  isTooFew = $derived.by(() => {
    const known = this.fame === null ? cardsOf(this.chosen) : cardsOfFame(this.chosen, this.fame);
    return this.chosen.length > 0 && known < this.needed;
  });
  /** Scenes are no years. */
  hasYears = $derived(this.chosen[0]?.kind !== 'saga');
  /** The people who are known to play. */
  people = $derived(this.company === 'phone' ? 1 + this.others.length : 1);
  /** The most seats that the game has. */
  most = $derived(this.setup.seats.at(-1) ?? 2);
  clock = $derived(this.chosenClock ?? usualClock(this.setup, this.isPublic));
  standInsOffered = $derived(standInChoices({ public: this.isPublic }));
  standIns = $derived(this.standInsOffered.includes(this.chosenStandIns) ? this.chosenStandIns : 'amateur');
  /** How many bots can be asked for: alone one needs company where the game does. */
  botChoices = $derived.by(() => {
    const least = this.company === 'friends' ? 0 : Math.max(0, this.setup.leastPlayers - this.people);
    const room = this.company === 'friends' ? this.seats : this.most;
    return Array.from({ length: room - this.people + 1 }, (_, n) => n).filter((n) => n >= least);
  });

  constructor(kept: LastTable | null) {
    if (kept) this.#restore(kept);
    else this.choose('timeline');
  }

  #restore(kept: LastTable) {
    this.company = COMPANIES.find((one) => one === kept.company) ?? 'bots';
    this.choose(PLAYS.find((one) => one === kept.play) ?? 'timeline');
    this.wanted = kept.decks;
    this.topics = kept.topics;
    [this.from, this.to, this.fame] = [kept.from, kept.to, kept.fame];
    this.own = kept.own;
    [this.level, this.chosenClock, this.begins] = [kept.level, kept.clock, kept.begins];
    this.chosenStandIns = kept.standIns;
    [this.isPublic, this.more] = [kept.isPublic, kept.more];
    this.chosenFresh = kept.fresh ?? null;
    this.seats = Math.min(kept.seats, this.most);
    this.bots = kept.bots;
    this.#fit();
  }

  /** Takes up a game, with the cards and the bots that go with it. */
  choose(play: Play) {
    this.play = play;
    const { deck, bot, fame, hand } = this.plan;
    this.wanted = [deck];
    [this.topics, this.from, this.to, this.fame] = [[], null, null, fame ?? null];
    this.own = hand === undefined ? {} : { hand };
    this.level = bot;
    this.seats = Math.min(this.seats, this.most);
    this.#withUsualBots();
  }

  accompany(company: Company) {
    this.company = company;
    this.#withUsualBots();
  }

  /** Takes a deck in or puts it back; the last one stays. */
  toggle(deck: DeckSummary) {
    const ids = this.chosen.map((one) => one.id);
    const others = ids.filter((id) => id !== deck.id);
    // The one just chosen comes first: it decides which others fit beside it.
    this.wanted = ids.includes(deck.id) && others.length > 0 ? others : [deck.id, ...others];
    this.topics = [];
  }

  /** Chooses other decks than those of the last games; nothing where there are none. */
  surprise(recent: string[][]): DeckSummary[] {
    const { needed, fame, decks } = this;
    const chosen = this.chosen.map((deck) => deck.id);
    const drawn = surprise(decks, { rules: this.plan.rules, needed, fame, chosen, recent }, Math.random);
    if (drawn.length > 0) [this.wanted, this.topics] = [drawn.map((deck) => deck.id), []];
    return drawn;
  }

  sit(seats: number) {
    this.seats = seats;
    this.#fit();
  }
  addOther() {
    if (this.people < this.most) this.others = [...this.others, ''];
    this.#fit();
  }
  removeOther(at: number) {
    this.others = this.others.filter((_, other) => other !== at);
    this.#fit();
  }

  /** One of the game's own options as it stands. */
  ownValue(key: 'hand' | 'run'): number {
    return this.own[key] ?? ownOption(this.setup.options, key) ?? 0;
  }

  /** With friends nobody is seated who was not asked. */
  #withUsualBots() {
    this.bots = this.company === 'bots' ? this.plan.bots : 0;
    this.#fit();
  }

  #fit() {
    const choices = this.botChoices;
    if (!choices.includes(this.bots)) this.bots = choices.findLast((n) => n < this.bots) ?? choices[0] ?? 0;
  }

  wish(lang: Lang): Wish {
    const seats = this.company === 'friends' ? this.seats : this.people + this.bots;
    const usual = wishFor(this.play, {
      bots: this.bots,
      seats,
      first: this.begins === 'me',
      clock: this.clock,
      lang,
    });
    const filter = this.#filter();
    delete usual.filter;
    return {
      ...usual,
      decks: this.chosen.length > 0 ? this.chosen.map((deck) => deck.id) : usual.decks,
      ...(Object.keys(filter).length > 0 ? { filter } : {}),
      options: changed(usual.options, [
        { public: this.isPublic, stand_ins: this.standIns, fresh: this.fresh, game: { ...this.own } },
      ]),
      bots: usual.bots.map(() => this.level),
    };
  }

  #filter() {
    if (!this.setup.hasFilter) return {};
    const known = this.topics.filter((topic) => this.offered.some((one) => one.topic === topic));
    return {
      ...(known.length > 0 ? { topics: known } : {}),
      ...(this.hasYears && this.from !== null ? { from: this.from } : {}),
      ...(this.hasYears && this.to !== null ? { to: this.to } : {}),
      ...(this.fame === null ? {} : { fame: this.fame }),
    };
  }

  /** What the next table begins with. */
  kept(): LastTable {
    const { play, company, topics, from, to, fame, seats, bots, level, begins, own, isPublic, more } = this;
    const decks = this.chosen.map((deck) => deck.id);
    return {
      ...{ play, company, decks, topics: [...topics], from, to, fame, seats, bots, level, begins },
      ...{ clock: this.chosenClock, standIns: this.chosenStandIns, fresh: this.chosenFresh },
      ...{ own: { ...own }, isPublic, more },
    };
  }
}
