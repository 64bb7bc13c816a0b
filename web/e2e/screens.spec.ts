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

test('no violations in twist and on its result, with a picture to share', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'twist', 1);
  await ada.button('start').click();
  for (let n = 0; n < 3 && (await ada.turnOrEnd()); n += 1) await ada.twist();
  if (await ada.turnOrEnd()) await ada.hand.first().click();
  await noViolations(ada.page, 'twist');
  await ada.page.keyboard.press('Escape');
  while (await ada.turnOrEnd()) await ada.twist();
  await ada.button('picture').click();
  const picture = ada.page.getByRole('img', { name: /^Twist\. Score: -?\d+\. \w/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([1_200, 630]);
  await noViolations(ada.page, 'the result of twist');
  await ada.close();
});

test('no violations in a column of scenes, with discards and keys open', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.page.goto('/new');
  await ada.page.locator('label', { hasText: ada.say('edition-saga') }).click();
  await ada.button('make-table').click();
  await ada.button('start').click();
  await ada.turnOrEnd();
  await ada.place(0, 0);
  await ada.turnOrEnd();
  await ada.place(0, 0);
  await ada.turnOrEnd();
  const discards = ada.page.getByRole('button', { name: /^Discards: [1-9]/ });
  if ((await discards.count()) > 0) await discards.click();
  await ada.page.keyboard.press('?');
  await noViolations(ada.page, 'a column, discards, keys');
  await ada.close();
});

test('no violations where a seat has gone, a link is spent, or nothing is found', async ({ browser }) => {
  const [ada, phone] = [await Person.sit(browser), await Person.sit(browser)];
  await ada.playNow();
  await ada.turnOrEnd();
  await ada.page.getByText(ada.say('move-seat'), { exact: true }).click();
  const address = (await ada.page.getByRole('img', { name: /#ticket=/ }).getAttribute('aria-label'))!.replace(/^QR code of /, '');
  await phone.page.goto(address);
  await phone.turnOrEnd();
  await phone.place(0, 0);
  await expect(ada.heading('seat-moved')).toBeVisible();
  await noViolations(ada.page, 'a seat that has moved');
  await ada.page.goto('about:blank');
  await ada.page.goto(address);
  await expect(ada.heading('cannot-enter')).toBeVisible();
  await noViolations(ada.page, 'a spent link');
  await ada.page.goto('/t/nothing-here');
  await expect(ada.page.getByRole('main')).toBeVisible();
  await noViolations(ada.page, 'no such table');
  await Promise.all([ada, phone].map((person) => person.close()));
});

test('no violations for guests, while somebody is away, and when a bot holds the seat', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.page.goto(`/j/${code}`);
  await expect(bo.page.getByLabel(bo.say('your-name'))).toBeVisible();
  await noViolations(bo.page, 'a free seat');
  await bo.page.getByLabel(bo.say('your-name')).fill('Bo');
  await bo.button('join').click();
  await expect(bo.page.getByText(bo.say('waiting-for-host'))).toBeVisible();
  await noViolations(bo.page, 'a guest who waits');
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Bo' });
  await ada.button('start').click();
  await bo.turnOrEnd();
  const table = bo.page.url();
  await bo.page.goto('/');
  await expect(bo.heading('my-games')).toBeVisible();
  await noViolations(bo.page, 'a running game at home');
  await expect(ada.button('let-bot-play')).toBeVisible({ timeout: 20_000 });
  await noViolations(ada.page, 'somebody is away');
  await ada.button('let-bot-play').click();
  await bo.page.goto(table);
  await expect(bo.button('take-back')).toBeVisible();
  await noViolations(bo.page, 'a bot holds the seat');
  await Promise.all([ada, bo].map((person) => person.close()));
});
