import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { tallyOf } from '../../game/twist';
import { turned, twistView } from '../../game/samples';
import { GAMES } from '../../game/games';
import { BOOKS, rankScores, textsOf } from './books';

const PROJECT = join(import.meta.dirname, '../../../..');
const rulebook = readFileSync(join(PROJECT, 'locales/rules/en.ftl'), 'utf8');
const law = readFileSync(join(PROJECT, 'docs/rules.md'), 'utf8');
const written = [...rulebook.matchAll(/^((?:book|reading)-[a-z0-9-]+) =/gm)].map(([, id]) => id);

test('every text of the rulebook stands in a book, and every book has its texts', () => {
  expect(GAMES.flatMap(textsOf).sort()).toEqual(written.sort());
});

test('every interpretation that the rules mark is stated openly', () => {
  const marked = [...law.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?)\*\*[^\n]*\*\*\[I\]\*\*/gm)].map(([, clause]) => clause ?? '');
  const stated = new Set(GAMES.flatMap((game) => BOOKS[game].readings.flatMap((reading) => reading.clauses.split(', '))));
  expect(marked.length).toBeGreaterThan(20);
  expect(marked.filter((clause) => !stated.has(clause))).toEqual([]);
});

test('the scores of the ranks are those that the game counts by', () => {
  const rankOf = (score: number) => tallyOf(twistView({
    row: [], slots: Array.from({ length: Math.max(0, score) }, (_, n) => [turned(n, n)]), hands: [], n_draw: Math.max(0, -score), discard: [],
  })).rank;
  expect([0, 1, 2, 7].map(rankScores)).toEqual(['< 0', '0–10', '11–20', '61+']);
  for (const rank of [1, 2, 3, 4, 5, 6]) {
    const [from, to] = rankScores(rank).split('–').map(Number);
    expect([rankOf(from!), rankOf(to!), rankOf(from! - 1)]).toEqual([rank, rank, rank - 1]);
  }
});
