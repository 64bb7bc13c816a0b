/** How often somebody was right. */
import type { Hits } from '../wire';

/** The share of right ones, in whole percent. */
export function shareOf({ right, tries }: Hits): number {
  return tries === 0 ? 0 : Math.round((100 * right) / tries);
}
