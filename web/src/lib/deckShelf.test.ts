import { expect, test } from 'vitest';

import { cardsOfFame, decksFound, knownness, onlyIn, spanOf } from './deckShelf';
import { sampleDeck } from './sampleDecks';

const span = (from: number, to: number) => ({ from, to, first: `y${from}`, last: `y${to}` });
const topics = (...names: string[]) => names.map((name) => ({ topic: name.toLowerCase(), name, cards: 1 }));
const classic = sampleDeck('Classic', 'classic', ['timeline'], {
  ...{ cards: 220, fame: [1, 19, 45, 84, 71], span: span(-3_300_000, 2020), langs: ['en', 'de'] },
  topics: topics('Science', 'Arts'),
});
const voyages = sampleDeck('Océans et ciel', 'twist', ['timeline', 'twist'], {
  ...{ cards: 110, fame: [9, 27, 30, 29, 15], span: span(-40_000, 2023), langs: ['en'] },
  topics: topics('Maps'),
});
const experts = sampleDeck('Experts', 'classic', ['timeline'], { cards: 10, fame: [3, 2, 2, 3, 0] });

test('how hard decks are follows from how well known their cards are', () => {
  expect(knownness([classic])).toEqual({ level: 'known', cards: 220, known: 155, unknown: 20 });
  expect(knownness([voyages])).toEqual({ level: 'mixed', cards: 110, known: 44, unknown: 36 });
  expect(knownness([experts]).level).toBe('hard');
  expect(knownness([classic, voyages])).toEqual({ level: 'mixed', cards: 330, known: 199, unknown: 56 });
  expect(cardsOfFame([classic, voyages], 5)).toBe(86);
  expect(cardsOfFame([classic], 1)).toBe(220);
});

test('a mix spans from the first card of any deck to the last of any', () => {
  expect(spanOf([classic, voyages])).toEqual({ from: -3_300_000, first: 'y-3300000', to: 2023, last: 'y2023' });
  expect(spanOf([voyages, classic])).toEqual(spanOf([classic, voyages]));
  expect(spanOf([experts])).toBeNull();
  expect(spanOf([experts, voyages])).toEqual(voyages.span);
});

test('languages are named only where one is missing', () => {
  expect(onlyIn(classic, ['en', 'de'])).toEqual([]);
  expect(onlyIn(voyages, ['en', 'de'])).toEqual(['en']);
});

test('decks are found by words of their names and topics, without accents, and by topic', () => {
  const all = [classic, voyages, experts];
  const names = (typed: string, topic = '') => decksFound(all, { typed, topic }).map((deck) => deck.name);
  expect(names('')).toEqual(['Classic', 'Océans et ciel', 'Experts']);
  expect(names('  OCEANS ')).toEqual(['Océans et ciel']);
  expect(names('maps ciel')).toEqual(['Océans et ciel']);
  expect(names('maps classic')).toEqual([]);
  expect(names('', 'arts')).toEqual(['Classic']);
  expect(names('e', 'maps')).toEqual(['Océans et ciel']);
});

test('forty decks are found as ten are', () => {
  const many = Array.from({ length: 40 }, (_, n) => sampleDeck(`Class ${n}`, 'classic', ['timeline']));
  expect(decksFound(many, { typed: 'class 39', topic: '' }).map((deck) => deck.id)).toEqual(['Class 39']);
});
