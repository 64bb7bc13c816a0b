/** A page of one's own: empty, filled by a game, handed out, and erased. */
import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { noSideScroll, noViolations } from './play';
import { LANGS, Person, PHONE, wrong } from './person';

test('a game shows up in Me, is exported, erased, and gone', async ({ browser }) => {
  test.setTimeout(180_000);
  const ada = await Person.sit(browser);
  const { page } = ada;
  await page.goto('/me');
  await expect(ada.heading('me-none-title')).toBeVisible();
  await noViolations(page, "an empty page of one's own");

  await ada.host('Zenobia', 'timeline', 1);
  await ada.button('start').click();
  // One card is missed on purpose, so that it can be looked at again.
  await ada.turnOrEnd();
  await ada.place(0, wrong(await ada.rightGap()));
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());

  await page.getByRole('link', { name: ada.say('me'), exact: true }).click();
  await expect(ada.heading('me-missed')).toBeVisible();
  await expect(page.getByText(ada.say('me-games-n', { n: 1 }))).toBeVisible();
  await expect(page.getByRole('img').first()).toHaveAttribute('aria-label', /%/);
  const table = page.getByText(ada.say('me-as-table')).first();
  await table.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: ada.say('me-column-share') }).first()).toBeVisible();
  await page.locator('.cards summary').first().click();
  await expect(page.locator('.cards .date').first()).toBeVisible();
  await noViolations(page, "a page of one's own");

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: ada.say('me-export') }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  type Exported = { guest: string; tables: { seats: { name: string }[]; games: { transcript: string }[] }[] };
  const exported = JSON.parse(file) as Exported;
  expect(exported.tables[0]?.seats[0]?.name).toBe('Zenobia');
  expect(exported.tables[0]?.games[0]?.transcript).toContain('"Zenobia"');
  const shown = (await page.locator('.number').textContent()) ?? '';
  expect(shown).toContain(exported.guest);

  await ada.button('me-erase').click();
  await noViolations(page, 'asked twice');
  await ada.button('me-erase-no').click();
  await expect(ada.heading('me-missed')).toBeVisible();
  await ada.button('me-erase').click();
  await ada.button('me-erase-yes').click();
  await expect(page.getByText(ada.say('me-erased'))).toBeVisible();
  await expect(ada.heading('me-none-title')).toBeVisible();
  await page.reload();
  await expect(ada.heading('me-none-title')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('antedate') ?? '')).not.toContain('Zenobia');
  await ada.close();
});

for (const locale of LANGS) {
  test(`the page of one's own in ${locale} fits a phone`, async ({ browser }) => {
    const person = await Person.sit(browser, locale, PHONE);
    await person.page.goto('/me');
    await expect(person.heading('me-none-title')).toBeVisible();
    await person.button('me-erase').click();
    await noSideScroll(person.page);
    await person.close();
  });
}
