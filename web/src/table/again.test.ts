import { expect, test } from 'vitest';

import type { TableView } from '../wire';
import { asking, keepsResult } from './again';
import { tableView } from './samples';

const players = [
  { player: 1, name: 'Ada', bot: null },
  { player: 2, name: 'Bo', bot: null },
  { player: 3, name: 'Cy', bot: null },
  { player: 4, name: 'novice', bot: 'novice' },
];
const over = (change: Partial<TableView>) => tableView({ phase: 'finished', players, ...change });
const ALL = [1, 2, 3];

test('alone with bots, and with all others on this device, nobody is asked', () => {
  const alone = over({ players: [players[0]!, players[3]!] });
  expect(asking(alone, [1], [1]).isAlone).toBe(true);
  expect(asking(over({}), [1, 2, 3], ALL).isAlone).toBe(true);
  expect(asking(over({}), [1], ALL).isAlone).toBe(false);
});

test('the host’s page begins when all who are here have said yes, and no earlier', () => {
  expect(asking(over({ again: [1] }), [1], ALL)).toMatchObject({ isSaid: true, missing: [2, 3], starts: false });
  expect(asking(over({ again: [1, 2] }), [1], ALL)).toMatchObject({ asked: [2], missing: [3], starts: false });
  expect(asking(over({ again: [1, 2, 3] }), [1], ALL).starts).toBe(true);
  // Somebody who has gone is not waited for, and nobody begins for the host.
  expect(asking(over({ again: [1, 2] }), [1], [1, 2]).starts).toBe(true);
  expect(asking(over({ again: [2, 3] }), [1], ALL)).toMatchObject({ isSaid: false, asked: [2, 3], starts: false });
  expect(asking(over({ you: 2, again: [1, 2, 3] }), [2], ALL).starts).toBe(false);
});

test('whoever has not said yes keeps the result when the next game begins', () => {
  const playing = (change: Partial<TableView>) => over({ ...change, phase: 'playing' });
  expect(keepsResult(over({ you: 2, again: [1] }), playing({ you: 2 }))).toBe(true);
  expect(keepsResult(over({ you: 2, again: [1, 2] }), playing({ you: 2 }))).toBe(false);
  expect(keepsResult(over({ you: 1 }), playing({ you: 1 }))).toBe(false);
  expect(keepsResult(over({ you: null }), playing({ you: null }))).toBe(false);
  expect(keepsResult(playing({ you: 2 }), playing({ you: 2 }))).toBe(false);
});
