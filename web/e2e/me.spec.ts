/** A page of one's own: empty, filled by a game, handed out, and erased. */
import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { typeset } from '../src/i18n/typeset';
import type { Practice } from '../src/wire';
import { readDeck } from './knowledge';
import { noSideScroll, noViolations } from './play';
import { LANGS, Person, PHONE, wrong } from './person';
import { playedTable } from './wire';

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
  const map = page.getByRole('table', { name: ada.say('me-map') });
  await expect(map.getByRole('columnheader', { name: '1800–1899' })).toBeVisible();
  await expect(map.getByRole('rowheader', { name: 'Science' })).toBeVisible();
  // Every card placed is in one field, and no field claims more.
  const counts = (await map.locator('.n').allTextContents()).filter((one) => one.includes('/'));
  const [right, tries] = [0, 1].map((at) => counts.reduce((sum, one) => sum + Number(one.split('/')[at] ?? 0), 0));
  await expect(page.getByText(ada.say('me-right-of', { right: right ?? 0, tries: tries ?? 0 })).first()).toBeVisible();
  expect(tries).toBeGreaterThan(2);
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

test('a field of the map is reached by keys, practised alone, and the map saved as a picture', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { page } = ada;
  await page.goto('/me');
  await expect(ada.heading('me-none-title')).toBeVisible();
  await playedTable(page, { rules: 'timeline', names: ['Ada'], bots: ['amateur'] }, { wrong: 2 });
  await page.goto('/me');
  const map = page.getByRole('table', { name: ada.say('me-map') });
  // One stop of the tab key for the whole map; arrows lead on, and what has the focus is in sight.
  await expect(map.locator('a[tabindex="0"]')).toHaveCount(1);
  await map.locator('a[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  const reached = map.locator('a:focus');
  await expect(reached).toBeInViewport({ ratio: 0.9 });
  await expect(reached).toHaveAccessibleName(/^since 2000, Science: .*Practise these$/);

  await ada.button('picture').click();
  const picture = page.getByRole('img', { name: new RegExp(`^${ada.say('me-map')}\\. Classic\\. .*\\d of \\d`) });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1_200);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: ada.say('picture-save') }).click();
  expect(
    readFileSync(await (await saved).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await noViolations(page, 'the map of time and its picture');

  await page.setViewportSize(PHONE.viewport);
  await map.getByRole('link', { name: /^1800–1899, Science: / }).tap();
  await expect(page).toHaveURL(/\/practice\?topic=science&from=1800&to=1899$/);
  await expect(page.getByText('Science, 1800 to 1899')).toBeVisible();
  const asked = await page.evaluate(
    async () => (await fetch(`/api/practice${location.search}`)).json() as Promise<Practice>,
  );
  expect(asked.questions.length).toBeGreaterThan(5);
  const known = new Map([...readDeck('classic', 'en'), ...readDeck('twist', 'en')]);
  for (const { front } of asked.questions) {
    const card = known.get(typeset(front.title, 'en'));
    expect(card?.topic, front.title).toBe('science');
    expect(card?.value, front.title).toBeGreaterThanOrEqual(1800);
    expect(card?.value, front.title).toBeLessThan(1900);
  }
  await page.goto('/practice?topic=science&from=9000&to=9999');
  await expect(ada.heading('practice-none-title')).toBeVisible();
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
