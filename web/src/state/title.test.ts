import { expect, test } from 'vitest';

import { titleOf } from './title.svelte';

test('every screen has a title of its own, and a turn calls', () => {
  expect([titleOf('home', false), titleOf('table', false)]).toEqual(['Antedate', 'Antedate']);
  // Without a catalogue a text is its name.
  expect(titleOf('decks', false)).toBe('decks · Antedate');
  expect(titleOf('table', true)).toBe('● your-turn · Antedate');
  // A game elsewhere that waits takes no page its name.
  expect([titleOf('decks', false, 1), titleOf('home', false, 1)]).toEqual([
    '● decks · Antedate',
    '● your-turn · Antedate',
  ]);
  expect(titleOf('table', false, 1)).toBe('Antedate');
  const named = (
    ['new', 'join', 'settings', 'about', 'decks', 'me', 'hall', 'daily', 'archive', 'duel', 'rules', 'replay'] as const
  ).map((screen) => titleOf(screen, false));
  expect(new Set(named).size).toBe(named.length);
  expect(named).not.toContain('Antedate');
});
