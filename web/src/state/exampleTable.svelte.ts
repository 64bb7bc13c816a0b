/** A position of the rulebook on the page, for the same screens that show a live table. */
import { setUp, type Trial, tryOut } from '../table/example';
import type { Outcome } from '../net/connection';
import type { Command, Example } from '../wire';
import type { GameTable } from './gameTable';

export class ExampleTable implements GameTable {
  #trial: Trial = $state.raw()!;
  readonly busy = false;
  readonly watching = 0;
  readonly open = null;
  // A trial is answered at once: one tries many.
  readonly showing = null;
  readonly n_waiting = 0;
  polite = $state('');

  constructor(private readonly example: Example) {
    this.#trial = setUp(example);
  }

  get view() {
    return this.#trial.view;
  }
  get moment() {
    return this.#trial.moment;
  }
  get here(): number[] {
    return this.view.players.map((player) => player.player);
  }
  /** The turn is over: there is nothing more to try. */
  get readOnly(): boolean {
    return this.#trial.moves.length === 0;
  }

  again() {
    this.#trial = setUp(this.example);
  }

  hurry() {}
  read() {}

  send(command: Command): Promise<Outcome> {
    const after = command.type === 'act' ? tryOut(this.#trial, command.action) : null;
    if (after) this.#trial = after;
    const error = { code: 'wrong_game', params: {}, message: 'this cannot be done here' };
    return Promise.resolve(after ? { ok: true, player: null } : { ok: false, error });
  }
}
