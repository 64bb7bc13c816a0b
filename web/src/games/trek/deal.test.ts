import { expect, test } from 'vitest';

import { Chance, commitmentOf } from '../../check/chance';
import { checkShuffle } from '../../check/verify';
import { toHex } from '../../lib/hex';
import { isDealt } from './deal';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const LETTERS = [...'abcdefghij'];

test('a trek: day decks, itineraries and watches, each on its own stream', () => {
  const sorted = LETTERS.map((letter) => `i-${letter}`);
  const dealt = new Chance(SEED, 3).shuffle(sorted);
  const trek = {
    antedate: 1,
    rules: 'trek',
    seed: toHex(SEED),
    commitment: commitmentOf(SEED),
    seats: ['Ada', 'Bo'],
    days: [0, 1, 2].map((day) => new Chance(SEED, day).shuffle(LETTERS)),
    watches: new Chance(SEED, 4).shuffle([0, 1]),
    itineraries: [dealt.slice(0, 4), dealt.slice(4, 8)],
    data: { itineraries: Object.fromEntries(sorted.map((id) => [id, {}])) },
    options: {},
  };
  const deal = (change: object, steps: object[] = []) => {
    const lines = [{ ...trek, ...change }, ...steps].map((line) => JSON.stringify(line));
    return checkShuffle(lines.join('\n'), trek.commitment, isDealt).deal;
  };
  expect(trek.days[0]?.join('')).toBe('eafcgihdjb');
  expect(deal({})).toBe(true);
  expect(deal({ watches: trek.watches.toReversed() })).toBe(false);
  expect(deal({ itineraries: trek.itineraries.toReversed() })).toBe(false);
  expect(deal({ days: [trek.days[0], trek.days[2], trek.days[1]] })).toBe(false);
  const drawn = new Chance(SEED, 5);
  const steps = trek.itineraries.map((four, seat) => ({ seat, itinerary: four[drawn.below(4)] }));
  expect(deal({ options: { first_game: true } }, steps)).toBe(true);
  const others = trek.itineraries.map((four, seat) => ({
    seat,
    itinerary: four.find((id) => id !== steps[seat]?.itinerary),
  }));
  expect(deal({ options: { first_game: true } }, others)).toBe(false);
});
