/** What a finished game's transcript says of each card that was played: for everybody, also after a reload. */
import { missOf } from '../game/timeline';

/** One card that somebody tried. */
export type Played = {
  seat: number;
  /** The deck's id of the card. */
  id: string;
  right: boolean;
  /** How many years (or scenes) it was off; 0 for a right one, and in twist. */
  miss: number;
  /** Whether a bot stood in for the seat. */
  byBot: boolean;
};

type Header = {
  rules: string;
  seats: string[];
  cards?: { id: string; date: number }[];
  options?: { hand?: number; handicap?: Record<string, number> };
};

type Step = { seat?: number; place?: string; gap?: number; right?: boolean; try?: string; went?: string; handed_to?: string };

const USUAL_HAND = 4;

export function playedIn(transcript: string): Played[] {
  const lines = transcript.split('\n').filter((line) => line.trim() !== '');
  const [head, ...steps] = lines.map((line) => JSON.parse(line) as unknown);
  const header = head as Header;
  const told = withDrivers(steps as Step[]);
  if (header.rules === 'timeline') return ofTimeline(header, told);
  return header.rules === 'twist' ? ofTwist(told) : [];
}

/** Says of each step whether a bot stood in for its seat. */
function withDrivers(steps: Step[]): (Step & { byBot: boolean })[] {
  const bots = new Set<number>();
  return steps.map((step) => {
    const { seat = -1, handed_to: to } = step;
    if (to?.startsWith('bot:')) bots.add(seat);
    else if (to !== undefined) bots.delete(seat);
    return { ...step, byBot: bots.has(seat) };
  });
}

function ofTimeline(header: Header, steps: ReturnType<typeof withDrivers>): Played[] {
  const cards = header.cards ?? [];
  const dates = new Map(cards.map((card) => [card.id, card.date]));
  // The first card of the line lies below the hands (TC-4).
  const line = [cards[dealtTo(header)]?.date ?? 0];
  const played: Played[] = [];
  for (const { seat, place, gap, right, byBot } of steps) {
    if (seat === undefined || place === undefined || gap === undefined) continue;
    const date = dates.get(place) ?? 0;
    played.push({ seat, id: place, right: right === true, miss: missOf(line, date, gap), byBot });
    if (right) line.splice(gap, 0, date);
  }
  return played;
}

function dealtTo({ seats, options = {} }: Header): number {
  const extra = Object.values(options.handicap ?? {}).reduce((sum, more) => sum + more, 0);
  return seats.length * (options.hand ?? USUAL_HAND) + extra;
}

function ofTwist(steps: ReturnType<typeof withDrivers>): Played[] {
  return steps.flatMap(({ seat, try: id, went, byBot }) =>
    seat === undefined || id === undefined ? [] : [{ seat, id, right: went !== 'blocked', miss: 0, byBot }],
  );
}

/** A seat's score in words: right ones, all, and the longest run of right ones. */
export function scoreOf(played: { seat: number; right: boolean }[], seat: number) {
  const mine = played.filter((one) => one.seat === seat);
  let [run, streak] = [0, 0];
  for (const { right } of mine) {
    run = right ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return { right: mine.filter((one) => one.right).length, all: mine.length, streak };
}
