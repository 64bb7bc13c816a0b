/** What the sequencer shows of an event: a move, step by step, as its game tells it. */
import { MODULES } from '../games/modules';
import type { Event, TableView } from '../wire';
import type { Act } from './sequence';

/** `null` for what is shown by being there. `before` is the view before the event. */
export function actOf(event: Event, { game }: TableView): Act | null {
  if ((event.type !== 'played' && event.type !== 'card_closed' && event.type !== 'dropped') || !game) return null;
  const { rules, list } = event.events;
  return game.view.rules === rules ? MODULES[rules].act(list, game.view) : null;
}
