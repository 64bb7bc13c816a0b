/** The ranks of a result (CO-23). */

/** The lowest score of each rank from 1 on. */
export const RANKS = [0, 11, 21, 31, 41, 51, 61];

/** The scores of a rank in figures: "< 0", "0–10", …, "61+". */
export function rankScores(rank: number): string {
  const [from, next] = [RANKS[rank - 1], RANKS[rank]];
  if (from === undefined) return '< 0';
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
}

/** The next rank and how many points it lacks; `null` at the highest. */
export function nextRank(score: number): { rank: number; lacking: number } | null {
  const rank = RANKS.findIndex((least) => score < least);
  return rank < 0 ? null : { rank: rank + 1, lacking: (RANKS[rank] ?? score) - score };
}

const NAMES = ['rank-0', 'rank-1', 'rank-2', 'rank-3', 'rank-4', 'rank-5', 'rank-6', 'rank-7'] as const;

/** The text that names a rank. */
export function rankName(rank: number): (typeof NAMES)[number] {
  return NAMES[rank] ?? 'rank-0';
}
