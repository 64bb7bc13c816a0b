/** A whole table played in one page without looking: to get to a long line quickly. */
import type { Page } from '@playwright/test';

import { readDeck } from './knowledge';

/**
 * Makes a table of eight players with six cards each, and lets them place right cards until
 * the line has `length` of them and the turn is the first player's. Returns the table's id and
 * that player's token.
 */
export async function rush(page: Page, length: number): Promise<{ table: string; token: string }> {
  const dates = Object.fromEntries([...readDeck('classic', 'en').values()].map((card) => [card.title, card.value]));
  await page.goto('/');
  return page.evaluate(async ({ dates, length }) => {
    const tokens = Array.from({ length: 8 }, () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(''));
    const names = ['Ada 🕰️🚀', 'שלום עולם', 'Bartholomew the Longest!', 'Łucja', 'Гипатия', 'W'.repeat(24), 'تاريخ', 'Zoë'];
    const post = async (address: string, body: object) => {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const options = { seats: 8, clock: 'none', on_leave: 'bot', first: { type: 'player', player: 0 }, hand: 6, handicaps: {}, first_game: false, public: false };
    const { table } = await post('/api/tables', { rules: 'timeline', decks: ['classic'], name: names[0], token: tokens[0], bots: [], options });
    for (let n = 1; n < 8; n += 1) await post(`/api/tables/${table}/join`, { name: names[n], token: tokens[n] });
    const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
    const waiting = new Map<string, (message: object) => void>();
    let view: any = null;
    let fresh: (() => void) | null = null;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'answer') waiting.get(message.id)?.(message);
      if (message.type === 'view') { view = message; fresh?.(); }
    };
    let last = 0;
    const send = (command: object, player?: number) => new Promise<any>((answered) => {
      const id = String((last += 1));
      waiting.set(id, answered);
      socket.send(JSON.stringify({ v: 1, id, do: command, ...(player === undefined ? {} : { player }) }));
    });
    const look = async () => {
      const seen = new Promise<void>((done) => (fresh = done));
      await send({ type: 'language', lang: 'en' }, 0);
      await seen;
    };
    await new Promise((opened) => (socket.onopen = opened));
    const entered = await send({ type: 'enter', tokens, lang: 'en' });
    if (entered.error) throw new Error(entered.error.message);
    await send({ type: 'start' }, 0);
    await look();
    for (let moves = 0; moves < 200; moves += 1) {
      const { turn, line, hands } = view.game.view;
      if (turn === null || (line.length >= length && turn === 0)) break;
      const [card] = hands[turn];
      const value = (dates as Record<string, number>)[card.front.title] ?? 0;
      const later = line.findIndex((other: any) => other.back.value > value);
      const gap = later < 0 ? line.length : later;
      await send({ type: 'act', action: { type: 'place', card: card.card, gap } }, view.game.seats[turn].player);
      await look();
    }
    socket.close();
    return { table, token: tokens[0]! };
  }, { dates, length });
}

/** Gives a seat to the page, as a reload would find it. */
export async function takeSeat(page: Page, table: string, token: string) {
  await page.evaluate(({ table, token }) => {
    const seat = { table, token, rules: 'timeline', at: 0 };
    localStorage.setItem('antedate', JSON.stringify({ seats: [seat], played: 1 }));
  }, { table, token });
  await page.goto(`/t/${table}`);
}
