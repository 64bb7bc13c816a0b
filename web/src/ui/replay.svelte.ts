/** A finished game at one of its moments, for the same screens that show a live table. */
import { nameBots } from '../game/bots';
import { NO_MOMENT } from '../game/moment';
import { pileAt, type Step, stepsOf } from '../game/replay';
import { t } from '../i18n/i18n.svelte';
import type { Outcome } from '../net/connection';
import type { Back, Replay, Turned } from '../wire';
import type { GameTable } from './gameTable';

export class ReplayTable implements GameTable {
  #replay = $state.raw<Replay | null>(null);
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  readonly readOnly = true;
  readonly busy = false;
  readonly watching = 0;
  polite = $state('');

  #step = $derived(this.#steps[this.#at]);
  view = $derived(this.#step?.view ?? null);
  moment = $derived(this.#step?.moment ?? NO_MOMENT);
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
  said = $derived((this.#step?.said ?? []).map(({ id, args }) => t(id, args)).join(' '));

  /** Shows another telling of the game, at the same moment. */
  tell(replay: Replay, botNames: ReadonlyMap<string, string>) {
    this.#replay = replay;
    this.#steps = stepsOf({ ...replay, view: nameBots(replay.view, botNames) });
    this.#at = Math.min(this.#at, this.last);
  }

  get at(): number {
    return this.#at;
  }
  get last(): number {
    return Math.max(0, this.#steps.length - 1);
  }

  /** Goes to a moment and says what happened there. */
  goTo(at: number) {
    this.#at = Math.max(0, Math.min(at, this.last));
    this.polite = this.said;
  }

  send(): Promise<Outcome> {
    const message = 'a game that is over is only looked at';
    return Promise.resolve({ ok: false, error: { code: 'game_over', params: {}, message } });
  }
}
