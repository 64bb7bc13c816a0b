/** Whom the game waits for in vain. */
import { toAct } from '../table/fold';
import type { GameSeat, RunningGame } from '../wire';

/** The first seat that has to act while its person is away: in trek all choose itineraries at once (TR-3). */
export function seatAway({ seats, view }: RunningGame, awaySince: ReadonlyMap<number, number>): GameSeat | undefined {
  const waitedFor = toAct(view).flatMap((number) => seats[number] ?? []);
  return waitedFor.find((seat) => seat.driver.type === 'owner' && awaySince.has(seat.player));
}
