/** A move of trek as it is shown, step by step. All its dates are known, so nothing turns. */
import type { Act } from '../../table/sequence';
import type { TrekEvent } from '../../wire';

export function act(events: TrekEvent[]): Act | null {
  const goesOn = !events.some((event) => event.type === 'turn_ended' || event.type === 'turn_passed');
  for (const event of events) {
    if (event.type === 'card_taken') {
      const { seat, space, taken } = event;
      const card = taken.type === 'card' ? { card: taken.card, front: taken.front } : null;
      return { ...NOTHING, goesOn, seat, card, at: space, what: card ? 'visit' : 'ancestor' };
    }
    if (event.type === 'token_placed') return { ...NOTHING, goesOn, seat: event.seat, what: 'token' };
    if (event.type === 'passed') return { ...NOTHING, goesOn: false, seat: event.seat, what: 'pass' };
  }
  return null;
}

const NOTHING = {
  rules: 'trek',
  card: null,
  at: null,
  turns: 'not',
  isCrucial: false,
  back: null,
  right: null,
} as const;
