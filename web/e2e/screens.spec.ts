/** Every screen in every language, and every screen by the rules of accessibility. */
import { expect, test } from '@playwright/test';

import { examine, noSideScroll, noViolations } from './play';
import { LANGS, Person, PHONE, wrong } from './person';
import { rush } from './rush';
import { playedTable, takeSeat } from './wire';

for (const locale of LANGS) {
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
      // The menu is one row of targets in every language.
      expect((await page.getByRole('navigation').boundingBox())!.height).toBeLessThan(50);
    }
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
}

const QUIET: [path: string, ready: string][] = [
  ['/', 'h1'],
  ['/new', '.chosen strong'],
  ['/settings', 'h1'],
  ['/about', 'details'],
  ['/j/0000', '[role=alert]'],
  ['/offline-en.html', 'h1'],
];
for (const [path, ready] of QUIET) {
  test(`no violations at ${path}`, async ({ browser }) => {
    const { page } = await Person.sit(browser);
    await page.goto(path);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
    await expect(page.locator(ready).first()).toBeVisible();
    await noViolations(page, path);
    await page.context().close();
  });
}

test('the title says where one is and calls on one’s turn, and nothing of it stays', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.playNow();
  await ada.turnOrEnd();
  await expect(ada.page).toHaveTitle('● Your turn · Antedate');
  // The first page says that a game waits; the others keep their names, and a dot says it.
  await ada.page.getByRole('link', { name: 'Antedate' }).click();
  await expect(ada.heading('my-games')).toBeVisible();
  await expect(ada.page).toHaveTitle('● Your turn · Antedate');
  await ada.page.goto('/rules/timeline');
  await expect(ada.page).toHaveTitle('● Rules · Antedate');
  for (const id of ['decks', 'me', 'settings', 'about']) {
    await ada.page
      .getByRole('navigation')
      .getByRole('link', { name: ada.say(id), exact: true })
      .click();
    await expect(ada.page).toHaveTitle(`● ${ada.say(id)} · Antedate`);
  }
  await ada.close();
});

test('a command is read in one piece, and what was said is counted beside the chat', async ({ browser }) => {
  const ada = await Person.sit(browser, 'ru', PHONE);
  await ada.host('Ада', 'timeline', 1);
  // A family that sits together reads no command: whoever asks how finds it.
  await expect(ada.page.getByText(/serve --lan/).first()).toBeHidden();
  await ada.page.getByText(ada.say('only-here-how')).click();
  const lines = await ada.page
    .locator('.invite')
    .getByText(/serve --lan/)
    .last()
    .evaluate((words) => {
      const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      while (!walk.nextNode()?.textContent?.includes('serve --lan'));
      const range = document.createRange();
      const at = walk.currentNode.textContent!.indexOf('serve --lan');
      range.setStart(walk.currentNode, at);
      range.setEnd(walk.currentNode, at + 'serve --lan'.length);
      return new Set([...range.getClientRects()].map((part) => part.top)).size;
    });
  expect(lines).toBe(1);
  const chat = ada.page.locator('details.chat summary');
  await chat.click();
  await ada.page.getByLabel(ada.say('chat-say')).fill('Привет');
  await ada.button('send').click();
  await expect(chat).toHaveText(`${ada.say('chat')} (1)`);
  await ada.close();
});

test('no violations around a game of timeline', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'timeline', 1);
  await ada.page.getByLabel(ada.say('hand-size')).selectOption('6');
  await ada.page.getByLabel(ada.say('hot-seat-name')).fill('Bo');
  await ada.button('hot-seat-add').click();
  await expect(ada.page.getByText(ada.say('on-this-device'), { exact: true })).toBeVisible();
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Bo' });
  await ada.page.getByRole('combobox', { name: ada.say('seats'), exact: true }).selectOption('5');
  await expect(ada.page.getByRole('heading', { name: ada.say('at-the-table', { n: 3, seats: 5 }) })).toBeVisible();
  await ada.page.getByText(ada.say('handicap'), { exact: true }).click();
  await ada.page.getByRole('combobox', { name: 'Bo', exact: true }).selectOption('2');
  await expect(ada.page.getByRole('listitem').filter({ hasText: ada.say('on-this-device') })).toContainText(
    ada.say('extra-cards', { n: 2 }),
  );
  await noViolations(ada.page, 'waiting room');
  await ada.button('start').click();
  await noViolations(ada.page, 'curtain');
  await ada.button('curtain-open', { name: 'Bo' }).click();
  await expect(ada.hand).toHaveCount(8);
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
  const over = await playedTable(ada.page, { rules: 'timeline', names: ['Ada'], bots: ['amateur'] }, { wrong: 3 });
  await takeSeat(ada.page, over.table, over.token);
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
  const over = await playedTable(ada.page, { rules: 'twist', names: ['Ada'], bots: ['amateur'] });
  await takeSeat(ada.page, over.table, over.token);
  await ada.button('picture').click();
  const picture = ada.page.getByRole('img', { name: /^Twist\. Score: -?\d+\. \w/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([
    1_200, 630,
  ]);
  await noViolations(ada.page, 'the result of twist');
  await ada.close();
});

test('no violations in a column of scenes, with discards and keys open', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.page.goto('/new');
  await ada.page.locator('summary', { hasText: ada.say('choose-decks', { n: 10 }) }).click();
  await ada.page.locator('label', { hasText: ada.say('edition-saga') }).click();
  await ada.button('start').click();
  await ada.turnOrEnd();
  // Scenes have dates of their own: what is wrong is discarded.
  await ada.place(0, wrong(await ada.rightGap(0, 'saga')));
  await ada.turnOrEnd();
  await ada.page.getByRole('button', { name: /^Discard pile: [1-9]/ }).click();
  await ada.page.keyboard.press('?');
  await noViolations(ada.page, 'a column, discards, keys');
  await ada.close();
});

test('no violations where a seat has gone, a link is spent, or nothing is found', async ({ browser }) => {
  const [ada, phone] = [await Person.sit(browser), await Person.sit(browser)];
  await ada.playNow();
  await ada.turnOrEnd();
  await ada.page.getByText(ada.say('move-seat'), { exact: true }).click();
  const address = (await ada.page.getByRole('img', { name: /#ticket=/ }).getAttribute('aria-label'))!.replace(
    /^QR code for /,
    '',
  );
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
  await expect(ada.page.getByText(ada.say('error-no-such-table'))).toBeVisible();
  await expect(ada.page.getByText(ada.say('link-reconnecting'))).toBeHidden();
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
  // Going on without somebody is asked twice: it cannot be undone.
  ada.page.once('dialog', (dialog) => void dialog.dismiss());
  await ada.button('go-on-without', { name: 'Bo' }).click();
  await ada.button('let-bot-play').click();
  await bo.page.goto(table);
  await expect(bo.button('take-back')).toBeVisible();
  await noViolations(bo.page, 'a bot holds the seat');
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('no violations where a table is closed, a code is wrong, or somebody says something', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser, 'en', PHONE)];
  // On a phone the field is below the first screen: what is wrong is said there, and the focus stays.
  await bo.page.goto('/');
  await bo.page.getByLabel(bo.say('code')).fill('zzzz-zzzz');
  await bo.button('join').tap();
  await expect(bo.page.getByRole('alert')).toBeInViewport();
  await expect(bo.page.getByLabel(bo.say('code'))).toHaveAccessibleDescription(bo.say('error-no-such-code'));
  await expect(bo.button('join')).toBeFocused();
  await noViolations(bo.page, 'home with an error');

  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bo');
  // What is said by a preset is shown for a few seconds.
  await bo.page.getByText(bo.say('chat'), { exact: true }).click();
  await bo.button('preset-hello').click();
  await expect(ada.page.getByRole('alert')).toHaveText(`Bo: ${ada.say('preset-hello')}`);
  await examine(ada.page, 'somebody says hello');

  const eve = await Person.sit(browser);
  await eve.page.goto(ada.page.url());
  await expect(eve.heading('waiting-room')).toBeVisible();
  for (const person of [bo, ada]) {
    person.page.once('dialog', (dialog) => void dialog.accept());
    await person.button('leave').click();
    await expect(person.button('play-now')).toBeVisible();
  }
  await expect(eve.heading('table-closed')).toBeVisible();
  await noViolations(eve.page, 'a table that is closed');
  await Promise.all([ada, bo, eve].map((person) => person.close()));
});
