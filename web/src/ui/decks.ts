/** Which decks can lie on one table together. */
import type { DeckInfo } from '../net/api';
import type { RuleSet } from '../wire';

const USUAL: Record<RuleSet, string> = { timeline: 'classic', twist: 'twist', trek: 'trek' };

/** Decks of years go together; scenes go with nothing, and twist needs the icons of all. */
function mixes(one: DeckInfo, other: DeckInfo, rules: RuleSet): boolean {
  const kinds = rules === 'timeline' ? ['classic', 'twist'] : ['twist'];
  return kinds.includes(one.kind) && kinds.includes(other.kind);
}

/** The decks a host has chosen that fit the game and each other; the usual one if none does. */
export function deckChoice(fitting: DeckInfo[], wanted: string[], rules: RuleSet): DeckInfo[] {
  const asked = wanted.flatMap((id) => fitting.find((deck) => deck.id === id) ?? []);
  const first = asked[0] ?? fitting.find((deck) => deck.id === USUAL[rules]) ?? fitting[0];
  if (!first) return [];
  return [first, ...asked.filter((deck) => deck !== first && mixes(first, deck, rules))];
}

/** The topics of several decks with the number of their cards. */
export function topicsOf(decks: DeckInfo[]): DeckInfo['topics'] {
  const sums = new Map<string, DeckInfo['topics'][number]>();
  for (const topic of decks.flatMap((deck) => deck.topics)) {
    const before = sums.get(topic.topic);
    sums.set(topic.topic, { ...topic, cards: topic.cards + (before?.cards ?? 0) });
  }
  return [...sums.values()];
}
