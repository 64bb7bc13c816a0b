/** A move of twist as it is shown, step by step. */
import type { Act } from '../../table/sequence';
import type { TwistEvent, TwistView } from '../../wire';

export function act(events: TwistEvent[], view: TwistView): Act | null {
  for (const event of events) {
    if (event.type !== 'card_tried' && event.type !== 'card_discarded') continue;
    const { seat, card } = event;
    const isTried = event.type === 'card_tried';
    return {
      rules: 'twist',
      seat,
      card: { card: card.card, front: card.front },
      at: null,
      what: isTried ? 'try' : 'discard',
      turns: isTried ? 'held' : isUpright(view, card.card) ? 'at-once' : 'not',
      isCrucial: isTried && isLastUpright(view, card.card),
      goesOn: false,
      back: card.back,
      right: isTried ? event.went.to !== 'blocked' : null,
    };
  }
  return null;
}

/** Whether nobody has seen the card's back. */
function isUpright({ hands }: TwistView, card: number): boolean {
  return hands.flat().some((held) => held.card === card && held.lies === 'upright');
}

/** Whether a card is the last that its player could turn. */
function isLastUpright({ hands }: TwistView, card: number): boolean {
  const hand = hands.find((cards) => cards.some((held) => held.card === card)) ?? [];
  return hand.filter((held) => held.lies === 'upright').length === 1;
}
