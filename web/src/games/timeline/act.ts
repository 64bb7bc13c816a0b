/** A move of timeline as it is shown, step by step. */
import type { Act } from '../../table/sequence';
import type { TimelineEvent, TimelineView } from '../../wire';

export function act(events: TimelineEvent[], view: TimelineView): Act | null {
  for (const event of events) {
    if (event.type !== 'card_placed' && event.type !== 'card_misplaced') continue;
    const { seat, card, gap } = event;
    return {
      rules: 'timeline',
      seat,
      card: { card: card.card, front: card.front },
      at: gap,
      what: 'place',
      turns: 'held',
      isCrucial: isCrucial(view, seat),
      goesOn: false,
      back: card.back,
      right: event.type === 'card_placed',
    };
  }
  return null;
}

/** Whether a seat plays its last card, or in a play-off (TC-12, TC-14). */
export function isCrucial({ hands, standings }: TimelineView, seat: number): boolean {
  return hands[seat]?.length === 1 || standings.includes('eliminated');
}
