/** What was just turned up at a table, besides what its view says: the fold of its events. */
import type { Event, TableView } from '../wire';
import { type Reveal, revealOf } from './timeline';
import { dayTold, type DayTold, tell, type Told } from './trekTold';
import { type TwistReveal, twistRevealOf } from './twist';

export type Moment = {
  /** The last card of timeline that was placed. */
  reveal: Reveal | null;
  /** The last card of twist that was tried or discarded. */
  twistReveal: TwistReveal | null;
  /** All of them, in order. */
  twistTurns: TwistReveal[];
  /** The answer to every card of this game of timeline, in order. */
  turns: Reveal[];
  /** The moves of a trek, in order. */
  told: Told[];
  /** The last day of a trek that ended. */
  day: DayTold | null;
  /** Everybody's points when that day's successor began. */
  pointsAtStart: number[] | null;
};

export const NO_MOMENT: Moment = { reveal: null, twistReveal: null, twistTurns: [], turns: [], told: [], day: null, pointsAtStart: null };

/** Folds one event; `before` and `after` are the views around it. */
export function momentAfter(moment: Moment, event: Event, before: TableView, after: TableView): Moment {
  if (event.type === 'started') return { ...NO_MOMENT, pointsAtStart: pointsIn(after) };
  if (event.type !== 'played' || !before.game || !after.game) return moment;
  const { events } = event;
  const [old, now] = [before.game.view, after.game.view];
  if (events.rules === 'timeline' && old.rules === 'timeline') {
    const reveal = revealOf(old.line, events.list);
    return { ...moment, reveal, turns: reveal ? [...moment.turns, reveal] : moment.turns };
  }
  if (events.rules === 'twist') {
    const twistReveal = twistRevealOf(events.list);
    return { ...moment, twistReveal, twistTurns: twistReveal ? [...moment.twistTurns, twistReveal] : moment.twistTurns };
  }
  if (events.rules !== 'trek' || old.rules !== 'trek' || now.rules !== 'trek') return moment;
  const told = [...moment.told, ...tell(events.list, after.game, now)];
  const day = dayTold(old, events.list, moment.pointsAtStart);
  return day ? { ...moment, told, day, pointsAtStart: pointsIn(after) } : { ...moment, told };
}

/** Everybody's points on the track of a trek. */
export function pointsIn({ game }: TableView): number[] | null {
  return game?.view.rules === 'trek' ? game.view.players.map((player) => player.points) : null;
}
