/** How often somebody was right: what the charts of their page are made of. */
import type { Hits } from '../wire';

/** A row of a chart. */
export type Named = Hits & { key: string; name: string };

/** The share of right ones, in whole percent. */
export function shareOf({ right, tries }: Hits): number {
  return tries === 0 ? 0 : Math.round((100 * right) / tries);
}

/** The row with the greatest share; of equals the one with more tries. */
export function bestOf(rows: Named[]): Named | null {
  const tried = rows.filter((row) => row.tries > 0);
  return tried.reduce<Named | null>((best, row) => (best === null || isBetter(row, best) ? row : best), null);
}

function isBetter(row: Hits, than: Hits): boolean {
  const [left, right] = [row.right * than.tries, than.right * row.tries];
  return left > right || (left === right && row.tries > than.tries);
}
