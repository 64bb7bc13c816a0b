/** What was turned up in a game of chorus. */
import type { ChorusCard, ChorusEvent, ChorusView } from '../../wire';
import { closingIn } from './act';

export type ChorusMoment = {
  rules: 'chorus';
  /** The card that was closed last, while one looks at it: until one says something of the next. */
  closed: ChorusCard | null;
  /** Whether the viewer was right with it; `null` for whoever only looks on. */
  right: boolean | null;
  /** How often the viewer has said "done". */
  said: number;
};

export function begin(): ChorusMoment {
  return { rules: 'chorus', closed: null, right: null, said: 0 };
}

export function advance(moment: ChorusMoment, events: ChorusEvent[], before: ChorusView): ChorusMoment {
  const right = closingIn(events, before)?.right ?? null;
  return events.reduce((now, event) => {
    if (event.type === 'own_card_closed') return { ...now, closed: event.closed, right, said: now.said + 1 };
    if (event.type === 'card_closed') return { ...now, closed: event.closed, right };
    if (event.type !== 'chosen' || event.seat !== before.own?.seat) return now;
    return { ...now, closed: null, said: now.said + Number(event.done) };
  }, moment);
}
