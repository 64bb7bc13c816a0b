/** What this device remembers: choices, a nickname and the tokens of its seats. */
import { randomHex } from '../lib/hex';
import { languageOf } from '../i18n/i18n.svelte';
import type { Company, Play } from '../lib/plays';
import type { Pace } from '../table/sequence';
import type { Clock, Lang, RuleSet, StandIns } from '../wire';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';
export type Size = 'auto' | 'big';
export type Hints = 'first' | 'always' | 'never';

/** A seat of this device; several people may share it. The token never goes into an address. */
export type Seat = {
  table: string;
  token: string;
  rules: RuleSet;
  at: number;
  /** The player's number there; older pages did not keep it. */
  player?: number;
};

/** What was chosen for the last table, so that the next one begins with it. */
export type LastTable = {
  play: Play;
  company: Company;
  decks: string[];
  topics: string[];
  from: number | null;
  to: number | null;
  fame: number | null;
  seats: number;
  bots: number;
  level: string;
  clock: Clock | null;
  standIns: StandIns;
  begins: 'random' | 'me';
  /** Whether cards seen lately are left out; `null` is as usual among such people. Older pages did not keep it. */
  fresh?: boolean | null;
  own: { hand?: number; run?: number; first_game?: boolean; warps?: boolean; names?: boolean };
  isPublic: boolean;
  /** Whether more than the first choices was shown. */
  more: boolean;
};

const KEY = 'antedate';
const SEATS_KEPT = 24;
const RECENT_KEPT = 3;

type Saved = {
  name: string;
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  /** How long what happened is shown. */
  pace: Pace;
  size: Size;
  hints: Hints;
  /** How loud, from 0 to 100. */
  volume: number;
  /** Whether a phone shakes softly at what one does. */
  shakes: boolean;
  /** Hides talk, spectators and movement, and makes no sound. */
  calm: boolean;
  /** Whether one's turn is told by a notification. */
  notify: boolean;
  /** The game that was played last with one tap, and the table that was made last. */
  play: Play | null;
  table: LastTable | null;
  /** The decks of the last tables made here, the latest first. */
  recent: string[][];
  seats: Seat[];
  played: number;
  /** The table at which a coach explains the game. */
  taught: string | null;
};

const NOTHING: Saved = {
  name: '',
  lang: null,
  theme: 'auto',
  motion: 'auto',
  pace: 'usual',
  size: 'auto',
  hints: 'first',
  volume: 40,
  shakes: true,
  calm: false,
  notify: false,
  play: null,
  table: null,
  recent: [],
  seats: [],
  played: 0,
  taught: null,
};

const likesDark = matchMedia('(prefers-color-scheme: dark)');

/** What is kept; `otherwise` where nothing is, or where nothing may be. */
function read(otherwise: Saved): Saved {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? otherwise : { ...NOTHING, ...(JSON.parse(kept) as Partial<Saved>) };
  } catch {
    return otherwise;
  }
}

class Settings {
  #saved = $state<Saved>(read(NOTHING));

  get name(): string {
    return this.#saved.name;
  }
  set name(name: string) {
    this.#change({ name });
  }
  get lang(): Lang {
    return this.#saved.lang ?? languageOf(navigator.languages);
  }
  set lang(lang: Lang) {
    this.#change({ lang });
  }
  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }
  get motion(): Motion {
    return this.#saved.motion;
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }
  get pace(): Pace {
    return this.#saved.pace;
  }
  set pace(pace: Pace) {
    this.#change({ pace });
  }
  get size(): Size {
    return this.#saved.size;
  }
  set size(size: Size) {
    this.#change({ size });
  }
  get hints(): Hints {
    return this.#saved.hints;
  }
  set hints(hints: Hints) {
    this.#change({ hints });
  }
  get volume(): number {
    return this.#saved.volume;
  }
  set volume(volume: number) {
    this.#change({ volume });
  }
  get shakes(): boolean {
    return this.#saved.shakes;
  }
  set shakes(shakes: boolean) {
    this.#change({ shakes });
  }
  get calm(): boolean {
    return this.#saved.calm;
  }
  set calm(calm: boolean) {
    this.#change({ calm });
  }
  get notify(): boolean {
    return this.#saved.notify;
  }
  set notify(notify: boolean) {
    this.#change({ notify });
  }
  get play(): Play | null {
    return this.#saved.play;
  }
  set play(play: Play | null) {
    this.#change({ play });
  }
  get table(): LastTable | null {
    return this.#saved.table;
  }
  set table(table: LastTable | null) {
    this.#change({ table });
  }
  get recent(): string[][] {
    return this.#saved.recent;
  }
  /** Notes what a table was made with. */
  keepDecks(decks: string[]) {
    this.#change({ recent: [decks, ...this.#saved.recent].slice(0, RECENT_KEPT) });
  }
  get seats(): Seat[] {
    return this.#saved.seats;
  }
  /** Hints are for the first game and for one that teaches, unless somebody wants otherwise. */
  get wantsHints(): boolean {
    return this.taught !== null || this.hints === 'always' || (this.hints === 'first' && this.played === 0);
  }
  get taught(): string | null {
    return this.#saved.taught;
  }
  set taught(taught: string | null) {
    this.#change({ taught });
  }
  /** How many games were finished here. */
  get played(): number {
    return this.#saved.played;
  }
  set played(played: number) {
    this.#change({ played });
  }

  /** The seats of one table, in the order people sat down. */
  seatsAt(table: string): Seat[] {
    return this.#saved.seats.filter((seat) => seat.table === table).toReversed();
  }
  keepSeat(seat: Seat) {
    this.refresh();
    const others = this.#saved.seats.filter((other) => other.token !== seat.token);
    this.#change({ seats: [seat, ...others].slice(0, SEATS_KEPT) });
  }
  /** Notes which player a seat is, where it was not known. */
  notePlayer(token: string, player: number) {
    const seat = this.#saved.seats.find((one) => one.token === token);
    if (!seat || seat.player === player) return;
    const seats = this.#saved.seats.map((one) => (one.token === token ? { ...one, player } : one));
    this.#change({ seats });
  }
  /** Gives up all seats of a table, or the one of a token. */
  forgetSeat(table: string, token?: string) {
    this.refresh();
    const goes = (seat: Seat) => seat.table === table && (token === undefined || seat.token === token);
    const seats = this.#saved.seats.filter((seat) => !goes(seat));
    // A game that was left teaches nobody any more.
    const isTaught = seats.some((seat) => seat.table === this.taught);
    this.#change({ seats, taught: isTaught ? this.taught : null });
  }

  /** Forgets whoever used this device: their name and all seats. Choices of the page stay. */
  forgetMe() {
    this.#change({ name: '', seats: [], play: null, table: null, played: 0, taught: null });
  }

  /** Shows theme and motion; the rest of the interface reads them from the page. */
  apply() {
    const { dataset } = document.documentElement;
    const { theme } = this.#saved;
    dataset.theme = theme === 'auto' ? (likesDark.matches ? 'dark' : 'light') : theme;
    dataset.motion = this.#saved.calm ? 'less' : this.#saved.motion;
    dataset.size = this.#saved.size;
  }

  /** Takes over what another tab has changed. */
  refresh() {
    this.#saved = read(this.#saved);
  }

  #change(part: Partial<Saved>) {
    // What another tab has kept in the meantime is not written over.
    this.#saved = { ...read(this.#saved), ...part };
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A private window may refuse; the choices then last as long as the page.
    }
  }
}

export const settings = new Settings();
likesDark.addEventListener('change', () => settings.apply());
addEventListener('storage', () => {
  settings.refresh();
  settings.apply();
});

/** Asks whether one's turn may be told by a notification; the browser asks back. */
export async function askToNotify(): Promise<boolean> {
  const allowed = (await Notification.requestPermission()) === 'granted';
  settings.notify = allowed;
  return allowed;
}

export function calmMotion(): boolean {
  return settings.motion === 'less' || settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function newToken(): string {
  return randomHex(32);
}
