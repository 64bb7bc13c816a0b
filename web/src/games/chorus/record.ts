/** What the transcript of a game of chorus says of each card. */
import { type Played, readRecord } from '../../check/record';
import { missOf } from '../timeline/fold';

type Header = { cards?: { id: string; date: number }[] };
type Step = {
  seat?: number;
  choose?: number;
  done?: number | null;
  close?: string;
  turned?: string;
  right?: [number, number];
};

type Choice = { gap: number | null; byBot: boolean };

/** What counts is what each had chosen last when the card was turned: for all, or for one who plays at their own pace. */
export function playedIn(transcript: string): Played[] {
  const [header, steps] = readRecord<Header, Step>(transcript);
  const cards = header.cards ?? [];
  const played: Played[] = [];
  const chosen = new Map<number, Choice>();
  const turn = (id: string, right: [number, number], seats: number[]) => {
    // The cards before it lie in the line by then, whatever was chosen for them (CH-5).
    const at = cards.findIndex((card) => card.id === id);
    const line = cards
      .slice(0, at)
      .map(({ date }) => date)
      .sort((a, b) => a - b);
    for (const seat of seats) {
      const { gap, byBot } = chosen.get(seat) ?? { gap: null, byBot: false };
      chosen.delete(seat);
      if (gap === null) continue;
      const hit = right[0] <= gap && gap <= right[1];
      played.push({ seat, id, right: hit, miss: missOf(line, cards[at]?.date ?? 0, gap), byBot });
    }
  };
  for (const { seat, choose, done, close, turned, right, byBot } of steps) {
    if (seat !== undefined && (choose !== undefined || done !== undefined))
      chosen.set(seat, { gap: choose ?? done ?? null, byBot });
    if (close !== undefined && right) turn(close, right, [...chosen.keys()]);
    if (turned !== undefined && right && seat !== undefined) turn(turned, right, [seat]);
  }
  return played;
}
