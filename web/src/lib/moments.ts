/** What somebody remembers of a game: their best moment, and the miss there is most to learn from. */
import type { Played } from '../check/record';

export type Moments = { best: Played | null; miss: Played | null };

/** The right card that lay nearest to a neighbour was the hardest; the greatest miss teaches most. */
export function momentsOf(own: Played[]): Moments {
  const nearest = (left: Played, right: Played) => (right.near ?? Infinity) <= (left.near ?? Infinity);
  const further = (left: Played, right: Played) => right.miss > left.miss;
  return {
    best: chosen(
      own.filter((one) => one.right),
      nearest,
    ),
    miss: chosen(
      own.filter((one) => !one.right),
      further,
    ),
  };
}

function chosen(of: Played[], better: (left: Played, right: Played) => boolean): Played | null {
  return of.reduce<Played | null>((best, one) => (best === null || better(best, one) ? one : best), null);
}

/** Numbers beyond this are said in round figures: nobody misses by 149,833,201 years. */
const EXACT = 10_000;

/** How great a miss is, in words without false precision: 12, 1,340, 150 million. */
export function roundly(n: number, lang: string): string {
  if (n < EXACT) return new Intl.NumberFormat(lang).format(n);
  const compact = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(lang, n < 1_000_000 ? { maximumSignificantDigits: 2 } : compact).format(n);
}
