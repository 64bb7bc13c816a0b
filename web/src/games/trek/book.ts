import type { Book } from '../book';

export const book: Book = {
  sections: [
    { id: 'aim', paragraphs: 1, picture: 'board' },
    { id: 'setup', paragraphs: 2, picture: 'tokens', caption: 'tokens' },
    { id: 'itinerary', paragraphs: 2, example: 'itinerary' },
    { id: 'departure', paragraphs: 4, example: 'departure' },
    { id: 'journeys', paragraphs: 2, picture: 'journeys', caption: 'table' },
    { id: 'noon', paragraphs: 2, example: 'noon' },
    { id: 'end', paragraphs: 1 },
    { id: 'warps', paragraphs: 4 },
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
};
