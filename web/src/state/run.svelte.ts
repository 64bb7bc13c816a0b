/** A run that somebody goes through alone and over HTTP, shown as a live table is: a day's cards, or a duel's. */
import type { Moment } from '../games/module';
import { t, tError, tMessage } from '../i18n/i18n.svelte';
import { randomHex } from '../lib/hex';
import type { Outcome } from '../net/connection';
import { refusalOf } from '../net/api';
import { momentOf, placedBetween, tableOf } from '../runs/table';
import { actOf } from '../table/act';
import { announce, heard } from '../table/announce';
import { cuesAt } from '../table/cues';
import { momentAfter } from '../table/moment';
import { type Clock, type Phase, Sequencer, type Showing } from '../table/sequence';
import type { Command, ErrorBody, Event, Lang, Run, RunAnswer, TableView } from '../wire';
import { frames } from './frames';
import type { GameTable } from './gameTable';
import { calmMotion, settings } from './settings.svelte';
import { sounds } from './sounding';

/** Where a run comes from, and where its answers go. */
export type RunSource<Told> = {
  read(lang: Lang): Promise<Told>;
  answer(answer: RunAnswer): Promise<Told>;
  /** `null` for who has not joined. */
  runOf(told: Told): Run | null;
};

/** How long to wait before an answer that did not arrive is sent again, in milliseconds. */
const RETRY_AFTER = [500, 1_000, 2_000, 4_000];
/** The server answers soon, but not now: what it was sent still counts once it does. */
const PASSING = ['unreachable', 'saving_paused', 'too_many', 'too_slow'];
/** The card was placed otherwise: in another tab, or on another device. */
const OVERTAKEN = ['card_closed', 'card_not_open', 'run_finished'];

/** One card that was placed, with the tables around it. */
type Happened = { event: Event; before: TableView; after: TableView; run: Run };

export class RunTable<Told> implements GameTable {
  /** What the server said last. */
  told = $state.raw<Told | null>(null);
  /** The run as far as it is shown. */
  run = $state.raw<Run | null>(null);
  readonly view = $derived(this.run && tableOf(this.run, settings.name, settings.lang));
  showing = $state.raw<Showing | null>(null);
  n_waiting = $state(0);
  moment = $state.raw<Moment | null>(null);
  /** How many cards were placed: tests and tools wait by it. */
  readonly moves = $derived(this.run?.placed.length ?? 0);
  /** Why there is no run. */
  problem = $state.raw<ErrorBody | null>(null);
  /** Whether an answer is kept until the server can be reached. */
  waitsForServer = $state(false);
  remark = $state('');
  polite = $state('');
  readonly here = [];
  readonly watching = 0;
  readonly readOnly = false;
  readonly open = null;
  #isSending = $state(false);
  #isHeld = $state(false);
  readonly busy = $derived(this.#isSending || this.#isHeld);
  #isClosed = false;
  #wake: (() => void) | null = null;
  readonly #sequencer: Sequencer<Happened>;

  constructor(
    private readonly source: RunSource<Told>,
    clock: Clock = frames,
  ) {
    this.#sequencer = new Sequencer<Happened>(clock, {
      show: (showing, n_waiting) => ([this.showing, this.n_waiting] = [showing, n_waiting]),
      reach: (phase, happened, long) => this.#reach(phase, happened, long),
      letters: (happened) => saidOf(happened).length,
      tempo: () => ({ pace: settings.pace, isCalm: calmMotion() }),
    });
  }

  /** Asks how far the run has come; again, in another language. */
  async load(lang: Lang) {
    this.problem = null;
    try {
      this.tell(await this.source.read(lang));
    } catch (problem) {
      this.problem = refusalOf(problem);
    }
  }

  /** Shows what the server said as it is, without the way there. */
  tell(told: Told) {
    this.#sequencer.flush();
    this.told = told;
    this.run = this.source.runOf(told);
    this.moment = this.run && momentOf(this.run);
    this.#isHeld = false;
  }

  /** The ids of the decks played with, for what a reader says of a card. */
  decks(): Promise<string[]> {
    return Promise.resolve([...new Set((this.run?.placed ?? []).map(({ deck }) => deck))]);
  }

  async send(command: Command): Promise<Outcome> {
    const { run } = this;
    const current = run?.current;
    const isPlaced = command.type === 'act' && command.action.type === 'done';
    if (!run || !current || !isPlaced || this.busy) return NOTHING_TO_DO;
    const { gap } = command.action as { gap: number };
    this.remark = '';
    this.#sequencer.settle();
    this.#isSending = true;
    // One id for all attempts: however often it arrives, the answer counts once.
    const answer = { id: randomHex(16), card: current.card, gap, lang: settings.lang };
    try {
      this.#show(run, await this.#answered(answer));
      return { ok: true, player: null };
    } catch (problem) {
      const error = refusalOf(problem);
      await this.#refused(error);
      return { ok: false, error };
    } finally {
      this.#isSending = false;
      this.waitsForServer = false;
    }
  }

  hurry() {
    this.#sequencer.hurry();
  }
  read(isReading: boolean) {
    this.#sequencer.read(isReading);
  }

  close() {
    this.#isClosed = true;
    this.#wake?.();
    this.#sequencer.close();
  }

  /** Nobody waits for what nobody sees. */
  unseen() {
    this.#sequencer.flush();
  }

  /** Tries at once what waits for the server. */
  wake() {
    this.#wake?.();
  }

  async #answered(answer: RunAnswer): Promise<Told> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.source.answer(answer);
      } catch (problem) {
        if (this.#isClosed || !PASSING.includes(refusalOf(problem).code)) throw problem;
      }
      this.waitsForServer = true;
      await new Promise<void>((done) => {
        this.#wake = done;
        setTimeout(done, RETRY_AFTER[Math.min(attempt, RETRY_AFTER.length - 1)]);
      });
    }
  }

  async #refused(error: ErrorBody) {
    if (this.#isClosed) return;
    if (!OVERTAKEN.includes(error.code)) return void (this.remark = tError(error));
    await this.load(settings.lang);
    this.remark = t('run-elsewhere');
  }

  #show(before: Run, told: Told) {
    const after = this.source.runOf(told);
    const event = after && placedBetween(before, after);
    if (!after || !event || !this.view) return this.tell(told);
    const { lang, name } = settings;
    const happened = { event, before: this.view, after: tableOf(after, name, lang), run: after };
    this.told = told;
    this.#isHeld = true;
    this.#sequencer.add(happened, actOf(event, this.view), { isPlaced: true });
    if (document.hidden) this.unseen();
  }

  #reach(phase: Phase, happened: Happened, long: number) {
    const { event, before, after, run } = happened;
    sounds(cuesAt(phase, long, event, after));
    if (phase === 'verdict') {
      this.moment = momentAfter(this.moment, event, before, after);
      this.polite = heard(this.polite, saidOf(happened));
    }
    if (phase !== 'consequence') return;
    this.run = run;
    this.#isHeld = false;
    if (run.current === null) sounds([run.points === run.cards ? 'win' : 'end']);
  }
}

const NOTHING_TO_DO: Outcome = {
  ok: false,
  error: { code: 'not_due', params: {}, message: 'there is no card to place now' },
};

/** What is said of a card that was placed. */
function saidOf({ event, after }: Happened): string {
  const said = announce(event, after).filter(({ assertive }) => !assertive);
  return said.map(tMessage).join(' ');
}
