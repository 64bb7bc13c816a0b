/** Decks for tests. */
import type { DeckKind, DeckSummary, RuleSet } from '../wire';

export function sampleDeck(id: string, kind: DeckKind, rules: RuleSet[], more: Partial<DeckSummary> = {}): DeckSummary {
  const none = { span: null, fame: [0, 0, 0, 0, 0], pictures: [], topics: [], langs: [], cards: 0 };
  return { id, kind, rules, name: id, description: '', version: '1', hash: '', ...none, ...more };
}
