/** What stands in a rulebook, and in which order; its words are in `locales/rules`. */

export type Section = {
  id: string;
  /** How many paragraphs it has. */
  paragraphs: number;
  /** The position a reader can try, by its name at the server. */
  example?: string;
  /** A picture that the game draws, and the end of the name of the text that explains it. */
  picture?: string;
  caption?: string;
};

/** A place where the printed rules leave something open, and the clauses that say how we read it. */
export type Reading = { id: string; clauses: string };

export type Book = { sections: Section[]; readings: Reading[] };

/** Every text that a book needs. */
export function textsOf(rules: string, { sections, readings }: Book): string[] {
  const ofSection = ({ id, paragraphs, example, caption }: Section) => {
    const parts = [...Array.from({ length: paragraphs }, (_, n) => n + 1), example && 'try', caption];
    return [`book-${rules}-${id}`, ...parts.filter(Boolean).map((part) => `book-${rules}-${id}-${part}`)];
  };
  return [...sections.flatMap(ofSection), ...readings.map((reading) => `reading-${reading.id}`)];
}
