import { expect, test } from 'vitest';

import { botCalled, nameBots, playerCalled } from './bots';
import { tableView } from './samples';

const people = new Map([['steady', ['Нонна Пия', 'Тётя Олива']]]);

test('each bot has a name of its own in the reader’s language; people keep theirs', () => {
  const view = tableView();
  const two = { player: 3, name: 'steady 2', bot: 'steady' };
  const players = [...view.players.map((one) => (one.bot ? { ...one, name: 'steady' } : one)), two];
  const named = nameBots({ ...view, players }, people);
  expect(named.players.map((player) => player.name)).toEqual(['Ada', 'Нонна Пия', 'Тётя Олива']);
});

test('more bots of a level than it has names are told apart by a number', () => {
  expect(['steady 3', 'steady 4', 'steady 5'].map((name) => botCalled(name, people))).toEqual([
    'Нонна Пия 2',
    'Тётя Олива 2',
    'Нонна Пия 3',
  ]);
});

test('a level without names in this language keeps the name of the log', () => {
  const view = tableView();
  expect(nameBots(view, new Map())).toBe(view);
  expect(botCalled('steady 2', new Map([['steady', []]]))).toBe('steady 2');
});

test('a person who goes by the name of a level is not renamed', () => {
  expect(playerCalled({ player: 1, name: 'steady', bot: null }, people)).toBe('steady');
  expect(playerCalled({ player: 2, name: 'steady 2', bot: 'steady' }, people)).toBe('Тётя Олива');
});
