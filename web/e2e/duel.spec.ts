/** Duels: two guests play the same cards, and neither is sent anything of the other's run before their own is finished. */
import { expect, type Page, test } from '@playwright/test';

import type { Duel } from '../src/wire';
import { Person, PHONE } from './person';
import { noViolations } from './play';
import { placeCards, playToday } from './runs';
import { takeSeat, WireTable } from './wire';

/** All that a page is sent by the server's interfaces. */
function listen(page: Page): { address: string; text: string }[] {
  const heard: { address: string; text: string }[] = [];
  page.on('response', async (response) => {
    const address = new URL(response.url()).pathname;
    if (address.startsWith('/api/')) heard.push({ address, text: await response.text().catch(() => '') });
  });
  return heard;
}

/** Makes a challenge from a result, and returns its address. */
async function challenge(ada: Person, name: string): Promise<string> {
  await ada.button('duel-challenge').click();
  await ada.page.getByLabel(ada.say('your-name')).fill(name);
  await ada.button('duel-make').click();
  await expect(ada.heading('duel-ready')).toBeVisible();
  return new URL(ada.page.url()).pathname;
}

test('two play the cards of a day: nothing of the other’s run is sent before one has finished', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser, 'en', PHONE)];
  await playToday(ada.page);
  await ada.page.goto('/daily');
  const address = await challenge(ada, 'Ada');
  await noViolations(ada.page, 'a challenge that is ready');

  const { page } = bo;
  const heard = listen(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bo.say('duel-invites', { name: 'Ada' }));
  await noViolations(page, 'an invitation to a duel');
  await page.setViewportSize(PHONE.viewport);
  await page.getByLabel(bo.say('your-name')).fill('Bo');
  await bo.button('duel-take').tap();
  for (let n = 1; n <= 10; n += 1) {
    await expect(page.getByText(bo.say('chorus-card-of', { n, run: 10 }))).toBeVisible();
    if (n === 10) await page.waitForLoadState('networkidle');
    if (n === 10) secret(heard);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await bo.button('duel-see').tap();
  await expect(bo.heading('duel-side')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(page.getByRole('columnheader', { name: 'Ada' })).toBeVisible();
  await noViolations(page, 'a duel side by side');
  // The search finds what it looks for, now that it may be there.
  await expect.poll(() => heard.some(({ text }) => text.includes('"choices"'))).toBe(true);
  expect(() => secret(heard)).toThrow();

  await ada.page.reload();
  await expect(ada.heading('duel-side')).toBeVisible();
  await expect(ada.page.getByRole('columnheader', { name: 'Bo' })).toBeVisible();
  await Promise.all([ada, bo].map((person) => person.close()));
});

/** No byte of another's run: neither what they chose nor what it came to. */
function secret(heard: { address: string; text: string }[]) {
  const duels = heard.filter(({ address }) => address.startsWith('/api/duels/'));
  expect(duels.length).toBeGreaterThan(9);
  for (const { text } of heard) expect(text).not.toContain('"choices"');
  for (const { text } of duels) {
    const { players } = JSON.parse(text) as Duel;
    for (const player of players)
      expect(Object.entries(player).sort()).toEqual([
        ['name', player.name],
        ['result', null],
        ['you', player.you],
      ]);
  }
}

test('somebody challenges others with the cards of a game of chorus', async ({ browser, page }) => {
  await page.goto('/about');
  const table = await WireTable.make(page, { rules: 'chorus', deck: 'classic', names: ['Ada'], options: { seats: 1 } });
  await table.send({ type: 'start' });
  await table.play();
  const ada = new Person(page);
  await takeSeat(page, table.id, table.tokens[0]!);
  await expect(ada.over).toBeVisible();
  const address = await challenge(ada, 'Ada');

  const bo = await Person.sit(browser, 'de', PHONE);
  await bo.page.goto(address);
  await bo.page.getByLabel(bo.say('your-name')).fill('Bo');
  await bo.button('duel-take').tap();
  await expect(bo.page.locator('[data-current]')).toBeVisible();
  await placeCards(bo.page, `/api/duels/${address.split('/').pop()}`);
  await bo.page.reload();
  await expect(bo.heading('duel-side')).toBeVisible();
  await bo.close();
});
