import { expect, test } from 'vitest';

import { nameBots, playerCalled } from './bots';
import { tableView } from './samples';

const names = new Map([['steady', 'Ровный']]);

test('a bot has the name of the reader’s language, with its number; people keep theirs', () => {
  const view = tableView();
  const two = { player: 3, name: 'steady 2', bot: 'steady' };
  const players = [...view.players.map((one) => (one.bot ? { ...one, name: 'steady' } : one)), two];
  const named = nameBots({ ...view, players }, names);
  expect(named.players.map((player) => player.name)).toEqual(['Ada', 'Ровный', 'Ровный 2']);
});

test('a level without a name in this language keeps the name of the log', () => {
  const view = tableView();
  expect(nameBots(view, new Map())).toBe(view);
});

test('a person who goes by the name of a level is not renamed', () => {
  expect(playerCalled({ player: 1, name: 'steady', bot: null }, names)).toBe('steady');
  expect(playerCalled({ player: 2, name: 'steady 3', bot: 'steady' }, names)).toBe('Ровный 3');
});
