import { expect, test } from '@playwright/test';

import type { ServerMessage } from '../src/wire';
import { checkShuffle, gaps, hand, noSideScroll, noViolations, state, turnOrEnd, until } from './play';

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en' });

  test('a whole game against bots', async ({ page }) => {
    await page.goto('/');
    await noViolations(page, 'home');
    await noSideScroll(page);
    await page.getByRole('button', { name: 'Play now' }).tap();
    let turns = 0;
    while (await turnOrEnd(page)) {
      const before = await state(page);
      await hand(page).first().tap();
      const count = await gaps(page).count();
      await gaps(page).nth((turns * 7) % count).tap();
      if (turns === 1) await noViolations(page, 'the table, a gap chosen');
      await page.getByRole('button', { name: 'Place it' }).tap();
      await until(async () => (await state(page)) !== before);
      await noSideScroll(page);
      turns += 1;
      expect(turns).toBeLessThan(400);
    }
    expect(turns).toBeGreaterThan(1);
    await checkShuffle(page);
    await noViolations(page, 'result');
    await page.getByRole('button', { name: 'Play again' }).tap();
    expect(await turnOrEnd(page)).toBe(true);
  });

  test('a card dragged into a gap', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).tap();
    await turnOrEnd(page);
    const card = (await hand(page).nth(1).boundingBox())!;
    const line = (await page.locator('[data-gap="0"]').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = (x: number, y: number) => [{ x, y }];
    const from = { x: card.x + card.width / 2, y: card.y + card.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from.x, from.y) });
    // Upwards first: sideways would scroll the hand.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(from.x, from.y - 40) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(from.x, from.y - 80) });
    const target = (await page.locator('[data-gap="0"]').boundingBox()) ?? line;
    const to = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to.x, to.y) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText(/^Before .*\?$/)).toBeVisible();
    await page.getByRole('button', { name: 'Place it' }).tap();
    await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  });
});

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now' });
  await play.focus();
  await page.keyboard.press('Enter');
  let turns = 0;
  while (await turnOrEnd(page)) {
    const before = await state(page);
    await page.keyboard.press('1');
    await page.keyboard.press(turns % 2 === 0 ? 'End' : 'Home');
    await page.keyboard.press(turns % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Enter');
    await until(async () => (await state(page)) !== before);
    turns += 1;
    expect(turns).toBeLessThan(400);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tab closed and opened again finds its game', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await turnOrEnd(page);
  const cards = await hand(page).allInnerTexts();
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('heading', { name: 'My games' }).waitFor();
  await again.getByRole('link', { name: /Timeline/ }).first().click();
  await turnOrEnd(again);
  expect(await hand(again).allInnerTexts()).toEqual(cards);
});

test('a spectator is sent no date that was not revealed', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await turnOrEnd(page);
  const watching = await (await browser.newContext()).newPage();
  const heard: string[] = [];
  watching.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  await watching.goto(page.url());
  await watching.getByRole('list', { name: /line of time/ }).waitFor();
  const view = heard.map((text) => JSON.parse(text) as ServerMessage).findLast((one) => one.type === 'view');
  expect(view?.game?.view.rules).toBe('timeline');
  if (view?.game?.view.rules !== 'timeline') return;
  const hidden = [...view.game.view.hands.flat(), view.game.view.draw_top];
  expect(hidden.length).toBeGreaterThan(8);
  const turned = view.game.view.line.length + view.game.view.discard.length;
  // A back for each card that lies turned, and not one more.
  expect(JSON.stringify(view).match(/"(label|value|note)":/g)?.length).toBe(3 * turned);
  for (const card of hidden) expect(Object.keys(card ?? {}).sort()).toEqual(['card', 'front']);
  expect(await watching.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('"label"');
  await watching.context().close();
});
