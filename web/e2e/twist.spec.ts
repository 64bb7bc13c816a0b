/** The table of twist on a phone: everything in sight or within reach, alone, coached, shared and left. */
import { expect, type Page, test } from '@playwright/test';

import { Person, PHONE } from './person';
import { examine, noSideScroll, settled } from './play';
import { takeSeat, WireTable } from './wire';

test.describe.configure({ timeout: 300_000 });

/** No violation as the page is now. */
async function flawless(page: Page, where: string) {
  await settled(page);
  await examine(page, where);
  await noSideScroll(page);
}

/** A table with a row of some length and a blocked card before Ada, at the beginning of her turn. */
async function grownTable(page: Page, deck: string): Promise<WireTable> {
  const options = { first: { type: 'player' as const, player: 0 } };
  // A deal may end before it comes to that; then another is dealt.
  for (let deals = 0; deals < 12; deals += 1) {
    const table = await WireTable.make(page, { rules: 'twist', deck, names: ['Ada', 'Bo'], options });
    await table.send({ type: 'start' }, 0);
    const view = await table.play({
      enough: ({ game }) =>
        game?.view.rules === 'twist' &&
        game.view.turn === 0 &&
        !game.view.tried &&
        game.view.row.length >= 4 &&
        game.view.hands[0]!.some((card) => card.lies === 'blocked'),
    });
    if (view.phase === 'playing') return table;
    await table.close();
  }
  throw new Error('no deal comes so far');
}

for (const deck of ['twist', 'saga']) {
  test(`all cards are in sight and both ends within reach, with the ${deck} deck`, async ({ browser, page }) => {
    await page.goto('/about');
    const table = await grownTable(page, deck);
    const ada = await Person.sit(browser, 'en', PHONE);
    await ada.page.goto('/about');
    await takeSeat(ada.page, table.id, table.tokens[0]!);
    await expect(ada.hand).toHaveCount(4);
    for (const card of await ada.hand.all()) {
      const box = (await card.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width);
    }
    const stacks = ada.page.locator('.board .stack');
    for (const [id, stack] of [
      ['row-last', stacks.last()],
      ['row-first', stacks.first()],
    ] as const) {
      const date = await stack.locator('.date').first().innerText();
      await ada.page.getByRole('button', { name: ada.say(id, { date }) }).click();
      await expect(stack).toBeInViewport({ ratio: 0.99 });
    }
    await ada.hand.first().click();
    await flawless(ada.page, `twist, ${deck}`);
    await ada.close();
  });
}

test('one person alone plays the whole team', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.host('Ada', 'twist', 0);
  await ada.button('start').click();
  await expect(ada.myTurn).toBeVisible();
  for (let moves = 0; moves < 3 && (await ada.turnOrEnd()); moves += 1) await ada.twist();
  await ada.close();
});

test('the coach stays in sight and frames what it speaks of, and going back leads to the game again', async ({
  browser,
}) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.page.goto('/rules/twist');
  await ada.page.getByRole('button', { name: 'Teach me Twist' }).click();
  const coach = ada.page.locator('[data-lesson]');
  await expect(coach).toBeVisible();
  await expect(ada.page.locator('[data-pointed]')).toHaveCount(1);
  await flawless(ada.page, 'a coach');
  await ada.page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(coach).toBeInViewport({ ratio: 0.99 });
  await ada.page.goBack();
  await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible();
  await flawless(ada.page, 'a page beside a running game');
  await ada.page.getByRole('link', { name: ada.say('return-to-table') }).click();
  await expect(ada.hand.first()).toBeVisible();
  await ada.close();
});

test('a phone is handed over before the first turn, with no violation', async ({ browser }) => {
  const device = await Person.sit(browser, 'en', PHONE);
  await device.host('Ada', 'timeline', 0);
  await device.page.getByLabel(device.say('hot-seat-name')).fill('Bo');
  await device.button('hot-seat-add').click();
  await device.button('start').click();
  const open = device.page.getByRole('button', { name: /^I’m (Ada|Bo): / });
  await expect(open).toBeVisible();
  await expect(device.page.locator('.card')).toHaveCount(0);
  await flawless(device.page, 'the curtain');
  await open.click();
  await expect(device.myTurn).toBeVisible();
  await device.place(0, 0);
  await expect(device.button('pass-now')).toBeVisible();
  await flawless(device.page, 'passing the device');
  await device.close();
});

for (const lang of ['de', 'ru'] as const) {
  test(`a phone does not scroll sideways in ${lang}, whatever is worded for the ear alone`, async ({ browser }) => {
    const ada = await Person.sit(browser, lang, PHONE);
    await ada.page.goto('/new');
    await ada.page.getByText(ada.say('play-twist-what')).tap();
    await ada.button('start').tap();
    await expect(ada.page.locator('.match')).toBeVisible({ timeout: 30_000 });
    await settled(ada.page);
    await noSideScroll(ada.page);
    await ada.page.context().close();
  });
}
