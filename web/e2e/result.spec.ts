/** What a game leaves behind: the result, another game with the others, the replay. */
import { expect, test } from '@playwright/test';

import { Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';
import { playedTable, takeSeat } from './wire';

test('the result of timeline: a personal headline and two moments on the first screen, then the cards as lines', async ({
  browser,
}) => {
  const ada = await Person.sit(browser, 'en', { ...PHONE, viewport: { width: 390, height: 844 } });
  const over = await playedTable(
    ada.page,
    { rules: 'timeline', names: ['Ada'], bots: ['amateur'], options: { first: { type: 'player', player: 0 } } },
    { wrong: 3 },
  );
  await takeSeat(ada.page, over.table, over.token);
  await expect(ada.page.locator('h1')).toHaveText(/\d of \d/);
  await expect(ada.page.locator('.moment.right .card')).toBeInViewport({ ratio: 1 });
  await expect(ada.page.locator('.moment.wrong')).toContainText(/You were off by/);
  await expect(ada.button('rematch')).toBeInViewport({ ratio: 1 });
  await expect(ada.page.locator('.button.main')).toHaveCount(1);
  // Folded to a line each; the lesson and "this date is wrong" are inside.
  const first = ada.page.locator('.lessons li').first();
  expect((await first.boundingBox())!.height).toBeLessThan(80);
  await expect(first.getByRole('button', { name: ada.say('wrong-date') })).toBeHidden();
  await first.locator('summary').tap();
  await expect(first.getByRole('button', { name: ada.say('wrong-date') })).toBeVisible();
  await noSideScroll(ada.page);
  await noViolations(ada.page, 'result');
  await ada.close();
});

test('the result says how much of it a bot has played, and Me why it does not count', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser)];
  const code = await ada.host('Ada', 'timeline', 1);
  await bo.join(code, 'Bo');
  // The game waits for Bo from the first move on, whoever chance would have begin.
  await ada.page.getByLabel(ada.say('who-begins')).selectOption({ label: 'Bo' });
  await ada.button('start').click();
  await expect(ada.page.locator('main[data-moves]')).toBeVisible();
  // Bo goes away before a move of his, and a bot plays his game.
  const table = new URL(ada.page.url()).pathname.split('/')[2]!;
  await bo.page.goto('/about');
  await expect(ada.button('let-bot-play')).toBeVisible({ timeout: 30_000 });
  await ada.button('let-bot-play').click();
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());
  await bo.page.goto(`/t/${table}`);
  await expect(bo.page.getByText(bo.say('bot-played-all'))).toBeVisible();
  await bo.page.goto('/me');
  await expect(bo.page.getByText(bo.say('me-uncounted-no-move'))).toBeVisible();
  await noViolations(bo.page, 'Me with a game that does not count');
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('play again asks the others, and whoever has not said yes keeps the result', async ({ browser }) => {
  const [ada, bo] = [await Person.sit(browser), await Person.sit(browser, 'it', PHONE)];
  const code = await ada.host('Ada', 'timeline', 0);
  await bo.join(code, 'Bo');
  await ada.button('start').click();
  for (let turns = 0; turns < 40; turns += 1) {
    // Bo is never right, so that the game has an end.
    const who = await Promise.race([ada, bo].map(async (one) => ((await one.turnOrEnd()) ? one : null)));
    if (who === null) break;
    const right = await who.rightGap();
    await who.place(0, who === ada ? right : right === 0 ? 1 : 0);
  }
  await expect(bo.over).toBeVisible();
  await ada.button('rematch').click();
  await expect(bo.page.getByText(bo.say('again-asked', { n: 1, names: 'Ada' }))).toBeVisible();
  await noViolations(bo.page, 'asked to play again');
  // Ada does not wait: Bo still reads the result, and comes when he likes.
  await ada.button('again-start-now').click();
  await expect(ada.over).toHaveCount(0);
  await expect(bo.page.getByText(bo.say('again-begun'))).toBeVisible();
  await expect(bo.over).toBeVisible();
  await bo.button('again-join').click();
  await expect(bo.page.getByRole('list', { name: bo.say('your-cards') })).toBeVisible();
  await Promise.all([ada, bo].map((person) => person.close()));
});

test('a replay begins with one’s own eyes, in one row, and nobody is thinking', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const over = await playedTable(ada.page, { rules: 'timeline', names: ['Ada'], bots: ['amateur'] });
  await takeSeat(ada.page, over.table, over.token);
  await ada.page.goto(`/replay/${over.table}/1`);
  await expect(ada.page.getByRole('slider')).toBeVisible();
  // With one's own eyes one sees one's own cards.
  await expect(ada.page.getByRole('list', { name: ada.say('your-cards') })).toBeVisible();
  await expect(ada.page).toHaveURL(/eyes=[01]/);
  const bar = ada.page.getByRole('region', { name: ada.say('replay-controls') });
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(60);
  for (let move = 0; move < 4; move += 1) {
    await expect(ada.page.locator('.bench')).not.toContainText('thinking');
    await ada.page.keyboard.press('ArrowRight');
  }
  await noViolations(ada.page, 'replay');
  await ada.close();
});
