/** The first minute, the second visit, and tables that anybody may come to. */
import { expect, test } from '@playwright/test';

import { LANGS, Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';
import { takeSeat, WireTable } from './wire';

const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 844 } };

test('a newcomer begins, and sees a card turned within fifteen seconds of the tap', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', TALL_PHONE);
  await ada.page.goto('/');
  // One main button, and it is in sight.
  await expect(ada.page.locator('.button.main')).toHaveCount(1);
  await expect(ada.button('play-now')).toBeInViewport();
  const tapped = Date.now();
  await ada.button('play-now').tap();
  // Not by chance: whoever plays for the first time begins.
  await expect(ada.myTurn).toBeVisible();
  expect(await ada.page.locator('main[data-moves]').getAttribute('data-moves')).toBe('0');
  await ada.place(0, await ada.rightGap());
  await expect(ada.page.locator('.reveal').first()).toBeVisible();
  expect(Date.now() - tapped).toBeLessThan(15_000);
  await ada.close();
});

test('every game is one tap away, and the children’s choice is what it says', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', TALL_PHONE);
  for (const [play, rules] of [
    ['timeline', 'timeline'],
    ['twist', 'twist'],
    ['saga', 'twist'],
    ['trek', 'trek'],
    ['children', 'timeline'],
  ] as const) {
    await ada.page.goto('/');
    await ada.page
      .locator('.tiles')
      .getByText(ada.say(`play-${play}`), { exact: true })
      .tap();
    await expect(ada.page.getByRole('heading', { level: 1, name: ada.say(`game-${rules}`) })).toBeAttached();
    const id = new URL(ada.page.url()).pathname.split('/')[2]!;
    const table = (await (await ada.page.request.get(`/api/tables/${id}`)).json()) as Record<string, unknown>;
    expect(table.rules).toBe(rules);
    expect(table.deck_ids).toEqual([play === 'children' ? 'classic' : play === 'timeline' ? 'classic' : play]);
    if (play !== 'children') continue;
    expect(table.fame).toBe(5);
    expect((table.players as { bot: string | null }[]).map((one) => one.bot)).toEqual([null, 'novice']);
    await expect(ada.hand).toHaveCount(3);
  }
  await ada.close();
});

test('home remembers: what to go on with, what waits for me, and how the last game went', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser)];
  await Promise.all([ada, bo].map(({ page }) => page.goto('/about')));
  const table = await WireTable.make(bo.page, {
    rules: 'timeline',
    names: ['Ada', 'Bo'],
    options: { clock: '1d', first: { type: 'player', player: 1 } },
  });
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  await expect(ada.heading('waiting-room')).toBeVisible();
  await table.send({ type: 'start' }, 0);
  await ada.page.getByRole('link', { name: 'Antedate' }).click();
  const mine = ada.page.locator(`a[href="/t/${table.id}"]`);
  await expect(ada.page.getByText(ada.say('turn-is', { name: 'Bo' }))).toBeVisible();
  await expect(ada.page.getByRole('link', { name: ada.say('go-on-with', { game: 'Timeline' }) })).toBeVisible();
  await expect(ada.page).toHaveTitle('Antedate');
  // A day is left, and nobody has to sit and wait for it.
  await expect(mine.last()).toContainText('left');
  await noViolations(ada.page, 'home with a game');

  // Bo plays: the game waits for Ada, and the page says so, in its title too.
  const { game } = await table.look();
  await table.move(
    game!,
    game!.seats.findIndex((seat) => seat.player === 1),
  );
  await expect(mine.last()).toContainText(ada.say('your-turn'), { timeout: 20_000 });
  await expect(ada.page).toHaveTitle(`● ${ada.say('your-turn')} · Antedate`);
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('an open table stands on everybody’s first page, by game and language, until it is full', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser, 'it'), await Person.sit(browser, 'en', PHONE)];
  await ada.page.goto('/new?who=friends');
  await ada.page.getByText(ada.say('play-twist-what')).click();
  await ada.page.getByLabel(ada.say('your-name')).fill('Ottavia');
  await ada.openMore();
  await ada.page.getByLabel(ada.say('public-table')).check();
  await ada.button('make-table').click();
  await expect(ada.heading('waiting-room')).toBeVisible();
  // With friends nobody sits down who was not asked.
  await expect(ada.page.getByRole('heading', { name: ada.say('at-the-table', { n: 1, seats: 4 }) })).toBeVisible();

  await bo.page.goto('/');
  const lobby = bo.page.locator('section', { has: bo.heading('lobby') });
  const row = lobby.getByRole('listitem').filter({ hasText: 'Ottavia' });
  await expect(row).toContainText(bo.say('seats-free', { n: 3 }));
  await expect(row).toContainText('Italiano');
  await noViolations(bo.page, 'home with open tables');
  await lobby.getByLabel(bo.say('game')).selectOption('trek');
  await expect(row).toHaveCount(0);
  await lobby.getByLabel(bo.say('game')).selectOption('twist');
  await lobby.getByLabel(bo.say('language')).selectOption('en');
  await expect(row).toHaveCount(0);
  await lobby.getByLabel(bo.say('language')).selectOption('it');
  await row.getByRole('link', { name: bo.say('sit-down') }).click();
  await bo.page.getByLabel(bo.say('your-name')).fill('Bo');
  await bo.button('join').click();
  await expect(bo.page.getByText(bo.say('waiting-for-host'))).toBeVisible();

  // A running game is there to be watched.
  await ada.button('start').click();
  const eve = await Person.sit(browser);
  await eve.page.goto('/');
  const running = eve.page.getByRole('listitem').filter({ hasText: 'Ottavia' });
  await running.getByRole('link', { name: eve.say('watch'), exact: true }).click();
  await expect(eve.page.getByText(eve.say('seat-after-game'))).toBeVisible();
  await Promise.all([ada, bo, eve].map((person) => person.close()));
});

for (const lang of LANGS) {
  test(`who plays, which game, go: in ${lang} on one screen of a phone, with the button in sight`, async ({
    browser,
  }) => {
    const ada = await Person.sit(browser, lang, TALL_PHONE);
    await ada.page.goto('/new');
    for (const company of ['bots', 'friends', 'phone'] as const) {
      await ada.page.locator('label', { has: ada.page.locator(`input[value=${company}]`) }).tap();
      const button = ada.button(company === 'friends' ? 'make-table' : 'start');
      await expect(button).toBeInViewport({ ratio: 1 });
      await ada.page.evaluate(() => scrollTo(0, 0));
      // Nothing that must be chosen lies below the first screen.
      for (const play of ['timeline', 'twist', 'saga', 'trek', 'children'] as const) {
        const tile = ada.page.locator('label', { hasText: ada.say(`play-${play}-what`) });
        const box = (await tile.boundingBox())!;
        const top = (await button.boundingBox())!.y;
        expect(box.y + box.height, `${company}: ${play}`).toBeLessThanOrEqual(top);
      }
    }
    await noSideScroll(ada.page);
    await ada.close();
  });
}

test('a long name is counted while it is typed, refused, and never cut', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.page.goto('/new');
  const field = ada.page.getByLabel(ada.say('your-name'));
  const long = 'Bartholomew Featherstonehaugh';
  await field.fill('Ada Lovelace of London');
  await expect(field).toHaveAccessibleDescription(ada.say('name-length', { n: 22, max: 24 }));
  await field.fill(long);
  await expect(field).toHaveAccessibleDescription(ada.say('name-too-long', { n: 29, max: 24 }));
  await ada.button('start').click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(long);
  expect(new URL(ada.page.url()).pathname).toBe('/new');
  await field.fill('Bartholomew F.');
  await ada.button('start').click();
  await ada.turnOrEnd();
  await ada.close();
});

test('one phone for two: both are named, and the game begins behind the cover', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', TALL_PHONE);
  await ada.page.goto('/');
  await ada.page.getByText(ada.say('company-phone')).tap();
  await ada.page.getByLabel(ada.say('your-name')).fill('Ada');
  await ada.page.getByLabel(ada.say('player-n', { n: 2 })).fill('Bo');
  await noViolations(ada.page, 'a table for one device');
  await ada.page.setViewportSize(TALL_PHONE.viewport);
  await ada.button('start').tap();
  const cover = ada.page.getByRole('button', { name: /^I’m (Ada|Bo): / });
  await expect(cover).toBeVisible();
  await expect(ada.page.locator('.card')).toHaveCount(0);
  await cover.tap();
  await expect(ada.myTurn).toBeVisible();
  await ada.close();
});

test('a new table begins as the last one was made', async ({ browser }) => {
  const ada = await Person.sit(browser);
  await ada.host('Ada', 'twist', 2);
  await ada.page.goto('/new');
  await expect(ada.page.getByRole('radio', { name: ada.say('company-friends') })).toBeChecked();
  await expect(ada.page.locator('input[name=play][value=twist]')).toBeChecked();
  await expect(ada.page.getByRole('combobox', { name: ada.say('bots'), exact: true })).toHaveValue('2');
  await ada.close();
});
