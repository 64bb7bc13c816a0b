/** Checks the shuffle of a finished game from its transcript, without trusting the server. */
import { fromHex } from '../hex';
import { byBytes, Chance, commitmentOf } from './chance';

/** The streams of a trek; its days have 0, 1 and 2. */
const ITINERARIES = 3;
const WATCHES = 4;
const FIRST_GAME = 5;
/** The stream of the k-th reshuffle is this plus k. */
const RESHUFFLES = 16;

export type Header = {
  antedate: number;
  rules: string;
  seed: string;
  commitment: string;
  cards: { id: string; date: number }[];
  pool?: string[];
} & Partial<TrekHeader>;

/** What a trek deals: three day decks, itineraries and the stack of watches. */
type TrekHeader = {
  seats: string[];
  days: string[][];
  watches: number[];
  itineraries: string[][];
  data: { itineraries: Record<string, unknown> };
  options: { first_game?: boolean };
};

type Step = {
  place?: string;
  right?: boolean;
  dropped?: string[];
  reshuffled?: string[];
  seat?: number;
  itinerary?: string;
};

export type Checked = {
  /** The seed is the one committed to at the start. */
  commitment: boolean;
  /** The cards lay in the order the seed gives. */
  deal: boolean;
  /** Every later shuffle too. */
  reshuffles: boolean;
  nReshuffles: number;
};

/** Checks a transcript against the commitment that was shown when the game began. */
export function checkShuffle(transcript: string, commitment: string): Checked {
  const lines = transcript.split('\n').filter((line) => line.trim() !== '');
  const [head, ...steps] = lines.map((line) => JSON.parse(line) as unknown);
  const header = head as Header;
  const seed = fromHex(header.seed);
  return {
    commitment: commitmentOf(seed) === commitment && header.commitment === commitment,
    deal: header.rules === 'trek' ? isTrekDealt(header, steps as Step[], seed) : isDealt(header, seed),
    ...checkReshuffles(steps as Step[], seed),
  };
}

function isDealt(header: Header, seed: Uint8Array): boolean {
  const ids = header.cards.map((card) => card.id);
  const sorted = [...(header.pool ?? ids)].sort(byBytes);
  const dealt = new Chance(seed, 0).shuffle(sorted);
  return ids.every((id, at) => id === dealt[at]);
}

function isTrekDealt(header: Header, steps: Step[], seed: Uint8Array): boolean {
  const { days = [], watches = [], itineraries = [], seats = [], data } = header;
  const shuffled = (stream: number, ids: string[]) => new Chance(seed, stream).shuffle([...ids].sort(byBytes));
  const dealt = shuffled(ITINERARIES, Object.keys(data?.itineraries ?? {}));
  const stack = new Chance(seed, WATCHES).shuffle(seats.map((_, seat) => seat));
  const isDay = (ids: string[], day: number) => ids.join() === shuffled(day, ids).join();
  const isDealtTo = (four: string[], seat: number) => four.join() === dealt.slice(4 * seat, 4 * seat + 4).join();
  return days.length === 3 && days.every(isDay) && itineraries.every(isDealtTo)
    && stack.join() === watches.join() && isFirstGame(header, steps, seed);
}

/** In a first game chance picks the itinerary of day I, one for each seat in order (TR-3a). */
function isFirstGame(header: Header, steps: Step[], seed: Uint8Array): boolean {
  if (!header.options?.first_game) return true;
  const chance = new Chance(seed, FIRST_GAME);
  return (header.itineraries ?? []).every((four, seat) => {
    const drawn = four[chance.below(four.length)];
    return steps.find((step) => step.itinerary !== undefined && step.seat === seat)?.itinerary === drawn;
  });
}

function checkReshuffles(steps: Step[], seed: Uint8Array) {
  let discard: string[] = [];
  let reshuffles = true;
  let nReshuffles = 0;
  for (const step of steps) {
    if (step.place !== undefined && step.right === false) discard.push(step.place);
    if (step.dropped) discard.push(...step.dropped);
    if (step.reshuffled) {
      const expected = new Chance(seed, RESHUFFLES + nReshuffles).shuffle(discard);
      reshuffles &&= expected.join() === step.reshuffled.join();
      nReshuffles += 1;
      discard = [];
    }
  }
  return { reshuffles, nReshuffles };
}
