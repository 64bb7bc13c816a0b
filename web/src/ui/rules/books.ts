/** What stands in each rulebook, and in which order; its words are in `locales/rules`. */
import { RANKS } from '../../game/twist';
import type { RuleSet } from '../../wire';

export type Section = {
  id: string;
  /** How many paragraphs it has. */
  paragraphs: number;
  /** The position a reader can try, by its name at the server. */
  example?: string;
  picture?: 'faces' | 'tokens' | 'ranks' | 'journeys';
};

/** A place where the printed rules leave something open, and the clauses that say how we read it. */
export type Reading = { id: string; clauses: string };

export type Book = { sections: Section[]; readings: Reading[] };

export const BOOKS: Record<RuleSet, Book> = {
  timeline: {
    sections: [
      { id: 'aim', paragraphs: 2, picture: 'faces' },
      { id: 'setup', paragraphs: 2 },
      { id: 'turn', paragraphs: 3, example: 'place' },
      { id: 'same-date', paragraphs: 1, example: 'same-date' },
      { id: 'end', paragraphs: 3, example: 'last-card' },
      { id: 'editions', paragraphs: 2 },
    ],
    readings: [
      { id: 'tc-players', clauses: 'TC-1' },
      { id: 'tc-pool', clauses: 'TC-2b' },
      { id: 'tc-pile', clauses: 'TC-3' },
      { id: 'tc-discard', clauses: 'TC-9, TC-10' },
      { id: 'tc-hidden', clauses: 'SEC-3a' },
      { id: 'tc-playoff', clauses: 'TC-14a, TC-14b, TC-15, TC-16' },
      { id: 'tc-leaving', clauses: 'TC-17, TC-17a' },
    ],
  },
  twist: {
    sections: [
      { id: 'aim', paragraphs: 1 },
      { id: 'setup', paragraphs: 2, picture: 'faces' },
      { id: 'place', paragraphs: 4, example: 'turn' },
      { id: 'stop', paragraphs: 3 },
      { id: 'discard', paragraphs: 2, example: 'discard' },
      { id: 'end', paragraphs: 2, picture: 'ranks' },
      { id: 'talk', paragraphs: 1 },
    ],
    readings: [
      { id: 'co-players', clauses: 'CO-1' },
      { id: 'co-blocked', clauses: 'CO-5a' },
      { id: 'co-stack', clauses: 'CO-7' },
    ],
  },
  trek: {
    sections: [
      { id: 'aim', paragraphs: 1 },
      { id: 'setup', paragraphs: 2, picture: 'tokens' },
      { id: 'itinerary', paragraphs: 2, example: 'itinerary' },
      { id: 'departure', paragraphs: 4, example: 'departure' },
      { id: 'journeys', paragraphs: 2, picture: 'journeys' },
      { id: 'noon', paragraphs: 2, example: 'noon' },
      { id: 'end', paragraphs: 1 },
    ],
    readings: [
      { id: 'tr-row', clauses: 'TR-2' },
      { id: 'tr-choice', clauses: 'TR-3a' },
      { id: 'tr-ancestor', clauses: 'TR-9, TR-16' },
      { id: 'tr-tokens', clauses: 'TR-11, TR-11a, TR-11b' },
      { id: 'tr-equal', clauses: 'TR-15' },
      { id: 'tr-empty', clauses: 'TR-18' },
      { id: 'tr-warps', clauses: 'TR-23' },
      { id: 'tr-values', clauses: '§ 7' },
    ],
  },
};

/** The scores of a rank in figures: "< 0", "0–10", …, "61+". */
export function rankScores(rank: number): string {
  const [from, next] = [RANKS[rank - 1], RANKS[rank]];
  if (from === undefined) return '< 0';
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
}

/** Every text that a book needs. */
export function textsOf(rules: RuleSet): string[] {
  const { sections, readings } = BOOKS[rules];
  const ofSection = ({ id, paragraphs, example, picture }: Section) => [
    `book-${rules}-${id}`,
    ...Array.from({ length: paragraphs }, (_, n) => `book-${rules}-${id}-${n + 1}`),
    ...(example ? [`book-${rules}-${id}-try`] : []),
    ...(picture === 'tokens' ? [`book-${rules}-${id}-tokens`] : []),
    ...(picture === 'ranks' ? [`book-${rules}-${id}-ranks`] : []),
    ...(picture === 'journeys' ? [`book-${rules}-${id}-table`] : []),
  ];
  return [...sections.flatMap(ofSection), ...readings.map((reading) => `reading-${reading.id}`)];
}
