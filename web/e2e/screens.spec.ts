/** Every screen in every language, and every screen by the rules of accessibility. */
import { expect, test } from '@playwright/test';

import { noSideScroll, noViolations } from './play';
import { type Lang, Person, PHONE, wrong } from './person';
import { rush, takeSeat } from './rush';

for (const locale of ['en', 'it', 'pl', 'ru'] as Lang[]) {
  test(`the quiet screens in ${locale} fetch nothing from elsewhere and fit a phone`, async ({ browser }) => {
    const { page, ...person } = await Person.sit(browser, locale, PHONE);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
    });
    for (const path of ['/', '/new', '/decks', '/decks/classic', '/settings', '/about', '/j/0000']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', person.lang);
      await noSideScroll(page);
    }
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
}

const QUIET: [path: string, ready: string][] = [
  ['/', 'h1'], ['/new', '.cards strong'], ['/settings', 'h1'], ['/about', 'details'], ['/j/0000', '[role=alert]'],
  ['/offline-en.html', 'h1'],
];
for (const [path, ready] of QUIET) {
  test(`no violations at ${path}`, async ({ browser }) => {
    const { page } = await Person.sit(browser);
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
    await noViolations(page, path);
    await page.context().close();
  });
}

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

test('no violations in the middle of a game', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.playNow();
  await ada.turnOrEnd();
  await ada.place(0, await ada.rightGap());
  await ada.turnOrEnd();
  await ada.hand.first().click();
  await ada.gap(0).click();
  await ada.button('why').click();
  await ada.page.getByText(ada.say('chat'), { exact: true }).click();
  await ada.page.getByText(ada.say('move-seat'), { exact: true }).click();
  await expect(ada.page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await noViolations(ada.page, 'a gap chosen, lesson, chat and a seat to move');
  await ada.close();
});

test('no violations in true time and on the result', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { table, token } = await rush(ada.page, 40);
  await takeSeat(ada.page, table, token);
  await ada.turnOrEnd();
  await ada.button('true-time').click();
  await noViolations(ada.page, 'true time');
  await ada.host('Ada', 'timeline', 1);
  await ada.button('start').click();
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());
  await ada.over.click();
  await expect(ada.page.getByText(ada.say('shuffle-honest'))).toBeVisible();
  await noViolations(ada.page, 'result');
  await ada.close();
});

test('no violations in twist', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'twist', 1);
  await ada.button('start').click();
  for (let n = 0; n < 3 && (await ada.turnOrEnd()); n += 1) await ada.twist();
  if (await ada.turnOrEnd()) await ada.hand.first().click();
  await noViolations(ada.page, 'twist');
  await ada.close();
});
