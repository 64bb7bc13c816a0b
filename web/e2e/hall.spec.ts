/** The hall of fame: a result that players show, its page and its picture. */
import { expect, test } from '@playwright/test';

import { noSideScroll, noViolations } from './play';
import { LANGS, Person, PHONE } from './person';
import { playedTable, takeSeat } from './wire';

/** Only what was played against the clock is listed: dates can be looked up. */
const CLOCK = { clock: '60s' as const };

test('a team shows its twist result, and anybody sees it with its picture', async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await Person.sit(browser);
  const { table, token } = await playedTable(ada.page, {
    rules: 'twist',
    names: ['Theodora'],
    bots: ['scholar'],
    options: CLOCK,
  });
  await takeSeat(ada.page, table, token);
  await ada.button('hall-show').click();
  const link = ada.page.getByRole('link', { name: ada.say('hall-see') });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/hall\/[0-9a-f]{20}$/);

  // Somebody else, who knows the address only, and reads Italian.
  const bea = await Person.sit(browser, 'it');
  const told: string[] = [];
  bea.page.on('response', (answer) => told.push(answer.headers()['content-type'] ?? ''));
  await bea.page.goto(address);
  await expect(bea.page.getByText('Theodora').first()).toBeVisible();
  const picture = bea.page.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /Theodora/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
    .toBe(1200);
  expect(await bea.page.locator('meta[property="og:title"]').getAttribute('content')).not.toBe('');
  await noViolations(bea.page, 'a result in the hall of fame');

  await bea.page.getByRole('link', { name: bea.say('hall-to') }).click();
  const row = bea.page.getByRole('row').filter({ has: bea.page.locator(`a[href="${address}"]`) });
  await expect(row).toContainText(bea.say('hall-with-bots'));
  // A bot is called by its name in the reader's language.
  await expect(row).toContainText('Theodora, Dottoressa Felce');
  await noViolations(bea.page, 'the hall of fame');
  // By keyboard to the lists of other games.
  await bea.page.getByLabel(bea.say('hall-what')).focus();
  await bea.page.keyboard.press('End');
  await expect(row).toHaveCount(0);
  await ada.close();
  await bea.close();
});

test('of timeline, whose list counts victories, the winner alone is asked', async ({ browser }) => {
  const ada = await Person.sit(browser);
  for (const [begins, asked] of [
    [0, 1],
    [1, 0],
  ] as const) {
    // Every second card goes wrong: who begins wins.
    const options = { ...CLOCK, first: { type: 'player' as const, player: begins } };
    const { table, token } = await playedTable(
      ada.page,
      { rules: 'timeline', names: ['Ada', 'Bo'], options },
      { wrong: 2 },
    );
    await takeSeat(ada.page, table, token);
    await expect(ada.over).toBeVisible();
    await expect(ada.button('hall-show')).toHaveCount(asked);
  }
  await ada.close();
});

test('where the host has turned the hall off nobody is asked to show a result', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.page.route('**/api/info', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), hall: false } });
  });
  const { table, token } = await playedTable(ada.page, {
    rules: 'twist',
    names: ['Ada'],
    bots: ['scholar'],
    options: CLOCK,
  });
  await takeSeat(ada.page, table, token);
  await expect(ada.over).toBeVisible();
  await expect(ada.button('hall-show')).toHaveCount(0);
  await ada.close();
});

for (const locale of LANGS) {
  test(`the hall of fame in ${locale} fits a phone`, async ({ browser }) => {
    const person = await Person.sit(browser, locale, PHONE);
    await person.page.goto('/');
    await person.page.getByRole('link', { name: person.say('hall') }).click();
    await expect(person.page.getByLabel(person.say('hall-period'))).toBeVisible();
    await noSideScroll(person.page);
    await person.page.goto('/hall/00000000000000000000');
    await expect(person.page.getByRole('alert')).toHaveText(person.say('error-no-such-result'));
    await noSideScroll(person.page);
    await person.close();
  });
}
