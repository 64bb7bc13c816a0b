/** Dragging a card from the hand to a gap: the shortcut, never the only way. */

import { TAP_SLOP } from '../../lib/tap';
import type { Place } from '../../lib/travel';

export class CardDrag {
  /** The card in the air, and where the finger is. */
  now = $state.raw<{ card: number; x: number; y: number } | null>(null);
  /** The gap under the finger. */
  over = $state<number | null>(null);
  /** What is in the air, as it is drawn. */
  flying = $state.raw<HTMLElement>();
  /** Where the last card was let go. */
  dropped: { card: number; place: Place } | null = null;
  #from: { card: number; x: number; y: number } | null = null;
  /** A drag ends with a click on the card, which must not pick it again. */
  #justDragged = false;

  constructor(
    private readonly may: () => boolean,
    private readonly began: (card: number) => void,
    private readonly lay: (gap: number) => void,
  ) {}

  down(event: PointerEvent, card: number) {
    this.#justDragged = false;
    this.dropped = null;
    if (this.may() && event.button === 0) this.#from = { x: event.clientX, y: event.clientY, card };
  }

  move(event: PointerEvent) {
    const from = this.#from;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > TAP_SLOP;
    if (!this.now && !far) return;
    if (!this.now) {
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.#justDragged = true;
      this.began(from.card);
    }
    this.now = { card: from.card, x: event.clientX, y: event.clientY };
    this.over = gapUnder(event);
  }

  up(event: PointerEvent) {
    const gap = this.now ? gapUnder(event) : null;
    const place = this.flying?.getBoundingClientRect();
    if (this.now && place) this.dropped = { card: this.now.card, place };
    this.cancel();
    if (gap !== null) this.lay(gap);
  }

  cancel() {
    this.#from = this.now = this.over = null;
  }

  /** Whether a click is the end of a drag. */
  endsDrag(): boolean {
    const ends = this.#justDragged;
    this.#justDragged = false;
    return ends;
  }
}

function gapUnder(event: PointerEvent): number | null {
  // The card in the air is transparent to pointers.
  const gap = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-gap]');
  return gap ? Number(gap.dataset.gap) : null;
}
