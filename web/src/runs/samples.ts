/** Small runs for tests. */
import { faceUp, turned } from '../table/samples';
import type { DuelPlayer, Run, RunChoice } from '../wire';

/** Of each card of `dates` after the first, the gap that was chosen for it. */
export function runOf(dates: number[], gaps: number[]): Run {
  const start: Run = { cards: dates.length - 1, line: [], current: null, placed: [], points: 0, distance: 0 };
  const first: Run = { ...start, line: [turned(0, dates[0]!)] };
  const run = gaps.reduce((run, gap, at) => {
    const card = turned(at + 1, dates[at + 1]!);
    const later = run.line.findIndex((one) => one.back.value > card.back.value);
    const right = later < 0 ? run.line.length : later;
    const off = Math.abs(gap - right);
    const choice = { gap, right: off === 0, off };
    return {
      ...run,
      line: run.line.toSpliced(right, 0, card),
      placed: [...run.placed, { card: at + 1, deck: 'classic', choice, first: right, last: right }],
      points: run.points + Number(off === 0),
      distance: run.distance + off,
    };
  }, first);
  return { ...run, current: gaps.length < run.cards ? faceUp(gaps.length + 1) : null };
}

/** Somebody who has finished: `●` was right, a digit is how many gaps they were off. */
export function player(name: string, shapes: string, you = false): DuelPlayer {
  const choices: RunChoice[] = [...shapes].map((shape) => {
    return { gap: 0, right: shape === '●', off: shape === '●' ? 0 : Number(shape) };
  });
  const points = choices.filter(({ right }) => right).length;
  const distance = choices.reduce((sum, { off }) => sum + off, 0);
  return { name, you, result: { points, distance, choices } };
}
