/** A game that bots play to its end, so that there is one to look at again. */
import { expect, type Page } from '@playwright/test';

import type { RuleSet } from '../src/wire';
import { WireTable } from './wire';

/** Makes a table, hands every seat to a bot, and returns the table's id when the game is over. */
export async function finishedGame(page: Page, rules: RuleSet): Promise<string> {
  await page.goto('/');
  const table = await WireTable.make(page, { rules, names: ['Ada'], bots: ['scholar'] });
  await table.send({ type: 'start' });
  await table.send({ type: 'hand_over', to: { type: 'bot', level: 'novice' } });
  await expect.poll(async () => (await table.look()).phase, { timeout: 60_000, intervals: [50, 100] }).toBe('finished');
  await table.close();
  return table.id;
}
