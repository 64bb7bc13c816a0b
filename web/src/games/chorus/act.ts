/** A card of chorus that is turned for all, or for oneself, as it is shown step by step. */
import type { Act } from '../../table/sequence';
import type { ChorusCard, ChorusEvent, ChorusView } from '../../wire';

/** A card that is turned, with what the viewer had chosen for it by then. */
type Closing = {
  closed: ChorusCard;
  /** `null` for a pass, and for whoever only looks on. */
  choice: number | null;
  /** Whether the viewer was right; `null` for whoever only looks on. */
  right: boolean | null;
};

/** What is turned in events, given the view before them. */
export function closingIn(events: ChorusEvent[], { own, seats }: ChorusView): Closing | null {
  const isIn = own !== null && seats[own.seat]?.standing === 'in';
  let choice = own?.choice ?? null;
  for (const event of events) {
    if (event.type === 'chosen' && event.own) choice = event.own.gap;
    if (event.type !== 'card_closed' && event.type !== 'own_card_closed') continue;
    const { closed } = event;
    if (!isIn) return { closed, choice: null, right: null };
    return { closed, choice, right: choice !== null && closed.first <= choice && choice <= closed.last };
  }
  return null;
}

export function act(events: ChorusEvent[], view: ChorusView): Act | null {
  const closing = closingIn(events, view);
  if (!closing) return null;
  const { closed, choice, right } = closing;
  return {
    rules: 'chorus',
    seat: view.own?.seat ?? 0,
    card: { card: closed.card.card, front: closed.card.front },
    at: choice,
    what: 'close',
    turns: 'held',
    isCrucial: isCrucial(view),
    goesOn: false,
    // Nobody sees it slide who has put it there before, or nowhere.
    lies: choice === (view.own?.choice ?? null),
    back: closed.card.back,
    right,
  };
}

/** Whether the run ends with this card, or the viewer may with it (CH-7, CH-8). */
function isCrucial({ line, run, lives, own }: ChorusView): boolean {
  return line.length === run || (lives !== null && own !== null && own.misses === lives - 1);
}
