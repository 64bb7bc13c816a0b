import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Run, RunAnswer } from '../wire';
import { runOf } from '../runs/samples';

const DATES = [1500, 1900, 1000, 1700];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => '{"pace":"none","lang":"en"}', setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose answers are written down beforehand: a run, or the code of a refusal. */
async function playing(...answers: (Run | string)[]) {
  const { Refused } = await import('../net/api');
  const { RunTable } = await import('./run.svelte');
  const sent: RunAnswer[] = [];
  let now = runOf(DATES, []);
  const table = new RunTable<Run>(
    {
      read: () => Promise.resolve(now),
      answer(answer) {
        sent.push(answer);
        const next = answers.shift();
        if (typeof next === 'object') return Promise.resolve((now = next));
        return Promise.reject(new Refused({ code: next ?? '', params: {}, message: `refused: ${next}` }));
      },
      runOf: (told) => told,
    },
    // Nobody sees anything move: each phase is over at once.
    () => () => undefined,
  );
  await table.load('en');
  const place = (gap: number) => table.send({ type: 'act', seen: 0, action: { type: 'done', gap } });
  return { table, sent, place, elsewhere: (run: Run) => (now = run) };
}

test('an answer that does not arrive is kept, and sent again as the same one', async () => {
  const { table, sent, place } = await playing('unreachable', 'saving_paused', runOf(DATES, [1]));
  const placed = place(1);
  await vi.advanceTimersByTimeAsync(100);
  expect([table.waitsForServer, table.busy, table.moves]).toEqual([true, true, 0]);
  // A second tap meanwhile places nothing.
  expect((await place(0)).ok).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await placed).ok).toBe(true);
  expect([table.waitsForServer, table.busy, table.moves]).toEqual([false, false, 1]);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('each card has an answer of its own', async () => {
  const { table, sent, place } = await playing(runOf(DATES, [1]), runOf(DATES, [1, 2]));
  await place(1);
  await place(2);
  expect(sent.map(({ card, gap }) => [card, gap])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  expect([table.run?.points, table.moment]).toMatchObject([1, { right: false, closed: { card: { card: 2 } } }]);
});

test('what was placed in another tab is found there, and said', async () => {
  const { table, place, elsewhere } = await playing('card_closed');
  elsewhere(runOf(DATES, [1, 0]));
  await place(0);
  expect([table.moves, table.remark, table.busy]).toEqual([2, 'run-elsewhere', false]);
});

test('any other refusal is said, and the card can be placed again', async () => {
  const { table, place } = await playing('bad_request', runOf(DATES, [1]));
  await place(1);
  expect([table.moves, table.remark]).toEqual([0, 'refused: bad_request']);
  await place(1);
  expect([table.moves, table.remark]).toEqual([1, '']);
});

test('there is no run where there is none to read', async () => {
  const { Refused } = await import('../net/api');
  const { RunTable } = await import('./run.svelte');
  const missing = { code: 'no_daily', params: {}, message: 'no such day' };
  const table = new RunTable<Run>({
    read: () => Promise.reject(new Refused(missing)),
    answer: () => Promise.reject(new Error('nothing is placed')),
    runOf: (told) => told,
  });
  await table.load('en');
  expect([table.problem, table.view]).toEqual([missing, null]);
});
