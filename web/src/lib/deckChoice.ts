/** Which decks can lie on one table together. */
import { SETUPS } from '../games';
import type { DeckSummary, RuleSet } from '../wire';

/** Says whether two decks can lie on one table together. */
export function mixes(one: DeckSummary, other: DeckSummary, rules: RuleSet): boolean {
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

/** Why a deck cannot be chosen for a game, or what choosing it means; nothing if it goes with what is chosen. */
export type Misfit = 'other-game' | 'replaces' | null;

export function misfit(deck: DeckSummary, chosen: DeckSummary[], rules: RuleSet): Misfit {
  if (!deck.rules.includes(rules)) return 'other-game';
  return chosen.every((other) => other.id === deck.id || mixes(deck, other, rules)) ? null : 'replaces';
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
