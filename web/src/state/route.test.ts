import { beforeAll, expect, test, vi } from 'vitest';

import type * as route from './route.svelte';

let parse: (typeof route)['parse'];

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  ({ parse } = await import('./route.svelte'));
});

test('an address leads to its screen', () => {
  expect(parse('/')).toEqual({ screen: 'home' });
  expect(parse('/decks/my%20deck')).toEqual({ screen: 'deck', deck: 'my deck' });
  expect(parse('/replay/abc/2')).toEqual({ screen: 'replay', table: 'abc', game: 2 });
  expect(parse('/rules/chess')).toEqual({ screen: 'rules', rules: null });
  expect(parse('/nonsense/1')).toEqual({ screen: 'nowhere' });
  expect([parse('/daily'), parse('/daily/2026-11-18'), parse('/daily/archive')]).toEqual([
    { screen: 'daily', date: null },
    { screen: 'daily', date: '2026-11-18' },
    { screen: 'archive' },
  ]);
  expect([parse('/duel/abc'), parse('/duel')]).toEqual([{ screen: 'duel', duel: 'abc' }, { screen: 'nowhere' }]);
  expect(parse('/t/')).toEqual({ screen: 'nowhere' });
});

test('an address that cannot be read still leads to its screen', () => {
  expect(parse('/decks/%E0%A4')).toEqual({ screen: 'deck', deck: '%E0%A4' });
  expect(parse('/t/%')).toEqual({ screen: 'table', table: '%' });
});
