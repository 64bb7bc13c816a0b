import { expect, test } from 'vitest';

import { announce, heard } from './announce';
import { playing } from '../games/timeline/samples';
import { turned } from './samples';

test('another’s move is said politely, then my turn assertively', () => {
  const said = announce(
    {
      type: 'played',
      seat: 0,
      by: 'owner',
      events: {
        rules: 'timeline',
        list: [
          { type: 'card_misplaced', seat: 0, card: turned(4, 1600), gap: 0 },
          { type: 'turn_passed', to: 1 },
        ],
      },
    },
    playing(),
  );
  expect(said).toEqual([
    {
      id: 'say-misplaced-between',
      assertive: false,
      args: { name: 'Bo', title: 'Card 4', date: '1600', left: '1450', right: '1969' },
    },
    { id: 'say-your-turn', args: {}, assertive: true },
  ]);
});

test('a play-off is told beside the move that brought it about', () => {
  const list = [
    { type: 'card_placed' as const, seat: 1, card: turned(4, 1600), gap: 0 },
    { type: 'round_ended' as const, round: 3, out: [0, 1], eliminated: [2] },
    { type: 'turn_passed' as const, to: 0 },
  ];
  const said = announce({ type: 'played', seat: 1, by: 'owner', events: { rules: 'timeline', list } }, playing());
  expect(said.map((one) => one.id)).toEqual(['say-placed', 'say-play-off']);
  expect(said[1]?.args.names).toBe('Bo, Ada');
  const round = [list[0]!, { ...list[1]!, eliminated: [] }] as typeof list;
  const quiet = announce(
    { type: 'played', seat: 1, by: 'owner', events: { rules: 'timeline', list: round } },
    playing(),
  );
  expect(quiet.map((one) => one.id)).toEqual(['say-placed']);
});

test('another’s turn is not announced', () => {
  const events = { rules: 'timeline' as const, list: [{ type: 'turn_passed' as const, to: 0 }] };
  expect(announce({ type: 'played', seat: 1, by: 'owner', events }, playing())).toEqual([]);
});

test('that the game is over is said after the move that ended it', () => {
  const events = {
    rules: 'timeline' as const,
    list: [
      { type: 'card_placed' as const, seat: 0, card: turned(4, 1600), gap: 1 },
      { type: 'game_ended' as const, outcome: { winners: [0], rounds: 3 } },
    ],
  };
  const said = announce({ type: 'played', seat: 0, by: 'owner', events }, playing());
  expect(said.map((one) => one.id)).toEqual(['say-placed', 'say-ended']);
});

test('a seat that a bot holds is not told of its turn', () => {
  const table = playing();
  table.game!.seats[1]!.driver = { type: 'bot', level: 'steady' };
  const events = { rules: 'timeline' as const, list: [{ type: 'turn_passed' as const, to: 1 }] };
  expect(announce({ type: 'played', seat: 0, by: 'owner', events }, table)).toEqual([]);
});

test('the same words twice change the region, nothing leaves it as it is', () => {
  const first = heard('', 'It’s your turn.');
  const second = heard(first, 'It’s your turn.');
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
  expect(heard(second, 'It’s your turn.')).toBe(first);
  expect(heard(first, '')).toBe(first);
});

test('what the clock did to my seat is said, with the reason first', () => {
  const events = {
    rules: 'timeline' as const,
    list: [{ type: 'card_placed' as const, seat: 1, card: turned(4, 1600), gap: 1 }],
  };
  const said = announce({ type: 'played', seat: 1, by: 'clock', events }, playing());
  expect(said.map((one) => one.id)).toEqual(['time-up', 'say-placed']);
  expect(announce({ type: 'played', seat: 0, by: 'clock', events }, playing()).map((one) => one.id)).toEqual([
    'say-placed',
  ]);
  const bot = { type: 'bot' as const, level: 'steady' };
  expect(announce({ type: 'handed_over', seat: 1, to: bot, why: 'clock' }, playing()).map((one) => one.id)).toEqual([
    'bot-holds-clock',
  ]);
  expect(announce({ type: 'handed_over', seat: 1, to: bot, why: 'asked' }, playing())).toEqual([]);
});
