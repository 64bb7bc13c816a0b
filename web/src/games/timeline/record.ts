/** What the transcript of a game of timeline says of each card. */
import { type Played, readRecord } from '../../check/record';
import { missOf, nearIn } from './fold';

type Header = {
  seats: string[];
  cards?: { id: string; date: number }[];
  options?: { hand?: number; handicap?: Record<string, number> };
};

type Step = { seat?: number; place?: string; gap?: number; right?: boolean };

const USUAL_HAND = 4;

export function playedIn(transcript: string): Played[] {
  const [header, steps] = readRecord<Header, Step>(transcript);
  const cards = header.cards ?? [];
  const dates = new Map(cards.map((card) => [card.id, card.date]));
  // The first card of the line lies below the hands (TC-4).
  const line = [cards[dealtTo(header)]?.date ?? 0];
  const played: Played[] = [];
  for (const { seat, place, gap, right, byBot } of steps) {
    if (seat === undefined || place === undefined || gap === undefined) continue;
    const date = dates.get(place) ?? 0;
    const near = right ? nearIn(line, date, gap) : undefined;
    played.push({ seat, id: place, right: right === true, miss: missOf(line, date, gap), near, byBot });
    if (right) line.splice(gap, 0, date);
  }
  return played;
}

function dealtTo({ seats, options = {} }: Header): number {
  const extra = Object.values(options.handicap ?? {}).reduce((sum, more) => sum + more, 0);
  return seats.length * (options.hand ?? USUAL_HAND) + extra;
}
