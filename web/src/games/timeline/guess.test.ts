import { describe, expect, test } from 'vitest';

import { answer, gapOf, guess, NO_GUESSES } from './guess';
import { turned } from '../../table/samples';
import type { Reveal } from './fold';

const line = [turned(10, 1450), turned(11, 1769), turned(12, 1969)];
const reveal = (card: number, value: number): Reveal => ({
  seat: 1,
  card: turned(card, value),
  right: true,
  gap: 0,
  belongs: 0,
});

describe('a guess', () => {
  test('is right between its two cards, and where dates are equal', () => {
    const made = guess(NO_GUESSES, line, 3, 1);
    for (const year of [1450, 1600, 1769]) {
      expect(answer(made, line, reveal(3, year))).toEqual({ open: [], right: 1, all: 1, last: 'right' });
    }
    for (const year of [1449, 1770]) expect(answer(made, line, reveal(3, year)).last).toBe('wrong');
  });

  test('at an end has no bound on that side', () => {
    expect(answer(guess(NO_GUESSES, line, 3, 0), line, reveal(3, -4_000)).last).toBe('right');
    expect(answer(guess(NO_GUESSES, line, 3, 3), line, reveal(3, 1_968)).last).toBe('wrong');
  });

  test('is thought over until the card is turned, and answered once', () => {
    const again = guess(guess(NO_GUESSES, line, 3, 0), line, 3, 2);
    expect(again.open).toEqual([{ card: 3, after: 11, before: 12 }]);
    const answered = answer(again, line, reveal(3, 1_800));
    expect([answered.right, answered.all]).toEqual([1, 1]);
    expect(answer(answered, line, reveal(3, 1_800))).toEqual({ ...answered, last: null });
  });

  test('of another card stays open', () => {
    const made = guess(guess(NO_GUESSES, line, 3, 0), line, 4, 1);
    expect(answer(made, line, reveal(4, 1_500)).open).toEqual([{ card: 3, after: null, before: 10 }]);
    expect(answer(made, line, reveal(9, 1_500))).toEqual({ ...made, last: null });
  });

  test('stays beside its earlier card when the line grows', () => {
    const [made] = guess(NO_GUESSES, line, 3, 2).open;
    expect(gapOf(line, made!)).toBe(2);
    expect(gapOf([turned(9, 1), ...line.slice(0, 2), turned(8, 1_900), ...line.slice(2)], made!)).toBe(3);
    expect(gapOf(line, { card: 3, after: null, before: 10 })).toBe(0);
  });
});
