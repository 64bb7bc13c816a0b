/** What this device remembers: choices, a nickname and the tokens of its seats. */
import { languageOf } from '../i18n/i18n.svelte';
import type { Lang, RuleSet } from '../wire';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

/** A seat of this device. Its token never goes into an address. */
export type Seat = { table: string; code: string; token: string; rules: RuleSet; at: number };

export type LastGame = { rules: RuleSet; deck: string; bots: number };

const KEY = 'antedate';
const SEATS_KEPT = 12;

type Saved = {
  name: string;
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  last: LastGame | null;
  seats: Seat[];
  played: number;
};

const NOTHING: Saved = {
  name: '', lang: null, theme: 'auto', motion: 'auto', last: null, seats: [], played: 0,
};

function read(): Saved {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
  } catch {
    return NOTHING;
  }
}

class Settings {
  #saved = $state<Saved>(read());

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
  get last(): LastGame | null {
    return this.#saved.last;
  }
  set last(last: LastGame | null) {
    this.#change({ last });
  }
  get seats(): Seat[] {
    return this.#saved.seats;
  }
  /** How many games were begun here: hints are for the first. */
  get played(): number {
    return this.#saved.played;
  }
  set played(played: number) {
    this.#change({ played });
  }

  seatAt(table: string): Seat | undefined {
    return this.#saved.seats.find((seat) => seat.table === table);
  }
  keepSeat(seat: Seat) {
    const others = this.#saved.seats.filter((other) => other.table !== seat.table);
    this.#change({ seats: [seat, ...others].slice(0, SEATS_KEPT) });
  }
  forgetSeat(table: string) {
    this.#change({ seats: this.#saved.seats.filter((seat) => seat.table !== table) });
  }

  /** Shows theme and motion; the rest of the interface reads them from the page. */
  apply() {
    const { dataset } = document.documentElement;
    dataset.theme = this.#saved.theme;
    dataset.motion = this.#saved.motion;
  }

  #change(part: Partial<Saved>) {
    this.#saved = { ...this.#saved, ...part };
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A private window may refuse; the choices then last as long as the page.
    }
  }
}

export const settings = new Settings();

export function calmMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
