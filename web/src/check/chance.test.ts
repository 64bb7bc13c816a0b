import { describe, expect, test } from 'vitest';

import { fromHex, toHex } from '../lib/hex';
import { byBytes, Chance, commitmentOf } from './chance';
import { checkShuffle } from './verify';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const LETTERS = [...'abcdefghij'];
const COMMITMENT = 'caebb5b8eab2865e78c9f6320e17930a8027a35e6ea3320da4134e33fddf531d';

describe('the known answers of docs/transcript.md', () => {
  test('an all-zero seed begins with ade0b876', () => {
    expect(new Chance(new Uint8Array(32), 0).word()).toBe(0xade0b876);
  });
  test('shuffles on streams 0 and 16', () => {
    expect(new Chance(SEED, 0).shuffle(LETTERS).join('')).toBe('eafcgihdjb');
    expect(new Chance(SEED, 16).shuffle(LETTERS).join('')).toBe('ibafdhcgje');
  });
  test('the commitment', () => {
    expect(commitmentOf(SEED)).toBe(COMMITMENT);
  });
});

test('a second block differs from the first', () => {
  const chance = new Chance(SEED, 0);
  const words = Array.from({ length: 32 }, () => chance.word());
  expect(new Set(words).size).toBe(32);
});

test('hexadecimal there and back', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});

test('ids are sorted by their bytes', () => {
  expect(['ą', 'b', 'a-b', 'a'].sort(byBytes)).toEqual(['a', 'a-b', 'b', 'ą']);
});

describe('the check of a transcript', () => {
  const dealt = [...'eafcgihdjb'];
  const transcript = (cards: string[], steps: object[] = []) => {
    const header = {
      antedate: 1,
      rules: 'timeline',
      seed: toHex(SEED),
      commitment: COMMITMENT,
      cards: cards.map((id) => ({ id, date: 1 })),
    };
    return [header, ...steps].map((line) => JSON.stringify(line)).join('\n') + '\n';
  };

  test('an honest deal passes', () => {
    expect(checkShuffle(transcript(dealt), COMMITMENT)).toEqual({
      commitment: true,
      deal: true,
      reshuffles: true,
      nReshuffles: 0,
    });
  });
  test('two cards exchanged are noticed', () => {
    const cheated = ['a', 'e', ...dealt.slice(2)];
    expect(checkShuffle(transcript(cheated), COMMITMENT).deal).toBe(false);
  });
  test('another seed than the one committed to is noticed', () => {
    const checked = checkShuffle(transcript(dealt), COMMITMENT.replace('c', 'd'));
    expect(checked.commitment).toBe(false);
  });
  test('a reshuffle is recomputed from the discard pile, bottom first', () => {
    const wrong = LETTERS.map((place) => ({ seat: 0, place, gap: 0, right: false }));
    const last = { ...wrong.pop(), reshuffled: [...'ibafdhcgje'], drew: 'i' };
    const honest = checkShuffle(transcript(dealt, [...wrong, last]), COMMITMENT);
    expect(honest).toMatchObject({ reshuffles: true, nReshuffles: 1 });
    const cheat = { ...last, reshuffled: [...'biafdhcgje'] };
    const cheated = checkShuffle(transcript(dealt, [...wrong, cheat]), COMMITMENT);
    expect(cheated.reshuffles).toBe(false);
  });
});
