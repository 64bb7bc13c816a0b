/** What the events of twist do to a view of it. */
import type { Held, Tally, Turned, TwistEvent, TwistView, Went } from '../../wire';
import { changed } from '../../lib/changed';
import { RANKS } from './ranks';

export function foldTwist(view: TwistView, events: TwistEvent[]): TwistView {
  const after = events.reduce(step, view);
  return { ...after, tally: tallyOf(after) };
}

function step(view: TwistView, event: TwistEvent): TwistView {
  switch (event.type) {
    case 'card_tried':
      return tried(view, event.seat, event.card, event.went);
    case 'stopped':
      return view;
    case 'card_discarded': // CO-16
      return {
        ...view,
        hands: without(view.hands, event.seat, event.card.card),
        discard: [...view.discard, event.card],
      };
    case 'cards_drawn': {
      const drawn = event.cards.map((card): Held => ({ lies: 'upright', ...card }));
      return {
        ...view,
        hands: changed(view.hands, event.seat, (hand) => [...hand, ...drawn]),
        n_draw: view.n_draw - drawn.length,
        draw_top: event.draw_top,
      };
    }
    case 'turn_passed':
      return { ...view, turn: event.to, tried: false, n_placed: 0 };
    case 'game_ended':
      return { ...view, turn: null, outcome: event.outcome };
  }
}

function tried(view: TwistView, seat: number, card: Turned, went: Went): TwistView {
  if (went.to === 'blocked') {
    const block = (held: Held): Held => (held.card === card.card ? { lies: 'blocked', ...card } : held);
    return {
      ...view,
      tried: true,
      hands: changed(view.hands, seat, (hand) => hand.map(block)),
    };
  }
  const placed = { ...view, hands: without(view.hands, seat, card.card) };
  return { ...put(placed, card, went), tried: true, n_placed: view.n_placed + 1 };
}

function put(view: TwistView, card: Turned, went: Went): TwistView {
  switch (went.to) {
    case 'left': // CO-8; a longer row has one slot more (CO-12)
      return { ...view, row: [[card], ...view.row], slots: [[], ...view.slots] };
    case 'right': // CO-9
      return { ...view, row: [...view.row, [card]], slots: [...view.slots, []] };
    case 'slot': {
      const at = slotBetween(view, went.earlier);
      return { ...view, slots: changed(view.slots, at, (slot) => [...slot, card]) };
    }
    case 'stack': {
      // CO-7
      const grow = (stack: Turned[]) => (stack.some((lying) => lying.card === went.on) ? [...stack, card] : stack);
      return { ...view, row: view.row.map(grow), slots: view.slots.map(grow) };
    }
    case 'blocked':
      return view;
  }
}

/** The slot above a card of the main row and its later neighbour. */
function slotBetween(view: TwistView, earlier: number): number {
  return view.row.findIndex((stack) => stack[0]?.card === earlier);
}

function without(hands: Held[][], seat: number, card: number): Held[][] {
  return changed(hands, seat, (hand) => hand.filter((held) => held.card !== card));
}

/** Counts where the cards lie and what that is worth (CO-21 to CO-23). */
export function tallyOf(view: TwistView): Tally {
  const count = (stacks: unknown[][]) => stacks.reduce((sum, stack) => sum + stack.length, 0);
  const main = count(view.row);
  const slots = count(view.slots);
  const hands = count(view.hands);
  const discard = view.discard.length;
  const score = 2 * main + slots - discard - view.n_draw - hands;
  const rank = RANKS.filter((least) => score >= least).length;
  return { main, slots, discard, draw: view.n_draw, hands, score, rank };
}

/** The icon that a discarded card must show on its front (CO-16). */
export function iconToMatch(view: TwistView): string | null {
  return view.discard.at(-1)?.back.icon ?? null;
}

/** What a player may do now with a card before them (CO-4, CO-5, CO-14, CO-16). */
export function choicesFor(view: TwistView, held: Held): { canTry: boolean; canDiscard: boolean } {
  return {
    canTry: held.lies === 'upright' && view.n_placed < 2,
    canDiscard: !view.tried && held.front.icon !== null && held.front.icon === iconToMatch(view),
  };
}

/** Whether the player may end the turn (CO-13). */
export function canStop(view: TwistView): boolean {
  return view.n_placed === 1;
}

/** The cards that were turned and found their slot taken. */
export function blockedIn(view: TwistView): Turned[] {
  return view.hands.flat().flatMap((held) => (held.lies === 'blocked' ? [held] : []));
}
