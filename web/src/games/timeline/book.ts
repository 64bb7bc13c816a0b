import type { Book } from '../book';

export const book: Book = {
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
};
