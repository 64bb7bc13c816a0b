/** What was just turned up at a table, besides what its view says: the fold of its events. */
import type { Moment } from '../games/module';
import { MODULES } from '../games/modules';
import type { Event, TableView } from '../wire';
import { actOf } from './act';

/** The moment at which a game begins; `null` without one. */
export function momentAtStart({ game }: TableView): Moment | null {
  return game && MODULES[game.view.rules].begin(game.view);
}

/** The moment of a game that was going on before anybody looked; `null` without one. */
export function momentUnseen({ game }: TableView): Moment | null {
  return game && MODULES[game.view.rules].begin(null);
}

/** Folds one event; `before` and `after` are the views around it. */
export function momentAfter(moment: Moment | null, event: Event, before: TableView, after: TableView): Moment | null {
  if (event.type === 'started') return momentAtStart(after);
  if (event.type !== 'played' && event.type !== 'card_closed' && event.type !== 'dropped') return moment;
  if (!before.game || !after.game) return moment;
  const { events } = event;
  const game = MODULES[events.rules];
  // Of somebody who is dropped nothing is turned up, unless the others had waited for them alone.
  if (event.type === 'dropped' && !actOf(event, before)) return moment;
  return game.advance(moment ?? game.begin(null), events.list, after.game, before.game.view, after.game.view);
}
