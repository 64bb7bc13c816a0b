/**
 * The screens that a table goes through: loading, waiting room, playing, result, and those that end
 * it. Which one is shown follows from what is known; what has to be done when it changes is listed
 * as effects, for the page to carry out. Pure.
 */
import type { Phase, TableView } from '../wire';

/** How a seat was lost: to another device, by the host, or by leaving. */
export type Loss = 'moved' | 'sent-away' | 'left';

export type Stage = 'refused' | 'lost' | 'loading' | 'closed' | 'waiting-room' | 'curtain' | 'result' | 'playing';

/** What is known of a table. */
export type Situation = {
  /** Whether the server does not let the viewer in. */
  refused: boolean;
  lost: Loss | null;
  view: TableView | null;
  /** Whether the screens of the game are loaded. */
  isReady: boolean;
  /** Whether the device is being handed to another of its people. */
  isHanding: boolean;
};

export type Effect =
  /** Start the game, if its host wanted to play at once. */
  | 'start'
  /** Give the device back to its host. */
  | 'rest'
  /** A game was finished here. */
  | 'count'
  /** Another screen begins at its top: the button that starts a game lies far down the waiting room. */
  | 'scroll-up'
  /** Put the focus where the screen begins, if it was lost. */
  | 'focus'
  | 'focus-result';

export type Progress = {
  stage: Stage;
  phase: Phase | null;
  /** The game that was counted last. */
  counted: number;
};

export const START: Progress = { stage: 'loading', phase: null, counted: 0 };

export function stageOf({ refused, lost, view, isReady, isHanding }: Situation): Stage {
  if (refused) return 'refused';
  if (lost && view?.phase !== 'closed') return 'lost';
  if (!view || !isReady) return 'loading';
  if (view.phase === 'closed') return 'closed';
  if (!view.game) return 'waiting-room';
  if (isHanding) return 'curtain';
  return view.phase === 'finished' ? 'result' : 'playing';
}

/** Goes on to a new situation. */
export function advance(before: Progress, now: Situation): { progress: Progress; effects: Effect[] } {
  const stage = stageOf(now);
  const phase = now.view?.phase ?? before.phase;
  const isNewPhase = phase !== before.phase;
  const finished = phase === 'finished' ? (now.view?.game?.game ?? before.counted) : before.counted;
  const effects: (Effect | false)[] = [
    isNewPhase && phase === 'lobby' && 'start',
    phase !== null && phase !== 'playing' && 'rest',
    finished !== before.counted && 'count',
    isNewPhase && before.phase !== null && 'scroll-up',
    stage === 'result'
      ? before.stage !== 'result' && 'focus-result'
      : (isNewPhase || (before.stage === 'loading' && stage !== 'loading')) && 'focus',
  ];
  return { progress: { stage, phase, counted: finished }, effects: effects.filter((effect) => effect !== false) };
}

/** Whether chat, keys and leaving are offered below; while a game runs they stand at the top. */
export function hasSide(stage: Stage): boolean {
  return stage === 'waiting-room' || stage === 'result';
}
