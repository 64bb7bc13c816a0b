/**
 * Another device on the network comes over plain HTTP. There a browser keeps things from a page that it gives to one
 * from its own machine, which is where all other tests come from.
 */
import { expect, test } from '@playwright/test';

import { Person, PHONE } from './person';

const PORT = Number(process.env.ANTEDATE_TEST_PORT ?? 8124);

test('over plain HTTP one invites others, plays a whole game and checks the shuffle', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', { ...PHONE, baseURL: `http://antedate.local:${PORT}` });
  const problems: string[] = [];
  ada.page.on('pageerror', (error) => problems.push(String(error)));
  await ada.host('Ada', 'timeline', 1);
  expect(await ada.page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await ada.button('copy-link').click();
  await expect(ada.button('link-copied')).toBeVisible();
  await ada.button('start').click();
  for (let turns = 0; await ada.turnOrEnd(); turns += 1) {
    await ada.place(0, await ada.rightGap());
    expect(turns).toBeLessThan(60);
  }
  await ada.over.click();
  await expect(ada.page.getByText(ada.say('shuffle-honest'))).toBeVisible();
  expect(problems).toEqual([]);
  await ada.close();
});
