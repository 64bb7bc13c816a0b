import { expect, test } from 'vitest';

import { offered } from './lobby';
import type { TableSummary } from '../wire';

const table = (id: string, change: Partial<TableSummary> = {}) =>
  ({
    table: id,
    rules: 'timeline',
    deck_ids: ['classic'],
    fame: null,
    lang: 'en',
    phase: 'lobby',
    room: true,
    ...change,
  }) as TableSummary;

const LIST = [
  table('running', { phase: 'playing', room: false, lang: 'pl' }),
  table('full', { room: false }),
  table('over', { phase: 'finished' }),
  table('mine'),
  table('open'),
  table('saga', { rules: 'twist', deck_ids: ['saga'], lang: null }),
];
const shown = (wanted: Omit<Parameters<typeof offered>[1], 'mine'> = {}) =>
  offered(LIST, { mine: new Set(['mine']), ...wanted }).map((one) => one.table);

test('one sits down or watches; full, finished and own tables are not offered', () => {
  expect(shown()).toEqual(['open', 'saga', 'running']);
});

test('the list is filtered by game and by language', () => {
  expect(shown({ play: 'saga' })).toEqual(['saga']);
  expect(shown({ play: 'twist' })).toEqual([]);
  expect(shown({ lang: 'pl' })).toEqual(['running']);
  expect(shown({ lang: 'en', play: 'timeline' })).toEqual(['open']);
});
