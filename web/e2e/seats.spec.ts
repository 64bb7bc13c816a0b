/** Seats and devices: coming back, two devices, one device for two, and those who only watch. */
import { expect, type Page, test } from '@playwright/test';

import type { RuleSet } from '../src/wire';
import { Person, PHONE, wrong } from './person';
import { WireTable } from './wire';

test('a tab closed and opened again finds its game', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.playNow();
  await ada.turnOrEnd();
  const cards = await ada.hand.allInnerTexts();
  await ada.page.close();
  const again = new Person(await browser.contexts().at(-1)!.newPage());
  await again.page.goto('/');
  await expect(again.heading('my-games')).toBeVisible();
  // Bots go by their name, not by the level the log knows them by.
  await again.page
    .getByRole('link', { name: /Timeline.*Nonna Pia/ })
    .first()
    .click();
  await again.turnOrEnd();
  expect(await again.hand.allInnerTexts()).toEqual(cards);
  await again.close();
});

test('one seat on two devices: both see the table, either may move', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.playNow();
  await ada.turnOrEnd();
  const same = await Person.sit(browser, 'en', { storageState: await ada.page.context().storageState() });
  await same.page.goto(ada.page.url());
  await same.turnOrEnd();
  expect(await same.hand.allInnerTexts()).toEqual(await ada.hand.allInnerTexts());
  const before = await ada.seen();
  await same.place(0, await same.rightGap());
  await ada.heardAfter(before);
  await expect(ada.button('why')).toBeVisible();
  if (await ada.turnOrEnd()) {
    const heard = await same.seen();
    await ada.place(0, await ada.rightGap());
    await same.heardAfter(heard);
  }
  await ada.close();
  await same.close();
});

test('a seat taken to another device by its one-time address', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.playNow();
  await ada.turnOrEnd();
  const cards = await ada.hand.allInnerTexts();
  await ada.page.getByText(ada.say('move-seat'), { exact: true }).click();
  const qr = ada.page.getByRole('img', { name: /#ticket=/ });
  const address = (await qr.getAttribute('aria-label'))!.replace(/^QR code for /, '');

  const phone = await Person.sit(browser);
  // The answer is lost on its way: the seat has moved, and the phone has not heard of it.
  await phone.page.route(
    '**/api/ticket',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await phone.page.goto(address);
  await phone.turnOrEnd();
  expect(await phone.hand.allInnerTexts()).toEqual(cards);
  expect(phone.page.url()).not.toContain('ticket');
  await phone.place(0, await phone.rightGap());

  await expect(ada.heading('seat-moved')).toBeVisible();
  await ada.button('watch').click();
  await expect(ada.line).toBeVisible();
  await expect(ada.hand).toHaveCount(0);

  const third = await Person.sit(browser);
  await third.page.goto(address);
  await expect(third.page.getByText(/has expired or has already been used/)).toBeVisible();
  await Promise.all([ada, phone, third].map((person) => person.close()));
});

test('whoever is sent away is told so, looks on, and can sit down again at once', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bo');
  await ada.button('remove-named', { name: 'Bo' }).click();
  await expect(bo.heading('seat-sent-away')).toBeVisible();
  await bo.button('watch').click();
  await bo.page.getByLabel(bo.say('your-name')).fill('Bo again');
  await bo.button('join').click();
  await expect(ada.page.getByRole('list').getByText('Bo again')).toBeVisible();
  // The seat is really theirs: what they do is done.
  await bo.page.locator('.chat summary').click();
  await bo.page.getByLabel(bo.say('chat-say')).fill('here I am');
  await bo.page.keyboard.press('Enter');
  await expect(ada.page.getByText('here I am', { exact: true })).toBeAttached();
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('two people pass one device round, and no hand is seen through the curtain', async ({ browser }) => {
  const device = await Person.sit(browser);
  await device.host('Ada', 'timeline', 0);
  await device.page.getByLabel(device.say('hot-seat-name')).fill('Bo');
  await device.button('hot-seat-add').click();
  await device.page.getByLabel(device.say('who-begins')).selectOption({ label: 'Bo' });
  await device.button('start').click();

  const hands: Record<string, string[]> = {};
  for (let turns = 0; ; turns += 1) {
    const name = turns % 2 === 0 ? 'Bo' : 'Ada';
    const pass = device.button('pass-now');
    const open = device.button('curtain-open', { name });
    // The first turn begins behind the curtain, too.
    await expect((turns === 0 ? open : pass).or(device.over).first()).toBeVisible();
    if ((await device.over.count()) > 0) break;
    if (turns > 0) await pass.click();
    await expect(open).toBeFocused();
    await expect(device.hand).toHaveCount(0);
    await expect(device.page.locator('.card')).toHaveCount(0);
    await open.click();
    await expect(device.myTurn).toBeVisible();
    if (turns < 2) hands[name] = await device.hand.allInnerTexts();
    // Two who are always right would play off for ever.
    const right = await device.rightGap();
    await device.place(0, name === 'Ada' ? right : wrong(right));
    expect(turns).toBeLessThan(30);
  }
  expect(hands.Ada).not.toEqual(hands.Bo);
  await expect(device.page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
  // A reload finds both seats again, and shows nobody's cards before somebody says who they are.
  await device.button('rematch').click();
  await expect(device.over).toHaveCount(0);
  await device.page.reload();
  const open = device.page.getByRole('button', { name: /^I’m (Ada|Bo): / });
  await expect(open).toBeVisible();
  await expect(device.page.locator('.card')).toHaveCount(0);
  await open.click();
  await expect(device.myTurn).toBeVisible();
  await device.close();
});

for (const rules of ['timeline', 'twist', 'trek'] as RuleSet[]) {
  test(`whom to pass a phone to is in sight wherever one scrolls, in ${rules}`, async ({ browser, page }) => {
    await page.goto('/about');
    const table = await WireTable.make(page, {
      rules,
      names: ['Grandma', 'Bartholomew the Longest'],
      options: { first: { type: 'player', player: 0 } },
    });
    await table.send({ type: 'start' }, 0);
    const viewport = { width: 360, height: 640 };
    const device = await Person.sit(browser, 'en', { ...PHONE, viewport });
    await device.page.goto('/about');
    await device.page.evaluate(
      ({ table, tokens }) => {
        localStorage.setItem(
          'antedate',
          JSON.stringify({ seats: tokens.map((token, at) => ({ table, token, rules: 'timeline', at })), played: 1 }),
        );
      },
      { table: table.id, tokens: table.tokens },
    );
    await device.page.goto(`/t/${table.id}`);
    // The page shows the cards of one of them, and the other is to move: at once, or after a move.
    // The page has just been loaded: nobody's cards are shown before somebody says who they are.
    await device.page.getByRole('button', { name: /^I’m / }).click();
    const pass = device.button('pass-now');
    const choice = device.page.locator('[data-itinerary]').first();
    await expect(pass.or(device.myTurn).or(choice).first()).toBeVisible();
    if ((await pass.count()) === 0) {
      if (rules === 'timeline') await device.place(0, wrong(await device.rightGap()));
      else if (rules === 'trek') {
        await choice.click();
        await device.button('trek-take-itinerary').click();
      } else for (; (await pass.count()) === 0; await device.myTurn.or(pass).first().waitFor()) await device.twist();
      await expect(pass).toBeVisible();
    }
    for (const to of [0, 200, 400]) {
      await device.page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), to);
      await expect(pass).toBeInViewport({ ratio: 0.99 });
    }
    // And nothing lies on it.
    await pass.click({ trial: true });
    await device.close();
  });
}

test('the result is the same after a reload and for spectators', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'timeline', 1);
  await ada.button('start').click();
  await ada.turnOrEnd();
  await ada.place(0, wrong(await ada.rightGap()));
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());
  // Each lies folded under its card.
  const misses = (page: Page) => page.locator('.missed-word');
  await expect(
    misses(ada.page)
      .filter({ hasText: /^You were off by/ })
      .first(),
  ).toBeAttached();
  const title = ada.page.getByRole('heading', { level: 1 });
  const [said, score] = [await misses(ada.page).allTextContents(), await title.innerText()];
  expect(score).toMatch(/\d+ of \d+/);
  await ada.page.reload();
  await expect(
    misses(ada.page)
      .filter({ hasText: /^You were off by/ })
      .first(),
  ).toBeAttached();
  await expect(misses(ada.page)).toHaveText(said);
  await expect(title).toHaveText(score);
  const eve = await Person.sit(browser);
  await eve.page.goto(ada.page.url());
  await expect(misses(eve.page).first()).toContainText(/^\S.* was off by/);
  await expect(misses(eve.page)).toHaveCount(said.length);
  // Who only watched has no count of their own.
  await expect(eve.page.getByRole('heading', { level: 1 })).not.toHaveText(/\d+ of \d+/);
  await ada.close();
  await eve.close();
});

test('who enters on a small phone sees at once where to sit, and only the host how to serve phones', async ({
  browser,
}) => {
  const [ada, bo] = [
    await Person.sit(browser),
    await Person.sit(browser, 'ru', { ...PHONE, viewport: { width: 360, height: 640 } }),
  ];
  await ada.host('Ada', 'timeline', 0);
  await ada.page.getByText(ada.say('only-here-how')).click();
  await expect(ada.page.getByText('serve --lan').first()).toBeVisible();
  await bo.page.goto(ada.page.url());
  await expect(bo.page.locator('.code')).toHaveText(/\w{4}-\w{4}/);
  await expect(bo.page.getByLabel(bo.say('your-name'))).toBeInViewport({ ratio: 0.99 });
  await expect(bo.button('join')).toBeInViewport({ ratio: 0.99 });
  await expect(bo.page.getByText('serve --lan')).toHaveCount(0);
  await Promise.all([ada.close(), bo.close()]);
});

test('who watches is offered a seat once it can be taken', async ({ browser }) => {
  const [ada, eve] = [await Person.sit(browser), await Person.sit(browser)];
  await ada.host('Ada', 'timeline', 1);
  await ada.button('start').click();
  await ada.turnOrEnd();
  await eve.page.goto(ada.page.url());
  await expect(eve.page.getByText(eve.say('seat-after-game'))).toBeVisible();
  await expect(eve.button('join')).toBeHidden();
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());
  await eve.page.getByLabel(eve.say('your-name')).fill('Eve');
  await eve.button('join').click();
  // Either asks, and the other is not pulled away from the result.
  await eve.button('rematch').click();
  await expect(eve.page.getByText(eve.say('again-waiting', { names: 'Ada' }))).toBeVisible();
  await expect(ada.page.getByText(ada.say('again-asked', { n: 1, names: 'Eve' }))).toBeVisible();
  await expect(ada.over).toBeVisible();
  await ada.button('rematch').click();
  await expect(eve.page.getByRole('list', { name: eve.say('your-cards') })).toBeVisible();
  await Promise.all([ada, eve].map((person) => person.close()));
});

test('the others go on without somebody who is away', async ({ browser }) => {
  const [ada, bo, cleo] = [await Person.sit(browser), await Person.sit(browser), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bo');
  await cleo.join(code, 'Cleo');
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Bo' });
  await ada.button('start').click();
  await bo.turnOrEnd();
  await bo.page.goto('/about');
  // Only the host decides; the others are told whom to ask.
  await expect(cleo.page.getByText(cleo.say('away-ask-host'))).toBeVisible({ timeout: 20_000 });
  await expect(cleo.button('go-on-without', { name: 'Bo' })).toHaveCount(0);
  let asked = '';
  ada.page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await ada.button('go-on-without', { name: 'Bo' }).click();
  expect(asked).toBe(ada.say('go-on-sure', { name: 'Bo' }));
  await expect(
    cleo.page
      .getByRole('list', { name: cleo.say('players') })
      .getByRole('listitem')
      .filter({ hasText: 'Bo' }),
  ).toContainText(cleo.say('out'));
  await Promise.all([ada, bo, cleo].map((person) => person.close()));
});

test('a language is chosen at the table, for this seat alone, and calm hides what others say', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bo');
  await ada.button('start').click();
  await expect(ada.line).toBeVisible();
  const before = await ada.hand.allInnerTexts();
  await ada.page.getByLabel(ada.say('language')).selectOption('pl');
  const polish = new Person(ada.page, 'pl');
  await expect(polish.line).toBeVisible();
  await expect.poll(() => polish.hand.allInnerTexts()).not.toEqual(before);
  await expect(bo.line).toBeVisible();
  await ada.page.getByLabel(polish.say('language')).selectOption('en');
  await expect(ada.line).toBeVisible();

  await bo.page.getByText(bo.say('chat'), { exact: true }).click();
  await bo.button('preset-thinking').click();
  await expect(ada.page.getByText(`Bo: ${ada.say('preset-thinking')}`)).toBeVisible();
  await ada.page.evaluate(() =>
    localStorage.setItem(
      'antedate',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('antedate') ?? '{}'), calm: true }),
    ),
  );
  await ada.page.reload();
  await expect(ada.line).toBeVisible();
  await expect(ada.page.getByText(ada.say('chat'), { exact: true })).toHaveCount(0);
  await bo.button('preset-oops').click();
  await expect(bo.page.getByText(`Bo: ${bo.say('preset-oops')}`)).toBeVisible();
  await expect(ada.page.getByText(`Bo: ${ada.say('preset-oops')}`)).toHaveCount(0);
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('what the clock does to a seat is said, to the eye and to the ear', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser)];
  // A clock takes half a minute: what the server says of who acted, and why, is changed on its way instead.
  let by = 'owner';
  let toServer = (_text: string) => {};
  await ada.page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    toServer = (text) => server.send(text);
    server.onMessage((text) =>
      socket.send(String(text).replace('"by":"owner"', `"by":"${by}"`).replace('"why":"asked"', '"why":"clock"')),
    );
  });
  await bo.join(await ada.host('Ada', 'timeline', 0), 'Bo');
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Ada' });
  await ada.button('start').click();
  await ada.turnOrEnd();
  by = 'clock';
  const timeUp = ada.page.locator('.banner').filter({ hasText: ada.say('time-up') });
  await ada.place(0, wrong(await ada.rightGap()));
  await expect(timeUp).toBeVisible();
  await expect(ada.page.locator('[aria-live=polite]')).toContainText(ada.say('time-up'));
  await bo.turnOrEnd();
  await bo.place(0, wrong(await bo.rightGap()));
  await expect(timeUp).toBeVisible();
  await ada.turnOrEnd();
  by = 'owner';
  await ada.place(0, wrong(await ada.rightGap()));
  await expect(timeUp).toBeHidden();
  toServer(JSON.stringify({ id: 'to-a-bot', do: { type: 'hand_over', to: { type: 'bot', level: 'novice' } } }));
  await expect(ada.page.locator('.banner').filter({ hasText: ada.say('bot-holds-clock') })).toBeVisible();
  await Promise.all([ada, bo].map((person) => person.close()));
});
