/** Runs played without looking: the cards of a day or of a duel, by a page's own guest. */
import type { Page } from '@playwright/test';

import type { Daily, Duel, Run } from '../src/wire';

/** Places cards until so many lie there, each in a gap that `choose` names; the first gap unless said. */
export async function placeCards(page: Page, address: string, until = 10, choose: (run: Run) => number = () => 0) {
  let { run } = (await (await page.request.get(address)).json()) as Daily | Duel;
  while (run?.current && run.placed.length < until) {
    const data = { id: `card-${run.current.card}`, card: run.current.card, gap: choose(run) };
    const answer = await page.request.post(address, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    ({ run } = (await answer.json()) as Daily | Duel);
  }
}

/** Today, as the server says. */
export async function today(page: Page): Promise<string> {
  return ((await (await page.request.get('/api/daily')).json()) as Daily).date;
}

/** Finishes today's cards. */
export async function playToday(page: Page, choose?: (run: Run) => number) {
  await placeCards(page, `/api/daily/${await today(page)}`, 10, choose);
}
