/** A turn of trek while it is thought over, and then played as planned. */
import type { Column } from './fold';
import { isSame, nextToken, preview, sources, tokenChoices } from './preview';
import { t } from '../../i18n/i18n.svelte';
import type { Action, RunningGame, Source, TokenName, TrekView } from '../../wire';
import { isUndecided } from '../../table/sequence';
import type { GameTable } from '../../state/gameTable';
import { describePreview } from './words';

export class Turn {
  picked = $state.raw<Source | null>(null);
  /** What the pointer or the focus is on: shown while nothing is picked. */
  looked = $state.raw<Source | null>(null);
  #spend = $state(0);
  #wishes = $state.raw<Column[]>([]);
  /** Where the wilds of this turn shall go: while there is a plan nothing is asked. */
  #plan = $state.raw<Column[] | null>(null);
  /** The last frame known when something was sent: its own frame is later. */
  #sentAt = -1;

  readonly seat = $derived.by(() => this.now().game.you);
  readonly me = $derived.by(() => (this.seat === null ? null : (this.now().view.players[this.seat] ?? null)));
  /** Whether this viewer acts for the seat. */
  readonly #drives = $derived.by(() => {
    const { table, game } = this.now();
    return (
      !table.readOnly &&
      !isUndecided(table.showing) &&
      this.seat !== null &&
      game.seats[this.seat]?.driver.type === 'owner'
    );
  });
  readonly isMine = $derived.by(
    () => this.#drives && this.now().view.turn === this.seat && this.now().view.phase === 'turn',
  );
  /** Whether an itinerary is to be chosen (TR-3). */
  readonly chooses = $derived.by(
    () => this.#drives && this.seat !== null && this.now().view.choosing.includes(this.seat),
  );
  /** What may be placed when the server asks and there is no plan. */
  readonly tokens = $derived.by(() =>
    this.#drives && this.seat !== null && !this.#plan ? tokenChoices(this.now().view, this.seat) : [],
  );
  /** Which of them is usual. */
  readonly usual = $derived.by(() => (this.seat === null ? null : nextToken(this.now().view, this.seat, [])));
  readonly offered = $derived.by(() => (this.me ? sources(this.now().view, this.me) : []));
  readonly mustPass = $derived.by(() => this.isMine && this.offered.length === 0);
  /** What the card picked, or else the one looked at, would bring. */
  readonly seen = $derived.by(() => {
    const source = this.picked ?? this.looked;
    if (!source || this.seat === null) return null;
    return this.picked
      ? preview(this.now().view, this.seat, source, this.#spend, this.#wishes)
      : preview(this.now().view, this.seat, source, 0, []);
  });

  /** Made where a component begins: what is planned is done by its effects. */
  constructor(private readonly now: () => { table: GameTable; game: RunningGame; view: TrekView }) {
    // A card that is gone cannot stay picked.
    $effect(() => {
      if (this.picked && this.seat !== null && !preview(this.now().view, this.seat, this.picked, 0, [])) this.cancel();
    });
    // Places what the server asks for as the player wished before they went.
    $effect(() => {
      const { table, view } = this.now();
      if (!this.#plan || this.seat === null || table.busy || (table.view?.seq ?? 0) <= this.#sentAt) return;
      const next = nextToken(view, this.seat, this.#plan);
      if (next) void this.#placeOne(next, this.#plan);
      else if (view.turn !== this.seat) this.#plan = null;
    });
  }

  /** Picks a card, or puts it back. */
  pick(source: Source, event?: MouseEvent) {
    const again = isSame(this.picked, source);
    // Enter on the card already picked goes there; a second tap of a finger puts it back.
    if (again && event?.detail === 0) return void this.go();
    this.cancel();
    if (!again) this.picked = source;
  }

  cancel() {
    this.picked = null;
    this.#spend = 0;
    this.#wishes = [];
  }

  /** Spends some crystals on the card that is picked. */
  spend(crystals: number) {
    this.#spend = Math.max(0, Math.min(crystals, this.seen?.mostCrystals ?? 0));
    if (this.seen) this.now().table.polite = describePreview(this.seen, t);
  }
  spendMore(by: 1 | -1) {
    this.spend(this.#spend + by);
  }

  wish(wild: number, column: Column) {
    const now = this.seen?.settled.placed.filter((one) => one.token === 'wild').map((one) => one.column) ?? [];
    this.#wishes = now.map((old, n) => (n === wild ? column : old));
  }
  /** Sends the first wild to the next column. */
  wishNext() {
    const columns = this.seen?.wildColumns ?? [];
    const now = this.seen?.settled.placed.find((one) => one.token === 'wild')?.column;
    if (!now || columns.length === 0) return;
    const next = columns[(columns.indexOf(now) + 1) % columns.length] ?? now;
    this.wish(0, next);
    this.now().table.polite = t('trek-wild-as', { name: t(`token-${next}`) });
  }

  act(action: Action) {
    const { table } = this.now();
    this.#sentAt = table.view?.seq ?? 0;
    return table.send({ type: 'act', seen: this.#sentAt, action });
  }

  async go() {
    if (!this.picked || !this.isMine || this.now().table.busy || !this.seen) return;
    this.#plan = [...this.#wishes];
    const action: Action = { type: 'take', source: this.picked, crystals: this.seen.crystals };
    this.cancel();
    if (!(await this.act(action)).ok) this.#plan = null;
  }

  async #placeOne(next: { token: TokenName; column: Column }, from: Column[]) {
    this.#plan = from.slice(next.token === 'wild' ? 1 : 0);
    if (!(await this.act({ type: 'token', ...next })).ok) this.#plan = null;
  }
}
