import { expect, test } from 'vitest';

import { format, type Pattern, type Values } from '../i18n/format';
import type { Translate } from '../i18n/messages';
import { runOf } from './samples';
import { praiseOf, resultWords, shapesOf, shareWords } from './share';

const TEXTS: Record<string, Pattern> = {
  'run-result': [{ type: 'var', name: 'points' }, ' of ', { type: 'var', name: 'cards' }],
  'run-result-streak': [{ type: 'var', name: 'points' }, ', streak ', { type: 'var', name: 'streak' }],
};
const t = ((id: string, values?: Values) => format(TEXTS[id] ?? id, 'en', values ?? {})) as Translate;

const run = runOf([1500, 1900, 1000, 1700], [1, 2, 2]);

test('what is shared has words first, then shapes that differ, and neither years nor cards', () => {
  const text = shareWords('Ten cards, 19 November', { run, streak: 6 }, 'https://example.org/daily', t);
  expect(text).toBe('Ten cards, 19 November\n2, streak 6\n●○●\nhttps://example.org/daily');
  for (const { front, back } of run.line) {
    expect(text).not.toContain(back.label);
    expect(text).not.toContain(front.title);
  }
  // Where nobody else reaches the server there is no address.
  expect(shareWords('Ten cards', { run, streak: 0 }, null, t).split('\n')).toHaveLength(3);
});

test('one day is no streak', () => {
  expect([0, 1, 2].map((streak) => resultWords({ run, streak }, t))).toEqual(['2 of 3', '2 of 3', '2, streak 2']);
});

test('right and wrong differ by shape', () => {
  expect(shapesOf([true, false])).toBe('●○');
});

test('every result is praised as it deserves', () => {
  const praises = [10, 9, 8, 7, 5, 4, 0].map((points) => praiseOf({ points, cards: 10 }).replace('run-praise-', ''));
  expect(praises).toEqual(['all', 'great', 'great', 'good', 'good', 'hard', 'hard']);
});
