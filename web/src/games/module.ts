/** What the page needs of a game. A game is one folder that fills these in, and a line in each of the two lists. */
import type { Component, Snippet } from 'svelte';

import type { PlainId } from '../i18n/messages';
import type { LiveTable } from '../state/liveTable.svelte';
import type { GameTable } from '../state/gameTable';
import type { Announcement } from '../table/announcement';
import type { Act } from '../table/sequence';
import type { OptionsChange } from '../lib/options';
import type {
  Back,
  Example,
  GameEvents,
  GameOptions,
  GameView,
  Options,
  RuleSet,
  RunningGame,
  TableView,
} from '../wire';
import type { Book, Section } from './book';

export type ViewOf<R extends RuleSet> = Extract<GameView, { rules: R }>;
export type EventOf<R extends RuleSet> = Extract<GameEvents, { rules: R }>['list'][number];

/** What was just turned up in a game, besides what its view says. */
export type Moment = { rules: RuleSet };

/** Something of one game, where it is known which: the game's own files ask for no other. */
export function only<T extends { rules: RuleSet }>(tagged: { rules: RuleSet } | null, rules: T['rules']): T {
  if (tagged?.rules !== rules) throw new Error(`this is no game of ${rules}`);
  return tagged as T;
}

/** A choice of the host that only this game has: a number of several, or yes and no. */
export type NumberField = { key: 'hand' | 'run'; label: PlainId; values: number[] };
export type CheckField = { key: 'first_game' | 'warps' | 'names'; label: PlainId };

/** What is known of a game before anybody plays it. Comes with the first page, so it is small. */
export type GameSetup = {
  /** How many seats a table may have. */
  seats: number[];
  /** The fewest players that can start. */
  leastPlayers: number;
  /** Whether all play together, and win or lose together. */
  isTeam: boolean;
  /** The deck that is offered first. */
  deck: string;
  /** Decks of these kinds can lie on one table together. */
  mixes: string[];
  /** Why a deck of another game cannot be played with. */
  needsDeck: PlainId;
  /** How many cards it deals to so many players, with what is turned up besides. */
  cardsNeeded: (own: { hand?: number; run?: number }, players: number) => number;
  /** Whether cards that somebody has seen lately can be left out. */
  canBeFresh: boolean;
  /** Whether a table may have only some topics and years of its decks. */
  hasFilter: boolean;
  /** Whether cards show their dates, so that there is nothing to look up. */
  datesAreOpen?: true;
  /** Whether the host may say who begins. */
  choosesFirst: boolean;
  /** Whether the others can go on without somebody who has left. */
  canDrop: boolean;
  numbers: NumberField[];
  checks: CheckField[];
  /** The bot beside a first game that teaches, and what is chosen for it. */
  teaching: { bot: string; options: OptionsChange };
  /** The game's own options as a host begins with them. */
  options: GameOptions;
  /** The list in the hall of fame, if it has one: its text, its editions if there are several, and its sizes of teams. */
  hall: { label: PlainId; editions: string[]; teams: number[] } | null;
};

/** The rules of a game as far as the page follows them. Pure. */
export type GameModule<View = GameView, Event = GameEvents['list'][number], M = Moment> = {
  /** The view after events; its `rules` are not asked for. */
  fold(view: View, events: Event[]): object;
  /** The seats that the game waits for. */
  toAct(view: View): number[];
  /** The seats whose time runs, where everybody acts at once, on one clock (CH-3); `null` where each has their own. */
  onClock?(view: View): number[] | null;
  /** Whether somebody may sit down in the middle of a game (CH-12): the words that say how they begin. */
  joinsLate?(view: View): PlainId | null;
  /** The events that change nothing of what anybody may do, where all act beside each other. */
  keepsLegal?: readonly string[];
  /** The cards before players, which advice can be about. */
  held(view: View): { card: number }[];
  /** Takes away what the seat alone may see (SEC-1). */
  withoutOwn(view: View, seat: number): object;
  /** How many cards lie in the draw pile. */
  pile(view: View): number;
  /** Whether an event asks somebody to act. */
  asks(event: Event): boolean;
  /** Whether an event shows that somebody was right, or wrong; `view` is the one after it. */
  cue(event: Event, view: View): 'right' | 'wrong' | null;
  /** What is heard of what follows: that a card was drawn, or that a seat has one card left. `view` is the one after it. */
  follows(events: Event[], view: View, seat: number): 'draw' | 'last' | null;
  /** A move as it is shown step by step; `null` for what is shown by being there. `before` is the view before it. */
  act(events: Event[], before: View): Act | null;
  announce(events: Event[], after: TableView, game: RunningGame, view: View): Announcement[];
  /** How a game that is over ended, in one sentence for everybody. */
  verdict(view: View, game: RunningGame): Announcement[];
  /** Without a view: the beginning of the game was not seen. */
  begin(this: void, view: View | null): M;
  advance(moment: M, events: Event[], game: RunningGame, before: View, after: View): M;
  /** What is explained in a first game. */
  coach: {
    /** In the order they are given when several are due. */
    lessons: readonly string[];
    /** The lessons that a state calls for. */
    due(view: View, you: number, moment: M, game: RunningGame, options: Options): (string | false | undefined)[];
    /** Counts the viewer's own moves. */
    moves(view: View, you: number, moment: M): number;
    /** What a lesson speaks of, as a selector of the page; it is framed while the lesson is on show. */
    points?: Readonly<Record<string, string>>;
    /** How many of the viewer's own cards found their place, and how many did not, where that sums a game up. */
    sum?(moment: M, you: number): { right: number; wrong: number };
  };
  /** The keys that play it, and the texts that say what they do. */
  keys: [key: string, text: PlainId][];
  screens(): Promise<GameScreens>;
};

/** A module as its own files see it. */
export type ModuleOf<R extends RuleSet, M extends Moment> = GameModule<ViewOf<R>, EventOf<R>, M>;

/** What a game shows; loaded when a table of it, a replay or its rulebook is opened. */
export type GameScreens = {
  book: Book;
  /** Whoever sits at a table, looks at a game again, or tries an example. */
  Screen: Component<{ table: GameTable; game: RunningGame; pass?: Snippet }>;
  Result: Component<{ table: LiveTable; view: TableView; game: RunningGame }>;
  /** What a picture of the rulebook shows. */
  Figure: Component<{ section: Section; examples: Example[] }>;
  /** More choices of the host in the waiting room. */
  HostOptions?: Component<{ view: TableView; onchange: (change: OptionsChange) => void }>;
  /** What lies hidden from players, when a game that is over is looked at with all cards open. */
  Hidden?: Component<{ game: RunningGame; open: ReadonlyMap<number, Back> }>;
};
