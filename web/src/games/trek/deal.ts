/** Whether a trek was dealt as its seed says. */
import { byBytes, Chance } from '../../check/chance';
import type { IsDealt, Step } from '../../check/verify';

/** The streams of chance; the days have 0, 1 and 2. */
const ITINERARIES = 3;
const WATCHES = 4;
const FIRST_GAME = 5;
const WARPS = 7;

/** What a trek deals: three day decks, itineraries and the stack of watches. */
type TrekHeader = {
  seats: string[];
  days: string[][];
  watches: number[];
  itineraries: string[][];
  warps?: string[][];
  data: { itineraries: Record<string, unknown>; warps?: Record<string, unknown> };
  options: { first_game?: boolean; warps?: boolean };
};

type TrekStep = Step & { seat?: number; itinerary?: string };

/** Checks the day decks, the itineraries and the stack of watches. */
export const isDealt: IsDealt = (header, seed, steps) => {
  const trek = header as Partial<TrekHeader>;
  const { days = [], watches = [], itineraries = [], seats = [], warps = [], data, options } = trek;
  const shuffled = (stream: number, ids: string[]) => new Chance(seed, stream).shuffle([...ids].sort(byBytes));
  const dealt = shuffled(ITINERARIES, Object.keys(data?.itineraries ?? {}));
  const stack = new Chance(seed, WATCHES).shuffle(seats.map((_, seat) => seat));
  const isDay = (ids: string[], day: number) => ids.join() === shuffled(day, ids).join();
  const isDealtTo = (four: string[], seat: number) => four.join() === dealt.slice(4 * seat, 4 * seat + 4).join();
  // One more than there are players each day (TW-1).
  const aDay = seats.length + 1;
  const beside = options?.warps ? shuffled(WARPS, Object.keys(data?.warps ?? {})) : [];
  const isLaidOut = (ids: string[], day: number) => ids.join() === beside.slice(aDay * day, aDay * (day + 1)).join();
  return (
    warps.length === (options?.warps ? 3 : 0) &&
    warps.every(isLaidOut) &&
    days.length === 3 &&
    days.every(isDay) &&
    itineraries.every(isDealtTo) &&
    stack.join() === watches.join() &&
    isFirstGame(trek, steps, seed)
  );
};

/** In a first game chance picks the itinerary of day I, one for each seat in order (TR-3a). */
function isFirstGame(header: Partial<TrekHeader>, steps: TrekStep[], seed: Uint8Array): boolean {
  if (!header.options?.first_game) return true;
  const chance = new Chance(seed, FIRST_GAME);
  return (header.itineraries ?? []).every((four, seat) => {
    const drawn = four[chance.below(four.length)];
    return steps.find((step) => step.itinerary !== undefined && step.seat === seat)?.itinerary === drawn;
  });
}
