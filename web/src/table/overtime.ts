/** What the clock did to the viewer's own seat: else the page would move without a word. */
import type { Event } from '../wire';

/** A bot acted once, until the viewer acts again; or it holds the seat, until they take it back. */
export type Overtime = 'acted' | 'holds' | null;

/** Folds one event of a game in which the viewer has the seat `you`. */
export function overtimeAfter(before: Overtime, event: Event, you: number | null): Overtime {
  if (event.type === 'started') return null;
  if ((event.type !== 'played' && event.type !== 'handed_over') || event.seat !== you) return before;
  if (event.type === 'handed_over') return event.to.type === 'bot' && event.why === 'clock' ? 'holds' : null;
  if (event.by === 'bot') return before;
  return event.by === 'clock' ? 'acted' : null;
}
