/** One table as this page shows it: the connection's view, and what was just turned up. */
import type { Moment } from '../games/module';
import { actOf } from '../table/act';
import { announce, heard } from '../table/announce';
import { nameBots, type People } from '../table/bots';
import { cuesAt, cuesOf } from '../table/cues';
import { isMyTurn } from '../table/mine';
import { momentAfter, momentUnseen } from '../table/moment';
import { isBeside } from '../table/fold';
import { type Act, type Phase, Sequencer, type Showing, type Tempo } from '../table/sequence';
import type { Loss } from '../table/stage';
import { type Overtime, overtimeAfter } from '../table/overtime';
import { t, tError, tMessage } from '../i18n/i18n.svelte';
import { botNames, openSocket, readTable, whyMissing } from '../net/api';
import { Connection, type Link, type Outcome } from '../net/connection';
import type { Command, ErrorBody, Event, Frame, Lang, TableView } from '../wire';
import { frames } from './frames';
import type { GameTable } from './gameTable';
import { keep, kept } from './kept';
import { calmMotion, type Seat, settings } from './settings.svelte';
import { notifyTurn, type Sound } from '../lib/sound';
import { sounds } from './sounding';

/** How long a remark stays, in milliseconds. */
const REMARK_SHOWN = 6_000;
/** Who has more time than this for a decision can wait and read. */
const LEISURE = 3_600_000;

/** One frame that changes the game, with the views around it as they were told. */
type Happened = { event: Event; before: TableView; after: TableView; act: Act | null };

export class LiveTable implements GameTable {
  #told = $state.raw<TableView | null>(null);
  /** The game as it is shown, while something that was told is not. */
  #held = $state.raw<Pick<TableView, 'phase' | 'game'> | null>(null);
  /** `null` until it is known what the bots are called, or that nobody says so. */
  #people = $state.raw<People | null>(null);
  // Bots come with their names: nobody is called by another first.
  #isNamed = $derived(this.#people !== null || this.#told?.players.every(({ bot }) => bot === null));
  view = $derived(this.#told && this.#isNamed ? this.#named({ ...this.#told, ...this.#held }) : null);
  showing = $state.raw<Showing | null>(null);
  n_waiting = $state(0);
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
  moment = $state.raw<Moment | null>(null);
  overtime = $state<Overtime>(null);
  readonly readOnly = false;
  readonly open = null;
  /** What was refused, or said by a preset. */
  remark = $state('');
  polite = $state('');
  assertive = $state('');
  savingPaused = $state(false);
  #isSending = $state(false);
  busy = $derived(this.#isSending || this.#held !== null);
  readonly #sequencer = new Sequencer<Happened>(frames, {
    show: (showing, n_waiting) => ([this.showing, this.n_waiting] = [showing, n_waiting]),
    reach: (phase, happened, long) => this.#reach(phase, happened, long),
    letters: (happened) => this.#said(happened, false).length,
    tempo: () => this.#tempo(),
  });
  #connection: Connection;
  readonly #stopWaking: () => void;
  #remarkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private seat: Seat | null,
    /** Whether this is the seat the page shows: the others of one device are silent. */
    private readonly isShown: () => boolean = () => true,
  ) {
    const before = kept(seat?.token, id, settings.lang);
    if (before) [this.#told, this.moment] = [before.view, before.moment];
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
      undefined,
      before?.view ?? null,
    );
    this.#stopWaking = onWaking(() => this.#connection.wake());
    document.addEventListener('visibilitychange', this.#unseen);
    this.#learnBots(settings.lang);
  }

  /** The ids of the decks played with, for what a reader says of a card. */
  async decks(): Promise<string[]> {
    return (await readTable(this.id, settings.lang)).deck_ids;
  }

  #learnBots(lang: Lang) {
    void botNames(lang).then((names) => (this.#people = names));
  }

  /** Sends a command; a refusal is said in words. */
  async send(command: Command): Promise<Outcome> {
    // Whoever does something else has read what was refused.
    this.#hush();
    this.#sequencer.settle();
    this.#isSending = true;
    const outcome = await this.#connection.send(command);
    this.#isSending = false;
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

  /** Keeps what the reader has noted for themselves in the game. */
  remember(moment: Moment) {
    this.moment = moment;
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

  hurry() {
    this.#sequencer.hurry();
  }
  read(isReading: boolean) {
    this.#sequencer.read(isReading);
  }

  close() {
    this.#stopWaking();
    document.removeEventListener('visibilitychange', this.#unseen);
    this.#sequencer.close();
    this.#connection.close();
  }

  #present(here: number[], watching: number) {
    const away = (this.view?.players ?? []).filter((player) => player.bot === null && !here.includes(player.player));
    this.awaySince = new Map(away.map(({ player }) => [player, this.awaySince.get(player) ?? Date.now()]));
    [this.here, this.watching] = [here, watching];
  }

  /** Nobody waits for what nobody sees. */
  readonly #unseen = () => {
    if (document.hidden || !this.isShown()) this.#sequencer.flush();
  };

  #show(told: TableView, before: TableView | null, frame: Frame | null) {
    if (this.seat && told.you !== null) settings.notePlayer(this.seat.token, told.you);
    const event = frame?.event;
    if (!event || !before || told.phase === 'closed') this.#sequencer.flush();
    this.#told = told;
    // Whoever has a token and is shown a stranger's view has lost the seat.
    if (this.seat && told.you === null && before?.you != null && told.phase !== 'closed') this.#lose(this.seat, event);
    this.moment ??= momentUnseen(told);
    if (!event || !before) {
      if (before && before.phase !== told.phase) this.#hush();
      if (before && before.game?.game !== told.game?.game) this.moment = momentUnseen(told);
      return this.#settled(told);
    }
    if (told.game === before.game && told.phase === before.phase) return this.#happened(event, told);
    // Until it is shown, the game stays as it was.
    this.#held ??= { phase: before.phase, game: before.game };
    const isPlaced = event.type === 'played' && event.by === 'owner' && event.seat === before.game?.you;
    const act = actOf(event, before);
    this.#sequencer.add({ event, before, after: told, act }, act, { isPlaced, isBeside: isBeside(event) });
    this.#unseen();
  }

  #reach(phase: Phase, happened: Happened, long: number) {
    const { event, before, after, act } = happened;
    const isOwn = (act ?? ('seat' in event ? event : null))?.seat === after.game?.you;
    if (phase === 'verdict') {
      this.moment = momentAfter(this.moment, event, this.#named(before), this.#named(after));
      this.#announce(happened, false);
    }
    if (phase === 'consequence') {
      const { phase, game } = after;
      // What else was told of the table has been shown already.
      const isAll = this.#told?.game === game && this.#told?.phase === phase;
      this.#held = isAll ? null : { phase, game };
      if (event.type === 'played') this.moves += 1;
      this.overtime = overtimeAfter(this.overtime, event, game?.you ?? null);
      this.#settled(after);
      if (before.phase !== phase) this.#hush();
      this.#announce(happened, true);
    }
    this.#sound(cuesAt(phase, long, event, after), isOwn || phase === 'consequence');
  }

  /** What changes nothing of the game is there at once. */
  #happened(event: Event, after: TableView) {
    // Calm is for classes too: nothing pops up and nothing sounds.
    if (event.type === 'signalled' && !settings.calm) {
      const name = this.#named(after).players.find((player) => player.player === event.player)?.name ?? '';
      this.say(`${name}: ${t(`preset-${event.preset.replaceAll('_', '-')}`)}`);
    }
    this.#announce({ event, after }, false);
    this.#sound(cuesOf(event, after), true);
    if (!this.#held) this.#settled(after);
  }

  /** A view is wholly shown. What called for a turn that is over is gone, so that it is said anew the next time. */
  #settled(view: TableView) {
    if (!isMyTurn(view)) this.assertive = '';
    keep(this.seat?.token, this.id, { view, moment: this.moment });
  }

  #named(view: TableView): TableView {
    return nameBots(view, this.#people ?? new Map());
  }

  /** A clock that runs for the reader waits for nobody. */
  #tempo(): Tempo {
    const game = this.#told?.game;
    const isTimed = game?.due.some((due) => due.seat === game.you && due.at - Date.now() < LEISURE) ?? false;
    return { pace: isTimed ? 'urgent' : settings.pace, isCalm: calmMotion() };
  }

  #lose(seat: Seat, event: Event | undefined) {
    settings.forgetSeat(this.id, seat.token);
    this.#connection.setTokens([]);
    this.seat = null;
    this.lost = event?.type !== 'left' ? 'moved' : event.kicked ? 'sent-away' : 'left';
  }

  /** What is said of it: politely with its verdict, assertively with what follows. */
  #said({ event, after }: Pick<Happened, 'event' | 'after'>, assertive: boolean): string {
    const said = announce(event, this.#named(after)).filter((one) => one.assertive === assertive);
    return said.map(tMessage).join(' ');
  }

  #announce(happened: Pick<Happened, 'event' | 'after'>, assertive: boolean) {
    const text = this.#said(happened, assertive);
    if (assertive) this.assertive = heard(this.assertive, text);
    else this.polite = heard(this.polite, text);
  }

  #sound(all: Sound[], isOwn: boolean) {
    if (!this.isShown()) return;
    sounds(all, isOwn);
    if (all.includes('turn') && settings.notify) notifyTurn(t('your-turn'));
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
