/** Guessing along: where somebody else's card belongs, for oneself alone. Nothing of it is sent. */
import type { Turned } from '../../wire';
import type { Reveal } from './fold';

/** Between which cards of the line, by their numbers; none at an end. */
export type Guess = { card: number; after: number | null; before: number | null };

export type Guesses = {
  /** On cards that nobody has turned yet. */
  open: Guess[];
  /** How many were right, of all that were answered. */
  right: number;
  all: number;
  /** What became of a guess on the card turned last. */
  last: 'right' | 'wrong' | null;
};

export const NO_GUESSES: Guesses = { open: [], right: 0, all: 0, last: null };

/** Guesses a card, or thinks again. */
export function guess(guesses: Guesses, line: Turned[], card: number, gap: number): Guesses {
  const made = { card, after: line[gap - 1]?.card ?? null, before: line[gap]?.card ?? null };
  return { ...guesses, open: [...guesses.open.filter((one) => one.card !== card), made] };
}

/** Compares a guess with the card that was turned; `line` is the line before it. */
export function answer(guesses: Guesses, line: Turned[], { card }: Reveal): Guesses {
  const made = guesses.open.find((one) => one.card === card.card);
  if (!made) return { ...guesses, last: null };
  const dateOf = (number: number | null) => line.find((one) => one.card === number)?.back.value;
  const [after, before] = [dateOf(made.after), dateOf(made.before)];
  // As at the table (TC-7): equal dates stand either way round.
  const right = (after ?? -Infinity) <= card.back.value && card.back.value <= (before ?? Infinity);
  return {
    open: guesses.open.filter((one) => one !== made),
    right: guesses.right + (right ? 1 : 0),
    all: guesses.all + 1,
    last: right ? 'right' : 'wrong',
  };
}

/** Where a guess lies in the line by now: other cards may have come between. */
export function gapOf(line: Turned[], { after, before }: Guess): number {
  const left = line.findIndex((one) => one.card === after);
  if (left >= 0) return left + 1;
  return Math.max(
    0,
    line.findIndex((one) => one.card === before),
  );
}
