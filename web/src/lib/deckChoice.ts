/** Which decks can lie on one table together. */
import { SETUPS } from '../games';
import type { DeckSummary, RuleSet } from '../wire';

function mixes(one: DeckSummary, other: DeckSummary, rules: RuleSet): boolean {
  const kinds = SETUPS[rules].mixes;
  return kinds.includes(one.kind) && kinds.includes(other.kind);
}

/** The decks a host has chosen that fit the game and each other; the usual one if none does. */
export function deckChoice(fitting: DeckSummary[], wanted: string[], rules: RuleSet): DeckSummary[] {
  const asked = wanted.flatMap((id) => fitting.find((deck) => deck.id === id) ?? []);
  const first = asked[0] ?? fitting.find((deck) => deck.id === SETUPS[rules].deck) ?? fitting[0];
  if (!first) return [];
  return [first, ...asked.filter((deck) => deck !== first && mixes(first, deck, rules))];
}

/** The topics of several decks with the number of their cards. */
export function topicsOf(decks: DeckSummary[]): DeckSummary['topics'] {
  const sums = new Map<string, DeckSummary['topics'][number]>();
  for (const topic of decks.flatMap((deck) => deck.topics)) {
    const before = sums.get(topic.topic);
    sums.set(topic.topic, { ...topic, cards: topic.cards + (before?.cards ?? 0) });
  }
  return [...sums.values()];
}
