/** A card of chorus that one has placed at one's own pace, as it is shown step by step. */
import type { Act } from '../../table/sequence';
import type { ChorusEvent, ChorusView } from '../../wire';

/** What is turned for all at once is nobody's move, and is shown by being there (CH-11). */
export function act(events: ChorusEvent[], { own, line, run }: ChorusView): Act | null {
  const turned = events.find((event) => event.type === 'own_card_closed');
  const chosen = events.findLast((event) => event.type === 'chosen' && event.own !== undefined);
  const at = chosen?.type === 'chosen' && chosen.own ? chosen.own.gap : own?.choice;
  // Nobody sees where a pass was put.
  if (!turned || !own || at == null) return null;
  const { card, first, last } = turned.closed;
  return {
    rules: 'chorus',
    seat: own.seat,
    card: { card: card.card, front: card.front },
    at,
    what: 'place',
    turns: 'held',
    isCrucial: line.length === run,
    goesOn: false,
    back: card.back,
    right: first <= at && at <= last,
  };
}
