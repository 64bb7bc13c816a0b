/** What somebody tells others of a run: words first, then shapes that differ. No dates and no cards, so it spoils nothing. */
import type { PlainId, Translate } from '../i18n/messages';
import type { Run } from '../wire';

/** A streak that is worth a word. */
const STREAK = 2;

export type Shared = {
  run: Pick<Run, 'cards' | 'points' | 'placed'>;
  /** Days one after another; 0 where days do not count. */
  streak: number;
};

/** A full disc and a ring: told apart by shape, not by colour alone. */
export function shapesOf(answers: boolean[]): string {
  return answers.map((right) => (right ? '●' : '○')).join('');
}

/** "9 of 10, streak 6" */
export function resultWords({ run, streak }: Shared, t: Translate): string {
  const { points, cards } = run;
  return streak < STREAK ? t('run-result', { points, cards }) : t('run-result-streak', { points, cards, streak });
}

/** Some lines to send; `address` leads to the same cards, where others can reach it. */
export function shareWords(title: string, shared: Shared, address: string | null, t: Translate): string {
  const shapes = shapesOf(shared.run.placed.map(({ choice }) => choice.right));
  return [title, resultWords(shared, t), shapes, address].filter(Boolean).join('\n');
}

/** What a result deserves to be called; nobody is scolded. */
export function praiseOf({ points, cards }: Pick<Run, 'points' | 'cards'>): PlainId {
  if (points === cards) return 'run-praise-all';
  const share = points / cards;
  if (share >= 0.8) return 'run-praise-great';
  return share >= 0.5 ? 'run-praise-good' : 'run-praise-hard';
}
