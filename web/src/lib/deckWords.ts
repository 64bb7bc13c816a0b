/** What is said of decks, in words. */
import { t } from '../i18n/i18n.svelte';
import type { DeckSummary, Lang } from '../wire';
import { cardsOf, knownness, onlyIn, spanOf } from './deckShelf';

/** The names of decks that are mixed. A name may hold an "and" of its own. */
export function namesOf(decks: DeckSummary[]): string {
  return decks.map((deck) => deck.name).join(' + ');
}

/** The time that decks cover, from the first card to the last; nothing if they have no cards. */
export function spanWords(decks: DeckSummary[]): string {
  const span = spanOf(decks);
  if (!span) return '';
  return span.from === span.to ? span.first : `${span.first}\u{a0}– ${span.last}`;
}

/** How hard decks are, with the numbers behind it. */
export function levelWords(decks: DeckSummary[]): string {
  const { level, known, unknown } = knownness(decks);
  return t('level-numbers', { level: t(`level-${level}`), known, unknown });
}

/** How many cards, and from when to when. */
export function mixWords(decks: DeckSummary[]): string {
  return [t('n-cards', { n: cardsOf(decks) }), spanWords(decks)].filter(Boolean).join(' · ');
}

/** Which languages a deck has, where it does not have all. */
export function langWords(deck: DeckSummary, all: Lang[], lang: Lang): string {
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const only = onlyIn(deck, all).map((one) => names.of(one) ?? one);
  return only.length === 0 ? '' : t('deck-only-in', { langs: new Intl.ListFormat(lang).format(only) });
}
