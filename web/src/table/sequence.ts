/**
 * The order in which what happened at a table is shown. The bytes of a move have arrived; what came of it is not
 * shown before its card has turned, and nothing else is shown before it was read.
 *
 * One move goes through the phases below, in this order. A clock says when the screen draws a frame, and nothing else
 * moves time: a live table, a game looked at again and a test each bring their own.
 */
import type { Back, FaceUp, RuleSet } from '../wire';

export const PHASES = [
  /** The card goes to where it is put, its front up. */
  'slide',
  /** The held breath: it lies there. */
  'breath',
  /** It turns. */
  'turn',
  /** Its date lands. */
  'date',
  /** Whether it was right: in colour, sound and words, all at once. */
  'verdict',
  /** What follows: the table as it is afterwards. A wrong card goes to its place, a drawn card arrives. */
  'consequence',
  /** It lies there to be read. */
  'rest',
] as const;

export type Phase = (typeof PHASES)[number];

/** One thing that happened, as a game tells it to the sequencer. */
export type Act = {
  rules: RuleSet;
  /** Who did it. */
  seat: number;
  /** The card that it is about. */
  card: FaceUp | null;
  /** Where the card was put, as the game counts its places. */
  at: number | null;
  /** What its player did with it, if a game has several such things. */
  what: string;
  /** How the card turns: after a held breath, at once, or not at all. */
  turns: 'held' | 'at-once' | 'not';
  /** Whether more hangs on it than usual: a last card, a play-off. */
  isCrucial: boolean;
  /** Whether the same turn goes on with more of it, so that there is nothing to read yet. */
  goesOn: boolean;
  /** Whether the card lies where it was put already, whoever put it there. */
  lies?: boolean;
  /** What the card shows once it is turned. */
  back: Back | null;
  /** What came of it. */
  right: boolean | null;
};

/** What the screens may know of it now. */
export type Showing = Act & {
  phase: Phase;
  /** How long this phase takes, in milliseconds. */
  long: number;
};

/**
 * How fast things are shown: as a reader likes it, and `urgent` while a clock runs for them. At `none` nothing waits
 * to be read.
 */
export const PACES = ['slow', 'usual', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];
export type Tempo = { pace: Pace | 'urgent'; isCalm: boolean };

/** Draws frames: calls with the time in milliseconds until it is told to stop. */
export type Clock = (frame: (now: number) => void) => () => void;

export type Hooks<Item> = {
  /** What the screens show now, and how much waits behind it. */
  show(showing: Showing | null, n_waiting: number): void;
  /** A phase begins; `long` is 0 where it is passed over. Each thing comes to `verdict` and `consequence`, in this order. */
  reach(phase: Phase, item: Item, long: number): void;
  /** How many letters there are to read of it. */
  letters(item: Item): number;
  tempo(): Tempo;
};

/** How something comes to be shown. */
type How = {
  /** Whether its card was put there by the reader. */
  isPlaced?: boolean;
  /** Whether it changes nothing that anybody reads or may do, so that it waits for nobody who reads. */
  isBeside?: boolean;
};
type Waiting<Item> = { item: Item; act: Act | null; how: How };
type Step = { phase: Phase; long: number };
type Running<Item> = { item: Item; act: Act; steps: Step[]; at: number; since: number };

const LONG: Record<Phase, number> = {
  slide: 420,
  breath: 760,
  turn: 440,
  date: 300,
  verdict: 620,
  consequence: 760,
  rest: 1_100,
};
const LONG_BREATH = 1_500;
/** How long a letter takes to read, and the longest that anybody is made to wait. */
const PER_LETTER = 26;
const LONGEST_REST = 4_200;
const MOVES: Record<Tempo['pace'], number> = { slow: 1.25, usual: 1, fast: 0.55, none: 1, urgent: 0.4 };
const READS: Record<Tempo['pace'], number> = { slow: 1.8, usual: 1, fast: 0.35, none: 0, urgent: 0 };
/** What was missed for long is not shown step by step. */
const MOST_WAITING = 4;

/** The phases of an act and how long each takes. */
export function stepsOf(act: Act, isPlaced: boolean, letters: number, { pace, isCalm }: Tempo): Step[] {
  const turns = act.turns !== 'not';
  const has: Partial<Record<Phase, boolean>> = {
    slide: !(isPlaced || act.lies),
    breath: act.turns === 'held',
    turn: turns,
    date: turns,
    // What one did oneself and what everybody knew brings nothing to wait for.
    verdict: turns || !(isPlaced || act.goesOn),
    consequence: turns || !isPlaced,
  };
  return PHASES.map((phase) => {
    if (phase === 'rest') {
      if (act.goesOn) return { phase, long: 0 };
      const long = Math.min(LONGEST_REST, LONG.rest + PER_LETTER * letters);
      return { phase, long: Math.round(long * READS[pace]) };
    }
    const long = phase === 'breath' && act.isCrucial ? LONG_BREATH : LONG[phase];
    return { phase, long: has[phase] === false || isCalm ? 0 : Math.round(long * MOVES[pace]) };
  });
}

/** An act as far as it may be known in a phase. */
export function showingOf(act: Act, { phase, long }: Step): Showing {
  const at = PHASES.indexOf(phase);
  return {
    ...act,
    phase,
    long,
    back: at >= PHASES.indexOf('turn') ? act.back : null,
    right: at >= PHASES.indexOf('verdict') ? act.right : null,
  };
}

/** Whether the table is still as it was before the move that is being shown. */
export function isUndecided(showing: Showing | null): showing is Showing {
  return showing !== null && PHASES.indexOf(showing.phase) < PHASES.indexOf('consequence');
}

export class Sequencer<Item> {
  #waiting: Waiting<Item>[] = [];
  #now: Running<Item> | null = null;
  #isReading = false;
  #stop: (() => void) | null = null;
  #last: number | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly hooks: Hooks<Item>,
  ) {}

  /** Shows something once all before it was shown and read. What has no act is shown by being there. */
  add(item: Item, act: Act | null, how: How = {}) {
    this.#waiting.push({ item, act, how });
    if (!this.#now) return this.#next();
    this.#letBeside();
    this.#show();
  }

  /** One tap goes on: from the breath to the verdict, from there to the end, from the end to what waits. */
  hurry() {
    const phase = this.#phase;
    if (phase === null) return;
    if (phase === 'rest') return void (this.#waiting.length > 0 && this.settle());
    this.#pass(phase === 'verdict' || phase === 'consequence' ? 'rest' : 'verdict');
  }

  /** What was shown has been read: whoever acts has. */
  settle() {
    if (this.#phase !== 'rest') return;
    this.#now = null;
    this.#next();
  }

  /** Nothing goes on while somebody reads about a card. */
  read(isReading: boolean) {
    this.#isReading = isReading;
    this.#next();
  }

  /** Shows all of it at once, to somebody who does not look. */
  flush() {
    const now = this.#now;
    this.#now = null;
    const shown = now ? now.steps[now.at]!.phase : 'rest';
    for (const phase of PHASES.slice(PHASES.indexOf(shown) + 1, -1)) this.hooks.reach(phase, now!.item, 0);
    for (let one = this.#waiting.shift(); one; one = this.#waiting.shift()) this.#reachAll(one.item);
    this.#halt();
  }

  close() {
    this.#waiting = [];
    this.#now = null;
    this.#stop?.();
  }

  get #phase(): Phase | null {
    return this.#now?.steps[this.#now.at]?.phase ?? null;
  }

  /** Begins what waits, if nothing is being shown. */
  #next() {
    while (!this.#now) {
      const { pace } = this.hooks.tempo();
      if (this.#isReading && pace !== 'urgent' && !this.#waiting[0]?.how.isBeside) return this.#show();
      const next = this.#waiting.shift();
      if (!next) return this.#halt();
      if (!next.act || this.#waiting.length >= MOST_WAITING) this.#reachAll(next.item);
      else this.#begin(next.item, next.act, next.how.isPlaced ?? false);
    }
  }

  #begin(item: Item, act: Act, isPlaced: boolean) {
    const tempo = this.hooks.tempo();
    const steps = stepsOf(act, isPlaced, this.hooks.letters(item), tempo);
    this.#now = { item, act, steps, at: -1, since: 0 };
    this.#last = null;
    this.#advance();
    if (this.#now) this.#stop ??= this.clock((now) => this.#frame(now));
  }

  /** Goes on to the next phase that takes time. */
  #advance() {
    const now = this.#now;
    if (!now) return;
    now.since = 0;
    for (now.at += 1; now.at < now.steps.length; now.at += 1) {
      const step = now.steps[now.at]!;
      this.hooks.reach(step.phase, now.item, step.long);
      if (step.long === 0) continue;
      this.#letBeside();
      return this.#show();
    }
    this.#now = null;
    this.#next();
  }

  /** Passes over all phases before one. */
  #pass(to: Phase) {
    const now = this.#now;
    if (!now) return;
    while (now.at < PHASES.indexOf(to) - 1) {
      now.at += 1;
      this.hooks.reach(PHASES[now.at]!, now.item, 0);
    }
    this.#advance();
  }

  /** While one thing is read, what happens beside it comes without taking it away. */
  #letBeside() {
    while (this.#phase === 'rest' && this.#waiting[0]?.how.isBeside) this.#reachAll(this.#waiting.shift()!.item);
  }

  #reachAll(item: Item) {
    this.hooks.reach('verdict', item, 0);
    this.hooks.reach('consequence', item, 0);
  }

  /** At most one phase a frame: each of them is seen, however slow the screen is. */
  #frame(time: number) {
    const now = this.#now;
    if (!now) return;
    now.since += this.#last === null ? 0 : time - this.#last;
    this.#last = time;
    const step = now.steps[now.at]!;
    const isRead = step.phase === 'rest' && this.#isReading && this.hooks.tempo().pace !== 'urgent';
    if (now.since >= step.long && !isRead) this.#advance();
  }

  #show() {
    const now = this.#now;
    const step = now?.steps[now.at];
    this.hooks.show(now && step ? showingOf(now.act, step) : null, this.#waiting.length);
  }

  #halt() {
    this.#stop?.();
    this.#stop = null;
    this.#show();
  }
}
