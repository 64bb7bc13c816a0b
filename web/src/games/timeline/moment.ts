/** What was turned up in a game of timeline. */
import type { TimelineEvent, TimelineView } from '../../wire';
import { type Reveal, revealOf } from './fold';
import { answer, type Guesses, NO_GUESSES } from './guess';

export type TimelineMoment = {
  rules: 'timeline';
  /** The last card that was placed. */
  reveal: Reveal | null;
  /** The answer to every card of this game, in order. */
  turns: Reveal[];
  /** Where the reader thinks that others' cards belong; nobody is told. */
  guesses: Guesses;
};

export function begin(): TimelineMoment {
  return { rules: 'timeline', reveal: null, turns: [], guesses: NO_GUESSES };
}

export function advance(moment: TimelineMoment, events: TimelineEvent[], { line }: TimelineView): TimelineMoment {
  const reveal = revealOf(line, events);
  if (!reveal) return { ...moment, reveal };
  return { ...moment, reveal, turns: [...moment.turns, reveal], guesses: answer(moment.guesses, line, reveal) };
}
