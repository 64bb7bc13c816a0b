/** The rulebook: its words in every language, and its tables, which answer by the rules. */
import { expect, test } from '@playwright/test';

import { DESKTOP, LANGS, Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';

test.describe.configure({ timeout: 300_000 });

const GAMES = ['timeline', 'twist', 'trek'] as const;

for (const lang of LANGS) {
  test(`all three books are read in ${lang}`, async ({ browser }) => {
    const reader = await Person.sit(browser, lang, PHONE);
    await reader.page.goto('/rules');
    for (const game of GAMES) {
      await reader.page
        .getByRole('link', { name: reader.say('rules-read', { game: reader.say(`game-${game}`) }) })
        .click();
      await expect(reader.heading('rules-readings')).toBeVisible();
      await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(
        reader.say('rules-of', { game: reader.say(`game-${game}`) }),
      );
      await expect(reader.page.getByRole('region', { name: reader.say('rules-try') }).first()).toBeVisible();
      // A text that is missing would show its name.
      await expect(reader.page.getByText(/\b(book|reading|rules)-[a-z]+-/)).toHaveCount(0);
      await noSideScroll(reader.page);
      await reader.page.goto('/rules');
    }
    await reader.close();
  });
}

test('a card is placed in the rulebook, and the rules answer', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', DESKTOP);
  await ada.page.goto('/rules/timeline');
  const place = ada.page.getByRole('region', { name: 'Try it' }).first();
  await place.getByRole('button', { name: 'Try it' }).click();
  await expect(place.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  const right = await ada.rightGap();
  await ada.hand.first().click();
  await ada.gap(right).click();
  await ada.button('place-it').click();
  await expect(place.getByText('Right!')).toBeVisible();
  await expect(place.getByText(ada.say('rules-done'))).toBeVisible();
  await place.getByRole('button', { name: 'Reset' }).click();
  await ada.hand.first().click();
  await ada.gap(right === 0 ? 1 : 0).click();
  await ada.button('place-it').click();
  await expect(place.getByText(/^Wrong\./)).toBeVisible();
  await noViolations(ada.page, 'a card that was tried');
  await ada.close();
});

test('a turn of twist goes on until it is over', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.page.goto('/rules/twist');
  const tables = ada.page.getByRole('region', { name: 'Try it' });
  await tables.first().getByRole('button', { name: 'Try it' }).click();
  for (let n = 0; n < 4 && (await ada.page.getByText(ada.say('rules-done')).count()) === 0; n += 1) {
    await ada.page.locator('.hand:not(.small) li:not(.crosswise) .held').first().click();
    await ada.button('turn-it').click();
  }
  await expect(ada.page.getByText(ada.say('rules-done'))).toBeVisible();
  // One table at a time: the other closes this one.
  await tables.nth(1).getByRole('button', { name: 'Try it' }).click();
  await expect(ada.page.getByText(ada.say('rules-done'))).toHaveCount(0);
  await ada.page.locator('.hand:not(.small) .matches').first().click();
  await ada.button('discard-it').click();
  await expect(ada.page.getByText(ada.say('rules-done'))).toBeVisible();
  await noViolations(ada.page, 'a discard that was tried');
  await ada.close();
});

test('a departure of trek is previewed and taken', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', DESKTOP);
  await ada.page.goto('/rules/trek');
  const tables = ada.page.getByRole('region', { name: 'Try it' });
  await tables.nth(1).getByRole('button', { name: 'Try it' }).click();
  await ada.page.getByRole('button', { name: /^Departure 1:/ }).click();
  const lands = ada.page.getByText(/your watch lands on|right on 12|past 12/).filter({ visible: true });
  await expect(lands.first()).toBeVisible();
  await noViolations(ada.page, 'a departure that is looked at');
  await ada.page.getByRole('button', { name: 'Go there' }).click();
  await expect(ada.page.getByText(ada.say('rules-done'))).toBeVisible();
  await ada.close();
});

test('no violations in the books', async ({ browser }) => {
  const { page } = await Person.sit(browser);
  for (const path of ['/rules', '/rules/twist']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await noViolations(page, path);
  }
  await page.context().close();
});
