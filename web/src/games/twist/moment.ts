/** What was turned up in a game of twist. */
import type { Turned, TwistEvent, Went } from '../../wire';

/** A card that was tried, or without a place discarded. */
export type TwistReveal = { seat: number; card: Turned; went: Went | null };

export type TwistMoment = {
  rules: 'twist';
  /** The last card that was tried or discarded. */
  reveal: TwistReveal | null;
  /** All of them, in order. */
  turns: TwistReveal[];
};

export function begin(): TwistMoment {
  return { rules: 'twist', reveal: null, turns: [] };
}

export function advance(moment: TwistMoment, events: TwistEvent[]): TwistMoment {
  const reveal = revealOf(events);
  return { ...moment, reveal, turns: reveal ? [...moment.turns, reveal] : moment.turns };
}

function revealOf(events: TwistEvent[]): TwistReveal | null {
  for (const event of events) {
    if (event.type === 'card_tried') return { seat: event.seat, card: event.card, went: event.went };
    if (event.type === 'card_discarded') return { seat: event.seat, card: event.card, went: null };
  }
  return null;
}

/** The text of what became of a card: nobody reads or hears of themselves in the third person. */
export function saidOf(isMine: boolean, went: Went | null) {
  if (went === null) return isMine ? 'say-you-discarded' : 'say-discarded';
  return isMine ? (`say-you-went-${went.to}` as const) : (`say-went-${went.to}` as const);
}
