/** What has happened in a game of trek. */
import type { RunningGame, TrekEvent, TrekView } from '../../wire';
import { addTold, type DayTold, dayTold, type Told } from './told';

export type TrekMoment = {
  rules: 'trek';
  /** The turns, in order. */
  told: Told[];
  /** The last day that ended. */
  day: DayTold | null;
  /** Everybody's points when that day's successor began; `null` if this was not seen. */
  pointsAtStart: number[] | null;
};

export function begin(view: TrekView | null): TrekMoment {
  return { rules: 'trek', told: [], day: null, pointsAtStart: view && pointsIn(view) };
}

export function advance(
  moment: TrekMoment,
  events: TrekEvent[],
  game: RunningGame,
  before: TrekView,
  after: TrekView,
): TrekMoment {
  const told = addTold(moment.told, events, game, after);
  const day = dayTold(before, events, moment.pointsAtStart);
  return day ? { ...moment, told, day, pointsAtStart: pointsIn(after) } : { ...moment, told };
}

/** Everybody's points on the track. */
function pointsIn({ players }: TrekView): number[] {
  return players.map((player) => player.points);
}
