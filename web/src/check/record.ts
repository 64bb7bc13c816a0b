/** What a finished game's transcript says of each card that was played: for everybody, also after a reload. */

/** One card that somebody tried. */
export type Played = {
  seat: number;
  /** The deck's id of the card. */
  id: string;
  right: boolean;
  /** How many years (or scenes) it was off; 0 for a right one, and where nobody guesses a date. */
  miss: number;
  /** Of a right one, how near the nearest neighbour lay, where that is known. */
  near?: number | undefined;
  /** Whether a bot stood in for the seat. */
  byBot: boolean;
};

/** A line of a transcript. */
type Line = { seat?: number; handed_to?: string };

/** The first line of a transcript and the others, each with whether a bot stood in for its seat. */
export function readRecord<Header, Step extends Line>(transcript: string): [Header, (Step & { byBot: boolean })[]] {
  const lines = transcript.split('\n').filter((line) => line.trim() !== '');
  const [head, ...steps] = lines.map((line) => JSON.parse(line) as unknown);
  return [head as Header, withDrivers(steps as Step[])];
}

function withDrivers<Step extends Line>(steps: Step[]): (Step & { byBot: boolean })[] {
  const bots = new Set<number>();
  return steps.map((step) => {
    const { seat = -1, handed_to: to } = step;
    if (to?.startsWith('bot:')) bots.add(seat);
    else if (to !== undefined) bots.delete(seat);
    return { ...step, byBot: bots.has(seat) };
  });
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

/** How many moves of a seat there were, and how many of them a bot made. */
export function movesOf(transcript: string, seat: number): { all: number; bots: number } {
  const [, steps] = readRecord<unknown, Line>(transcript);
  const own = steps.filter((step) => step.seat === seat && step.handed_to === undefined);
  return { all: own.length, bots: own.filter((step) => step.byBot).length };
}
