import type { Book } from '../book';

export const book: Book = {
  sections: [
    { id: 'aim', paragraphs: 2 },
    { id: 'card', paragraphs: 3, example: 'chorus-place' },
    { id: 'same-date', paragraphs: 1, example: 'chorus-same-date' },
    { id: 'points', paragraphs: 3 },
    { id: 'secret', paragraphs: 2 },
    { id: 'alone', paragraphs: 3 },
  ],
  readings: [
    { id: 'ch-own', clauses: 'CH-1, CH-2' },
    { id: 'ch-leaving', clauses: 'CH-4' },
    { id: 'ch-scores', clauses: 'CH-11' },
  ],
};
