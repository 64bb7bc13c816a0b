/** Every screen in every language, and every screen by the rules of accessibility. */
import { expect, test } from '@playwright/test';

import { noSideScroll, noViolations } from './play';
import { type Lang, Person, PHONE, wrong } from './person';

for (const locale of ['en', 'it', 'pl', 'ru'] as Lang[]) {
  test(`the quiet screens in ${locale} fetch nothing from elsewhere and fit a phone`, async ({ browser }) => {
    const { page, ...person } = await Person.sit(browser, locale, PHONE);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
    });
    for (const path of ['/', '/new', '/settings', '/about', '/j/0000']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', person.lang);
      await noSideScroll(page);
    }
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
}

test('no violations on the quiet screens', async ({ browser }) => {
  const { page, ...ada } = await Person.sit(browser);
  await page.goto('/');
  await noViolations(page, 'home');
  await page.goto('/new');
  await page.getByText(ada.say('filter')).click();
  await noViolations(page, 'new table');
  await page.goto('/settings');
  await noViolations(page, 'settings');
  await page.goto('/about');
  await page.locator('summary').click();
  await noViolations(page, 'about');
  await page.goto('/j/0000');
  await expect(page.getByRole('alert')).toBeVisible();
  await noViolations(page, 'a wrong code');
  await page.goto('/offline-en.html');
  await noViolations(page, 'out of reach');
  await page.context().close();
});

test('no violations around a game of timeline', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'timeline', 1);
  await ada.page.getByLabel(ada.say('hand-size')).selectOption('6');
  await ada.page.getByLabel(ada.say('hot-seat-name')).fill('Bo');
  await ada.button('hot-seat-add').click();
  await expect(ada.page.getByText(ada.say('on-this-device'), { exact: true })).toBeVisible();
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Bo' });
  await noViolations(ada.page, 'waiting room');
  await ada.button('start').click();
  await ada.button('pass-now').click();
  await noViolations(ada.page, 'curtain');
  await ada.button('curtain-open', { name: 'Bo' }).click();
  await ada.place(0, wrong(await ada.rightGap()));
  await expect(ada.button('why')).toBeVisible();
  await noViolations(ada.page, 'a card that was wrong');
  await ada.close();
});

test('no violations in the middle of games', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.page.goto('/');
  await ada.playNow();
  for (let n = 0; n < 2; n += 1) {
    await ada.turnOrEnd();
    await ada.place(0, await ada.rightGap());
  }
  await ada.turnOrEnd();
  await ada.hand.first().click();
  await ada.gap(0).click();
  await noViolations(ada.page, 'a gap chosen');
  await ada.button('why').click();
  await ada.page.getByText(ada.say('chat'), { exact: true }).click();
  await ada.page.getByText(ada.say('move-seat'), { exact: true }).click();
  await expect(ada.page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await noViolations(ada.page, 'lesson, chat and a seat to move');
  await ada.host('Ada', 'twist', 1);
  await ada.button('start').click();
  for (let n = 0; n < 4 && (await ada.turnOrEnd()); n += 1) await ada.twist();
  if (await ada.turnOrEnd()) await ada.hand.first().click();
  await noViolations(ada.page, 'twist');
  await ada.close();
});
