/** One table as this page shows it: the connection's view, and what was just turned up. */
import { announce, type Announcement, heard } from '../game/announce';
import { nameBots } from '../game/bots';
import { cueOf } from '../game/cues';
import { answer, guess, NO_GUESSES } from '../game/guess';
import { isMyTurn } from '../game/mine';
import { type Moment, momentAfter, NO_MOMENT } from '../game/moment';
import { type Overtime, overtimeAfter } from '../game/overtime';
import { t, tError } from '../i18n/i18n.svelte';
import { botNames, openSocket, readTable, whyMissing } from '../net/api';
import { Connection, type Link, type Outcome } from '../net/connection';
import type { Command, ErrorBody, Event, Frame, Lang, TableView } from '../wire';
import type { GameTable } from './gameTable';
import { type Seat, settings } from './settings.svelte';
import { cue, notifyTurn } from './sound';

/** How a seat was lost: to another device, by the host, or by leaving. */
export type Loss = 'moved' | 'sent-away' | 'left';

/** How long a remark stays, in milliseconds. */
const REMARK_SHOWN = 6_000;

export class Table implements GameTable {
  #told = $state.raw<TableView | null>(null);
  #botNames = $state.raw<ReadonlyMap<string, string>>(new Map());
  view = $derived(this.#told && nameBots(this.#told, this.#botNames));
  link = $state<Link>('fine');
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** Since when the players who are not here have been away. */
  awaySince = $state.raw(new Map<number, number>());
  /** How many moves this page has seen made: tests and tools wait by it. */
  moves = $state(0);
  /** How this seat was lost, until its player has read it. */
  lost = $state<Loss | null>(null);
  refused = $state.raw<ErrorBody | null>(null);
  moment = $state.raw<Moment>(NO_MOMENT);
  overtime = $state<Overtime>(null);
  readonly readOnly = false;
  readonly open = null;
  /** What was refused, or said by a preset. */
  remark = $state('');
  polite = $state('');
  assertive = $state('');
  savingPaused = $state(false);
  busy = $state(false);
  guesses = $state.raw(NO_GUESSES);
  #connection: Connection;
  readonly #stopWaking: () => void;
  #remarkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private seat: Seat | null,
    /** Whether this is the seat the page shows: the others of one device are silent. */
    private readonly isShown: () => boolean = () => true,
  ) {
    this.#connection = new Connection(
      () => openSocket(id),
      {
        view: (after, before, frame) => this.#show(after, before, frame),
        link: (link) => {
          this.link = link;
          // Whether it is still so is said anew to whoever comes back.
          if (link === 'back') this.savingPaused = false;
        },
        hint: (hint) => {
          if (hint.hint === 'presence') this.#present(hint.here, hint.watching);
          if (hint.hint === 'saving_paused') this.savingPaused = true;
          if (hint.hint === 'saving_resumed') this.savingPaused = false;
        },
        refused: (error) => {
          this.refused = error;
          // The token opens nothing any more: the next visit is a spectator's.
          if (error.code === 'wrong_token' && this.seat) settings.forgetSeat(id, this.seat.token);
        },
        findOut: () => whyMissing(id),
      },
      seat ? [seat.token] : [],
      settings.lang,
    );
    this.#stopWaking = onWaking(() => this.#connection.wake());
    this.#learnBots(settings.lang);
  }

  /** The ids of the decks played with, for what a reader says of a card. */
  async decks(): Promise<string[]> {
    return (await readTable(this.id, settings.lang)).deck_ids;
  }

  #learnBots(lang: Lang) {
    void botNames(lang).then((names) => (this.#botNames = names));
  }

  /** Sends a command; a refusal is said in words. */
  async send(command: Command): Promise<Outcome> {
    // Whoever does something else has read what was refused.
    this.#hush();
    this.busy = true;
    const outcome = await this.#connection.send(command);
    this.busy = false;
    if (!outcome.ok) this.say(tError(outcome.error));
    return outcome;
  }

  async join(name: string, token: string): Promise<boolean> {
    const outcome = await this.send({ type: 'join', name, token });
    if (!outcome.ok || !this.view) return false;
    this.#connection.setTokens([token]);
    this.seat = { table: this.id, token, rules: this.view.rules, at: Date.now() };
    settings.keepSeat(this.seat);
    return true;
  }

  /** The secret of this seat, for those who may see it. */
  get token(): string | null {
    return this.seat?.token ?? null;
  }

  /** Guesses where somebody else's card belongs. */
  guess(card: number, gap: number) {
    if (this.view?.game?.view.rules === 'timeline') this.guesses = guess(this.guesses, this.view.game.view.line, card, gap);
  }

  setLanguage(lang: Lang) {
    void this.#connection.setLanguage(lang);
    this.#learnBots(lang);
  }

  say(text: string) {
    this.remark = text;
    clearTimeout(this.#remarkTimer);
    this.#remarkTimer = setTimeout(() => this.#hush(), REMARK_SHOWN);
  }

  #hush() {
    this.remark = '';
    clearTimeout(this.#remarkTimer);
  }

  close() {
    this.#stopWaking();
    this.#connection.close();
  }

  #present(here: number[], watching: number) {
    const away = (this.view?.players ?? []).filter((player) => player.bot === null && !here.includes(player.player));
    this.awaySince = new Map(away.map(({ player }) => [player, this.awaySince.get(player) ?? Date.now()]));
    [this.here, this.watching] = [here, watching];
  }

  #show(told: TableView, before: TableView | null, frame: Frame | null) {
    this.#told = told;
    const after = nameBots(told, this.#botNames);
    // Whoever has a token and is shown a stranger's view has lost the seat.
    const event = frame?.event;
    if (this.seat && after.you === null && before?.you != null && after.phase !== 'closed') this.#lose(this.seat, event);
    if (before && before.phase !== after.phase) this.#hush();
    // Gone once the turn is over, so that it is said anew the next time.
    if (!isMyTurn(after)) this.assertive = '';
    if (!event || !before) return;
    this.moment = momentAfter(this.moment, event, before, after);
    this.overtime = overtimeAfter(this.overtime, event, after.game?.you ?? null);
    if (event.type === 'started') this.guesses = NO_GUESSES;
    if (event.type === 'played') this.#played(before);
    // Calm is for classes too: nothing pops up and nothing sounds.
    if (event.type === 'signalled' && !settings.calm) {
      const name = after.players.find((player) => player.player === event.player)?.name ?? '';
      this.say(`${name}: ${t(`preset-${event.preset.replaceAll('_', '-')}`)}`);
    }
    this.#announce(announce(event, after));
    const sound = this.isShown() ? cueOf(event, after) : null;
    if (sound && !settings.calm) cue(sound, settings.volume);
    if (sound === 'turn' && settings.notify) notifyTurn(t('your-turn'));
  }

  #played(before: TableView) {
    this.moves += 1;
    const { reveal } = this.moment;
    if (reveal && before.game?.view.rules === 'timeline') this.guesses = answer(this.guesses, before.game.view.line, reveal);
  }

  #lose(seat: Seat, event: Event | undefined) {
    settings.forgetSeat(this.id, seat.token);
    this.#connection.setTokens([]);
    this.seat = null;
    this.lost = event?.type !== 'left' ? 'moved' : event.kicked ? 'sent-away' : 'left';
  }

  #announce(said: Announcement[]) {
    const texts = (assertive: boolean) =>
      said.filter((one) => one.assertive === assertive).map((one) => t(one.id, one.args)).join(' ');
    this.polite = heard(this.polite, texts(false));
    this.assertive = heard(this.assertive, texts(true));
  }
}

/** Calls whenever the device comes back to a network or to somebody's eyes; the answer ends it. */
function onWaking(call: () => void): () => void {
  const ifSeen = () => {
    if (document.visibilityState === 'visible') call();
  };
  addEventListener('online', call);
  document.addEventListener('visibilitychange', ifSeen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', ifSeen);
  };
}
