/** What a result page says about a game of timeline. */
import type { TimelineView } from '../../wire';

/** Whether the viewer has won; not by name, since two may be called alike. The hall of fame counts victories alone. */
export function hasWon({ outcome }: TimelineView, you: number | null): boolean {
  return you !== null && (outcome?.winners.includes(you) ?? false);
}

/** The text that says why a game of timeline ended (TC-13, TC-16, TC-17). */
export function whyWon({ outcome, hands }: TimelineView) {
  const winners = outcome?.winners ?? [];
  if (winners.length > 1) return 'won-together';
  return winners.some((seat) => (hands[seat]?.length ?? 0) > 0) ? 'won-alone' : 'won-because';
}

/** A line of symbols to share: shapes differ, no years. */
export function shareSymbols(turns: { seat: number; right: boolean }[], seat: number): string {
  return turns
    .filter((turn) => turn.seat === seat)
    .map((turn) => (turn.right ? '●' : '✕'))
    .join('');
}
