/** Chorus: a whole run with bots by touch and by keys, and two people at one table. */
import { expect, type Page, test } from '@playwright/test';

import { DESKTOP, LANGS, Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';

test.describe.configure({ timeout: 180_000 });

const cardOf = (ada: Person, n: number, run = 10) => ada.page.getByText(ada.say('chorus-card-of', { n, run }));
const gaps = (page: Page) => page.locator('button.gap');

async function begin(ada: Person) {
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: ada.say('play-chorus-what') }).click();
}

for (const locale of LANGS) {
  test(`a whole run by touch in ${locale}`, async ({ browser }) => {
    const ada = await Person.sit(browser, locale, PHONE);
    const { page } = ada;
    await begin(ada);
    for (let n = 1; n <= 10; n += 1) {
      await expect(cardOf(ada, n)).toBeVisible();
      // Nobody's choice is on the page before the card is turned.
      await gaps(page).first().tap();
      if (n === 3) {
        await noSideScroll(page);
        await noViolations(page, 'a card of chorus');
      }
      await ada.button('chorus-done').tap();
    }
    await expect(ada.over).toBeVisible();
    await noSideScroll(page);
    await noViolations(page, 'the result of chorus');
    await ada.close();
  });
}

test('a run by keys alone', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', DESKTOP);
  const { page } = ada;
  await begin(ada);
  for (let n = 1; n <= 10; n += 1) {
    await expect(cardOf(ada, n)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await expect(ada.over).toBeVisible();
  await ada.close();
});
