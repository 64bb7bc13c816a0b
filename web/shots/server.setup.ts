/** Games that were played before the photographers came: a page of one's own and a hall with something in them. */
import { test as setup } from '@playwright/test';

import { type Setup, WireTable } from '../e2e/wire';
import { GUEST } from './camera';

const OPEN = { options: { public: true } };
/** The guest's own games; the first name is the guest's. Every n-th card of timeline goes wrong. */
const MINE: (Setup & { wrong?: number })[] = [
  { rules: 'timeline', names: ['Ada'], bots: ['amateur', 'scholar'], wrong: 3, ...OPEN },
  {
    rules: 'timeline',
    names: ['Ada', 'Bartholomew'],
    wrong: 2,
    options: { game: { rules: 'timeline', hand: 6, handicaps: {} } },
  },
  {
    rules: 'timeline',
    names: ['Ada', 'Łucja', 'Гипатия'],
    wrong: 2,
    options: { game: { rules: 'timeline', hand: 4, handicaps: {} } },
  },
  { rules: 'timeline', names: ['Ada'], bots: ['novice'], ...OPEN },
  { rules: 'timeline', names: ['Ada'], bots: ['novice'], ...OPEN },
  { rules: 'twist', names: ['Ada', 'Bartholomew'], ...OPEN },
  { rules: 'twist', names: ['Ada'], bots: ['oracle'], ...OPEN },
  { rules: 'twist', deck: 'saga', names: ['Ada'], bots: ['scholar'], ...OPEN },
  { rules: 'trek', names: ['Ada'], bots: ['scholar'], ...OPEN },
  { rules: 'trek', names: ['Ada'], bots: ['amateur', 'novice'], ...OPEN },
];
/** Those of others, for the hall. */
const OTHERS: Setup[] = [
  { rules: 'twist', names: ['Łucja', 'Гипатия'], ...OPEN },
  { rules: 'twist', names: ['Ottavia'], bots: ['oracle'], ...OPEN },
  { rules: 'twist', names: ['The museum’s night shift', 'Zheng He'], ...OPEN },
  { rules: 'twist', names: ['Galileo'], bots: ['scholar'], ...OPEN },
  { rules: 'timeline', names: ['Ottavia'], bots: ['novice'], ...OPEN },
  { rules: 'trek', names: ['Ottavia'], bots: ['amateur'], ...OPEN },
  { rules: 'trek', names: ['Zheng He'], bots: ['novice'], ...OPEN },
];

setup('games are played', async ({ browser }) => {
  setup.setTimeout(300_000);
  const [guest, others] = await Promise.all([browser.newContext(), browser.newContext()]);
  const play = async (context: typeof guest, games: (Setup & { wrong?: number })[]) => {
    const page = await context.newPage();
    await page.goto('/about');
    for (const game of games) {
      const table = await WireTable.make(page, game);
      await table.send({ type: 'start' }, game.names.length > 1 ? 0 : undefined);
      await table.play({ wrong: game.wrong ?? 0 });
      await table.close();
    }
  };
  await play(guest, MINE);
  // Each of the others is somebody at a browser of their own.
  for (const game of OTHERS) {
    await others.clearCookies();
    await play(others, [game]);
  }
  await guest.storageState({ path: GUEST });
});
