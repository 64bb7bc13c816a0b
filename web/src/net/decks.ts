/** The decks as a reference, and what readers say of their cards. Addresses are in docs/protocol.md. */
import type { DeckCards, DeckDetails, Lang, Report, ReportKept } from '../wire';
import { ask, post } from './api';

export type Wanted = { q: string; topic: string; from: number | null; to: number | null };

/** So many cards are asked for at a time: a deck may have thousands. */
const PAGE = 60;

export function readDeck(deck: string, lang: Lang): Promise<DeckDetails> {
  return ask(`/api/decks/${encodeURIComponent(deck)}?lang=${lang}`);
}

export function readCards(deck: string, lang: Lang, wanted: Wanted, skip: number): Promise<DeckCards> {
  const query = new URLSearchParams({ lang, skip: String(skip), limit: String(PAGE) });
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  return ask(`/api/decks/${encodeURIComponent(deck)}/cards?${query}`);
}

/** `decks` are those the card may be from: a table can have several. */
export function sendReport(decks: string[], report: Report): Promise<ReportKept> {
  return post(`/api/decks/${decks.map(encodeURIComponent).join('+')}/reports`, report);
}
