/** Small views of chorus for tests. */
import { faceUp, turned } from '../../table/samples';
import type { ChorusCard, ChorusSeat, ChorusView } from '../../wire';

const SEAT: ChorusSeat = { standing: 'in', done: false, closed: 1, team: null, points: null, distance: null };

/** Two players; Ada, the viewer, has seat 1. */
export function chorusView(change: Partial<ChorusView> = {}): ChorusView {
  return {
    current: faceUp(2),
    run: 5,
    pace: 'together',
    lives: null,
    teams: null,
    names: false,
    line: [turned(0, 1450), turned(1, 1969)],
    seats: [SEAT, SEAT],
    last: null,
    own: { seat: 1, choice: null, hits: [true], distance: 0, misses: 0, last_choice: 1 },
    outcome: null,
    ...change,
  };
}

/** Card 2, of 1895, is closed: one was right, one chose the last gap. */
export function closing(change: Partial<ChorusCard> = {}): ChorusCard {
  return { card: turned(2, 1895), first: 1, last: 1, counts: [0, 1, 1], passed: 0, choices: null, ...change };
}
