import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { GAMES } from '.';
import { type Book, textsOf } from './book';

const PROJECT = join(import.meta.dirname, '../../..');
const rulebook = readFileSync(join(PROJECT, 'locales/rules/en.ftl'), 'utf8');
const law = readFileSync(join(PROJECT, 'docs/rules.md'), 'utf8');
const written = [...rulebook.matchAll(/^((?:book|reading)-[a-z0-9-]+) =/gm)].map(([, id]) => id);
const books = await Promise.all(
  GAMES.map(async (rules) => ({ rules, book: ((await import(`./${rules}/book.ts`)) as { book: Book }).book })),
);

test('every text of the rulebook stands in a book, and every book has its texts', () => {
  expect(books.flatMap(({ rules, book }) => textsOf(rules, book)).sort()).toEqual(written.sort());
});

test('every interpretation that the rules mark is stated openly', () => {
  const marked = [...law.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?)\*\*[^\n]*\*\*\[I\]\*\*/gm)].map(
    ([, clause]) => clause ?? '',
  );
  const stated = new Set(books.flatMap(({ book }) => book.readings.flatMap((reading) => reading.clauses.split(', '))));
  expect(marked.length).toBeGreaterThan(20);
  expect(marked.filter((clause) => !stated.has(clause))).toEqual([]);
});
