/** The people who share this device at one table: each has a seat and a connection. */
import { joinTable } from '../net/api';
import { isHost, toMoveAmong } from '../table/mine';
import { toAct } from '../table/fold';
import { newToken, settings } from './settings.svelte';
import { LiveTable } from './liveTable.svelte';

export class Device {
  #tables = $state.raw<LiveTable[]>([]);
  #lang = settings.lang;
  /** Whose eyes the page sees with. */
  #active = $state(0);
  /** To whom the device is being handed; nobody's cards are shown until they say so. */
  #handing = $state<number | null>(null);
  /** Before the first turn, and after the page was loaded, nobody has said yet who holds the device. */
  #covered = $state(true);

  constructor(readonly id: string) {
    const seats = settings.seatsAt(id);
    this.#tables = (seats.length > 0 ? seats : [null]).map((seat) => this.#open(seat));
  }

  /** The table as the one who holds the device sees it. */
  get table(): LiveTable {
    return this.#tables[this.#active] ?? this.#tables[0]!;
  }
  /** The players on this device. */
  get players(): number[] {
    return this.#tables.flatMap((table) => table.view?.you ?? []);
  }

  /** Who of this device is to move, when the page still shows another's cards. */
  get next(): string | null {
    const at = this.#next();
    return at === null ? null : this.#nameOf(at);
  }
  /** Whom the curtain waits for. */
  get handing(): string | null {
    const at = this.#awaited();
    return at === null ? null : this.#nameOf(at);
  }

  /** Draws the curtain. */
  pass() {
    this.#handing = this.#next();
  }
  /** Opens it for the one who is to move. */
  take() {
    this.#active = this.#awaited() ?? this.#active;
    this.#handing = null;
    this.#covered = false;
  }
  /** Between games the page is the host's, or the first one's. */
  rest() {
    this.#handing = null;
    this.#covered = true;
    const host = this.#tables.findIndex((table) => table.view !== null && isHost(table.view));
    this.#active = Math.max(0, host);
  }

  /** Sits another person down at this device. */
  async add(name: string, token = newToken()) {
    const { view } = this.table;
    if (!view) return;
    const { player } = await joinTable(this.id, name, token);
    const seat = { table: this.id, token, rules: view.rules, at: Date.now(), player };
    settings.keepSeat(seat);
    this.#tables = [...this.#tables, this.#open(seat)];
  }

  /** Those who share this device want another game when one of them does. */
  agree() {
    const view = this.table.view;
    if (view?.phase !== 'finished' || view.you === null || !view.again?.includes(view.you)) return;
    for (const table of this.#tables) {
      const { you = null, again = [] } = table.view ?? {};
      if (table !== this.table && you !== null && !again.includes(you))
        void table.send({ type: 'signal', preset: 'again' });
    }
  }

  /** Everybody on this device leaves for good. Says whether they have. */
  async leave(): Promise<boolean> {
    for (const table of this.#tables) {
      if (!(await table.send({ type: 'leave' })).ok) return false;
    }
    settings.forgetSeat(this.id);
    return true;
  }

  setLanguage(lang: typeof settings.lang) {
    if (lang === this.#lang) return;
    this.#lang = lang;
    for (const table of this.#tables) table.setLanguage(lang);
  }
  close() {
    for (const table of this.#tables) table.close();
  }

  #open(seat: ConstructorParameters<typeof LiveTable>[1]): LiveTable {
    const table: LiveTable = new LiveTable(this.id, seat, () => this.table === table);
    return table;
  }

  /** Who is to say that they hold the device. */
  #awaited(): number | null {
    const isCovered = this.#covered && this.#tables.length > 1 && this.table.view?.phase === 'playing';
    if (this.#handing !== null || !isCovered) return this.#handing;
    return this.#waiting()[0] ?? this.#active;
  }

  #next(): number | null {
    const waiting = this.#waiting();
    return waiting.includes(this.#active) ? null : (waiting[0] ?? null);
  }

  /** Who of this device the game waits for. */
  #waiting(): number[] {
    const game = this.table.view?.game;
    if (!game || this.table.view?.phase !== 'playing') return [];
    const players = this.#tables.map((table) => table.view?.you ?? null);
    // In trek all choose their itineraries at once: one after another on one device.
    return toAct(game.view)
      .map((seat) => toMoveAmong(game, seat, players))
      .filter((at) => at !== null);
  }

  #nameOf(at: number): string {
    const view = this.#tables[at]?.view;
    return view?.players.find((player) => player.player === view.you)?.name ?? '';
  }
}
