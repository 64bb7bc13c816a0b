/** The page of all decks as somebody left it: whoever looks at one deck comes back to the same place. */
import type { DeckSummary, Lang } from '../wire';

class DeckShelf {
  decks = $state.raw<DeckSummary[]>([]);
  /** The language that the decks were asked for in. */
  lang: Lang | null = null;
  typed = $state('');
  topic = $state('');
  /** The decks taken along to a table. */
  taken = $state.raw<string[]>([]);
  /** How far the page was scrolled. */
  at = 0;

  toggle(id: string) {
    this.taken = this.taken.includes(id) ? this.taken.filter((other) => other !== id) : [...this.taken, id];
  }
}

export const shelf = new DeckShelf();
