/** The decks as a reference, and what readers say of their cards. Addresses are in docs/protocol.md. */
import type { Back, Front, Lang } from '../wire';
import { ask, type DeckInfo, post } from './api';

/** A stretch of time, or of scenes. */
export type Period = { name: string; from: number | null; to: number | null; cards: number };

export type DeckDetails = DeckInfo & {
  version: string;
  langs: Lang[];
  licence: string;
  authors: string[];
  periods: Period[];
  /** How many cards are how well known, from 1 to 5. */
  fame: number[];
};

export type DeckCard = { front: Front; back: Back; fame: number };

export type Wanted = { q: string; topic: string; from: number | null; to: number | null };

/** So many cards are asked for at a time: a deck may have thousands. */
const PAGE = 60;

export type Report = { card: string; words: string; year?: number; source?: string };

export function readDeck(deck: string, lang: Lang): Promise<DeckDetails> {
  return ask(`/api/decks/${encodeURIComponent(deck)}?lang=${lang}`);
}

export function readCards(deck: string, lang: Lang, wanted: Wanted, skip: number): Promise<{ total: number; cards: DeckCard[] }> {
  const query = new URLSearchParams({ lang, skip: String(skip), limit: String(PAGE) });
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  return ask(`/api/decks/${encodeURIComponent(deck)}/cards?${query}`);
}

/** `decks` are those the card may be from: a table can have several. */
export function sendReport(decks: string[], report: Report): Promise<{ kept: boolean }> {
  return post(`/api/decks/${decks.map(encodeURIComponent).join('+')}/reports`, report);
}
