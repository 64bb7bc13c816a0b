import type { Book } from '../book';

export const book: Book = {
  sections: [
    { id: 'aim', paragraphs: 1 },
    { id: 'setup', paragraphs: 2, picture: 'faces' },
    { id: 'place', paragraphs: 4, picture: 'row', example: 'turn' },
    { id: 'stop', paragraphs: 3 },
    { id: 'discard', paragraphs: 2, example: 'discard' },
    { id: 'end', paragraphs: 2, picture: 'ranks', caption: 'ranks' },
    { id: 'talk', paragraphs: 1 },
  ],
  readings: [
    { id: 'co-players', clauses: 'CO-1' },
    { id: 'co-blocked', clauses: 'CO-5a' },
    { id: 'co-stack', clauses: 'CO-7' },
  ],
};
