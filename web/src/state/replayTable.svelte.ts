/** A finished game at one of its moments, for the same screens that show a live table. */
import { nameBots, type People } from '../table/bots';
import { cuesAt } from '../table/cues';
import { pileAt, type Step, stepsOf } from '../table/replay';
import { Sequencer, type Showing } from '../table/sequence';
import { tMessage } from '../i18n/i18n.svelte';
import type { Outcome } from '../net/connection';
import type { Back, Replay, Turned } from '../wire';
import { frames } from './frames';
import type { GameTable } from './gameTable';
import { calmMotion, settings } from './settings.svelte';
import { sounds } from './sounding';

export class ReplayTable implements GameTable {
  #replay = $state.raw<Replay | null>(null);
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  readonly readOnly = true;
  readonly busy = false;
  readonly watching = 0;
  polite = $state('');

  showing = $state.raw<Showing | null>(null);
  n_waiting = $state(0);
  /** The step whose verdict was shown; its consequence follows. */
  #judged = $state(0);
  readonly #sequencer = new Sequencer<number>(frames, {
    show: (showing, n_waiting) => ([this.showing, this.n_waiting] = [showing, n_waiting]),
    reach: (phase, at, long) => {
      const step = this.#steps[at];
      // Whoever leafs through a game hears nothing of what is passed over.
      if (step?.event && this.showing) sounds(cuesAt(phase, long, step.event, step.view), false);
      if (phase === 'verdict') this.#judge(at);
      if (phase === 'consequence') this.#at = at;
    },
    letters: (at) => this.#saidAt(at).length,
    tempo: () => ({ pace: settings.pace, isCalm: calmMotion() }),
  });

  #step = $derived(this.#steps[this.#at]);
  view = $derived(this.#step?.view ?? null);
  moment = $derived(this.#steps[this.#judged]?.moment ?? null);
  /** Nobody is away from a game that is over. */
  here = $derived((this.view?.players ?? []).map((player) => player.player));
  open = $derived.by((): ReadonlyMap<number, Back> | null => {
    const open = this.#replay?.open;
    return open ? new Map(open.cards.map((card) => [card.card, card.back])) : null;
  });
  pile = $derived.by((): Turned[] => {
    const open = this.#replay?.open;
    return open && this.view ? pileAt(open, this.#at, this.view) : [];
  });
  /** What happened at this moment, in words. */
  said = $derived(this.#saidAt(this.#judged));

  /** Shows another telling of the game, at the same moment. */
  tell(replay: Replay, people: People) {
    this.#replay = replay;
    this.#steps = stepsOf({ ...replay, view: nameBots(replay.view, people) });
    this.#at = this.#judged = Math.min(this.#at, this.last);
  }

  get at(): number {
    return this.#at;
  }
  get last(): number {
    return Math.max(0, this.#steps.length - 1);
  }

  /** Goes to a moment and says what happened there; the next one is shown step by step. */
  goTo(at: number) {
    if (at === this.#at + 1) return this.next();
    this.#sequencer.flush();
    this.#at = Math.max(0, Math.min(at, this.last));
    this.#judge(this.#at);
  }

  /** Shows the next move, step by step; what is being shown is ended instead. */
  next() {
    const before = this.#at;
    this.#sequencer.flush();
    const at = Math.min(this.#at + 1, this.last);
    if (at > before + 1 || at === before) return;
    this.#sequencer.add(at, this.#steps[at]?.act ?? null);
  }

  hurry() {
    this.#sequencer.hurry();
  }
  read(isReading: boolean) {
    this.#sequencer.read(isReading);
  }
  close() {
    this.#sequencer.close();
  }

  #judge(at: number) {
    this.#judged = at;
    this.polite = this.#saidAt(at);
  }
  #saidAt(at: number): string {
    return (this.#steps[at]?.said ?? []).map(tMessage).join(' ');
  }

  send(): Promise<Outcome> {
    const message = 'a game that is over is only looked at';
    return Promise.resolve({ ok: false, error: { code: 'game_over', params: {}, message } });
  }
}
