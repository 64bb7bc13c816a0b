import { expect, test } from 'vitest';

import { turned } from '../../table/samples';
import { tallyOf } from './fold';
import { nextRank, rankScores } from './ranks';
import { twistView } from './samples';

test('the scores of the ranks are those that the game counts by', () => {
  const rankOf = (score: number) =>
    tallyOf(
      twistView({
        row: [],
        slots: Array.from({ length: Math.max(0, score) }, (_, n) => [turned(n, n)]),
        hands: [],
        n_draw: Math.max(0, -score),
        discard: [],
      }),
    ).rank;
  expect([0, 1, 2, 7].map(rankScores)).toEqual(['< 0', '0–10', '11–20', '61+']);
  for (const rank of [1, 2, 3, 4, 5, 6]) {
    const [from, to] = rankScores(rank).split('–').map(Number);
    expect([rankOf(from!), rankOf(to!), rankOf(from! - 1)]).toEqual([rank, rank, rank - 1]);
  }
});

test('a rank says how many points the next one lacks, and the highest says nothing', () => {
  expect([-3, 0, 10, 11, 60].map(nextRank)).toEqual([
    { rank: 1, lacking: 3 },
    { rank: 2, lacking: 11 },
    { rank: 2, lacking: 1 },
    { rank: 3, lacking: 10 },
    { rank: 7, lacking: 1 },
  ]);
  expect(nextRank(61)).toBeNull();
});
