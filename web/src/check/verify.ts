/** Checks the shuffle of a finished game from its transcript, without trusting the server. */
import { fromHex } from '../lib/hex';
import { byBytes, Chance, commitmentOf } from './chance';

/** The stream of the k-th reshuffle is this plus k. */
const RESHUFFLES = 16;

export type Header = {
  antedate: number;
  rules: string;
  seed: string;
  commitment: string;
  cards: { id: string; date: number }[];
  pool?: string[];
};

export type Step = {
  place?: string;
  right?: boolean;
  dropped?: string[];
  reshuffled?: string[];
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

/** Whether the seed gives what lay at the start. */
export type IsDealt = (header: Header, seed: Uint8Array, steps: Step[]) => boolean;

/** Checks a transcript against the commitment that was shown when the game began. */
export function checkShuffle(transcript: string, commitment: string, isDealt: IsDealt = isPoolDealt): Checked {
  const lines = transcript.split('\n').filter((line) => line.trim() !== '');
  const [head, ...steps] = lines.map((line) => JSON.parse(line) as unknown);
  const header = head as Header;
  const seed = fromHex(header.seed);
  return {
    commitment: commitmentOf(seed) === commitment && header.commitment === commitment,
    deal: isDealt(header, seed, steps as Step[]),
    ...checkReshuffles(steps as Step[], seed),
  };
}

/** The cards come from the shuffled pool. */
function isPoolDealt(header: Header, seed: Uint8Array): boolean {
  const ids = header.cards.map((card) => card.id);
  const sorted = [...(header.pool ?? ids)].sort(byBytes);
  const dealt = new Chance(seed, 0).shuffle(sorted);
  return ids.every((id, at) => id === dealt[at]);
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
