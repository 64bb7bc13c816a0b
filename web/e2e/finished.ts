/** A game that bots play to its end, so that there is one to look at again. */
import type { Page } from '@playwright/test';

import type { RuleSet } from '../src/wire';

/** Makes a table, hands every seat to a bot, and returns the table's id when the game is over. */
export async function finishedGame(page: Page, rules: RuleSet): Promise<string> {
  await page.goto('/');
  return page.evaluate(async (rules) => {
    const token = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const options = { seats: 2, clock: 'none', on_leave: 'bot', first: { type: 'random' }, hand: 3, handicaps: {}, first_game: false, public: false };
    const deck = rules === 'timeline' ? 'classic' : rules;
    const made = await fetch('/api/tables', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules, decks: [deck], name: 'Ada', token, bots: ['scholar'], options }),
    });
    if (!made.ok) throw new Error(await made.text());
    const { table } = (await made.json()) as { table: string };
    const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
    const send = (id: string, command: object) => socket.send(JSON.stringify({ v: 1, id, do: command }));
    await new Promise((opened) => (socket.onopen = opened));
    await new Promise<void>((over, failed) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'answer' && message.error) failed(new Error(message.error.message));
        if (message.type === 'frame' && message.event?.type === 'ended') over();
      };
      send('1', { type: 'enter', tokens: [token], lang: 'en' });
      send('2', { type: 'start' });
      send('3', { type: 'hand_over', to: { type: 'bot', level: 'scholar' } });
    });
    socket.close();
    return table;
  }, rules);
}
