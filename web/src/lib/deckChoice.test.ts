import { expect, test } from 'vitest';

import type { DeckKind, RuleSet } from '../wire';
import { deckChoice, misfit, topicsOf } from './deckChoice';
import { sampleDeck } from './sampleDecks';

function deck(id: string, kind: DeckKind, rules: RuleSet[], topics: Record<string, number> = {}) {
  return sampleDeck(id, kind, rules, {
    topics: Object.entries(topics).map(([topic, cards]) => ({ topic, name: topic, cards })),
  });
}
const classic = deck('classic', 'classic', ['timeline'], { science: 31, arts: 20 });
const twist = deck('twist', 'twist', ['timeline', 'twist'], { science: 9 });
const saga = deck('saga', 'saga', ['timeline', 'twist']);
const own = deck('class-4b', 'classic', ['timeline']);
const all = [classic, twist, saga, own];
const ids = (wanted: string[], rules: RuleSet) =>
  deckChoice(
    all.filter((one) => one.rules.includes(rules)),
    wanted,
    rules,
  ).map((one) => one.id);

test('the usual deck when nothing was chosen', () => {
  expect([ids([], 'timeline'), ids([], 'twist')]).toEqual([['classic'], ['twist']]);
});
test('decks of years mix, one’s own too; scenes mix with nothing', () => {
  expect(ids(['class-4b', 'classic', 'twist'], 'timeline')).toEqual(['class-4b', 'classic', 'twist']);
  expect(ids(['saga', 'classic'], 'timeline')).toEqual(['saga']);
  expect(ids(['classic', 'saga'], 'timeline')).toEqual(['classic']);
});
test('a choice that does not fit the game falls away', () => {
  expect(ids(['classic', 'saga'], 'twist')).toEqual(['saga']);
  expect(deckChoice([], ['classic'], 'timeline')).toEqual([]);
});
test('topics of several decks are counted together', () => {
  expect(topicsOf([classic, twist]).map(({ topic, cards }) => [topic, cards])).toEqual([
    ['science', 40],
    ['arts', 20],
  ]);
});
test('a deck that does not go with the game or with the others says so', () => {
  expect(misfit(classic, [], 'twist')).toBe('other-game');
  expect(misfit(twist, [classic], 'timeline')).toBeNull();
  expect(misfit(saga, [classic], 'timeline')).toBe('replaces');
  expect(misfit(saga, [saga], 'timeline')).toBeNull();
});
