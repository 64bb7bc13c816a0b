/** What is said of decks, alone and mixed, and how one finds them among many. Pure. */
import type { DeckSpan, DeckSummary, Lang } from '../wire';

/** How hard a choice of cards is, by how well known they are. */
export type Level = 'known' | 'mixed' | 'hard';
export type Knownness = { level: Level; cards: number; known: number; unknown: number };

/** Two thirds of the cards of such a deck everybody has heard of. */
const MOSTLY_KNOWN = 2 / 3;
/** Half of the cards of such a deck hardly anybody has. */
const MOSTLY_UNKNOWN = 1 / 2;

export function cardsOf(decks: DeckSummary[]): number {
  return decks.reduce((sum, deck) => sum + deck.cards, 0);
}

/** How many cards of some decks are at least so well known. */
export function cardsOfFame(decks: DeckSummary[], least: number): number {
  return decks.flatMap((deck) => deck.fame.slice(least - 1)).reduce((sum, n) => sum + n, 0);
}

export function knownness(decks: DeckSummary[]): Knownness {
  const cards = cardsOf(decks);
  const known = cardsOfFame(decks, 4);
  const unknown = cards - cardsOfFame(decks, 3);
  const level = known >= cards * MOSTLY_KNOWN ? 'known' : unknown >= cards * MOSTLY_UNKNOWN ? 'hard' : 'mixed';
  return { level, cards, known, unknown };
}

/** The time from the first card of several decks to the last. */
export function spanOf(decks: DeckSummary[]): DeckSpan | null {
  return decks.reduce<DeckSpan | null>((all, { span }) => {
    if (!span || !all) return span ?? all;
    const [first, last] = [span.from < all.from ? span : all, span.to > all.to ? span : all];
    return { from: first.from, first: first.first, to: last.to, last: last.last };
  }, null);
}

/** The languages that a deck has, where it does not have all; nothing where it does. */
export function onlyIn(deck: DeckSummary, all: Lang[]): Lang[] {
  return all.every((lang) => deck.langs.includes(lang)) ? [] : deck.langs;
}

/** As one types it: small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The decks in whose name or topics all words are. */
export function decksFound(decks: DeckSummary[], { typed, topic }: { typed: string; topic: string }): DeckSummary[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return decks.filter((deck) => {
    const text = plain([deck.name, ...deck.topics.map((one) => one.name)].join(' '));
    const hasTopic = topic === '' || deck.topics.some((one) => one.topic === topic);
    return hasTopic && words.every((word) => text.includes(word));
  });
}
