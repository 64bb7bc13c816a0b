import { expect, test } from 'vitest';

import type { RuleSet } from '../wire';
import { sampleDeck } from './sampleDecks';
import { surprise, type Wanted } from './surprise';

const years = ['timeline', 'twist', 'chorus'] as RuleSet[];
const facts = { cards: 110, fame: [10, 20, 30, 30, 20] };
const classic = sampleDeck('classic', 'classic', ['timeline', 'chorus'], { cards: 220, fame: [0, 0, 60, 80, 80] });
const [arts, life, stage] = ['arts', 'life', 'stage'].map((id) => sampleDeck(id, 'twist', years, facts));
const saga = sampleDeck('saga', 'saga', years, facts);
const trek = sampleDeck('trek', 'trek', ['trek'], facts);
const small = sampleDeck('own', 'classic', ['timeline'], { cards: 7, fame: [0, 0, 0, 7, 0] });
const all = [classic, arts!, life!, stage!, saga, trek, small];

const usual: Wanted = { rules: 'timeline', needed: 9, fame: null, chosen: ['classic'], recent: [['classic']] };

/** Chances that follow from a number. */
function chances(seed: number) {
  let now = seed;
  return () => (now = (now * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
function drawn(wanted: Partial<Wanted>, decks = all): string[][] {
  const one = (seed: number) => surprise(decks, { ...usual, ...wanted }, chances(seed * 7919 + 1));
  return Array.from({ length: 200 }, (_, seed) => one(seed).map((deck) => deck.id));
}
const unlike = (choices: string[][]) => new Set(choices.map((ids) => ids.join('+')));

test('alone or two together, never what was played last nor what does not fit', () => {
  const found = unlike(drawn({}));
  expect(found).toEqual(
    new Set([
      'arts',
      'life',
      'stage',
      'saga',
      'arts+life',
      'arts+stage',
      'life+stage',
      'arts+own',
      'life+own',
      'stage+own',
    ]),
  );
});

test('scenes mix with nothing, and without icons nothing is drawn for twist', () => {
  for (const ids of drawn({ rules: 'twist', needed: 36, recent: [], chosen: ['twist'] })) {
    expect(ids.includes('saga') ? ids : ['saga']).toEqual(['saga']);
    expect(ids).not.toContain('classic');
    expect(ids).not.toContain('own');
  }
});

test('every draw differs from the one before', () => {
  let chosen = ['classic'];
  const chance = chances(3);
  for (let n = 0; n < 50; n += 1) {
    const next = surprise(all, { ...usual, chosen }, chance).map((deck) => deck.id);
    expect(next).not.toEqual(chosen);
    expect(next.length).toBeGreaterThan(0);
    chosen = next;
  }
});

test('a choice has enough cards, of those alone that are well known enough', () => {
  for (const ids of drawn({ needed: 25, fame: 5 })) expect(ids.length, ids.join()).toBe(2);
  expect(drawn({ needed: 81, fame: 5, chosen: [], recent: [] }).every((ids) => ids.includes('classic'))).toBe(true);
});

test('when all was played lately, something else than now; when there is nothing else, nothing', () => {
  const two = [arts!, saga];
  expect(unlike(drawn({ chosen: ['arts'], recent: [['saga'], ['arts']] }, two))).toEqual(new Set(['saga']));
  expect(unlike(drawn({ rules: 'trek', needed: 0, chosen: ['trek'], recent: [] }))).toEqual(new Set(['']));
  expect(surprise([], usual, Math.random)).toEqual([]);
});
