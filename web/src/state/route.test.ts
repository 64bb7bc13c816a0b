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
  expect(parse('/t/')).toEqual({ screen: 'nowhere' });
});

test('an address that cannot be read still leads to its screen', () => {
  expect(parse('/decks/%E0%A4')).toEqual({ screen: 'deck', deck: '%E0%A4' });
  expect(parse('/t/%')).toEqual({ screen: 'table', table: '%' });
});
