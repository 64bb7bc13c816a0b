/** Lines that are columns with later above, as of the saga. */
import { expect, test } from '@playwright/test';

import { DESKTOP, Person, PHONE } from './person';
import { takeSeat, WireTable } from './wire';

test('the gap chosen by keys in a column is whole in sight, with cards around it', async ({ browser, page }) => {
  await page.goto('/about');
  const game = { rules: 'timeline' as const, hand: 4, handicaps: {} };
  const options = { game, first: { type: 'player' as const, player: 0 } };
  const table = await WireTable.make(page, { rules: 'timeline', deck: 'saga', names: ['Ada', 'Bo'], options });
  await table.send({ type: 'start' }, 0);
  await table.play({
    enough: ({ game }) => game?.view.rules === 'timeline' && game.view.turn === 0 && game.view.line.length >= 5,
  });
  const ada = await Person.sit(browser, 'en', DESKTOP);
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  await ada.turnOrEnd();
  await ada.page.keyboard.press('1');
  await ada.page.keyboard.press('Home');
  for (const gap of [1, 2, 3]) {
    await ada.page.keyboard.press('ArrowUp');
    await expect(ada.gap(gap)).toBeFocused();
    // The gap that is chosen is drawn a little larger than it is.
    const [window, chosen] = [(await ada.line.boundingBox())!, (await ada.gap(gap).boundingBox())!];
    expect(chosen.y - window.y).toBeGreaterThan(20);
    expect(window.y + window.height - chosen.y - chosen.height).toBeGreaterThan(20);
  }
  await ada.close();
});

test('the row of a saga twist begins in sight, and what was turned comes into it', async ({ browser, page }) => {
  await page.goto('/about');
  const options = { first: { type: 'player' as const, player: 0 } };
  const table = await WireTable.make(page, { rules: 'twist', deck: 'saga', names: ['Ada', 'Bo'], options });
  await table.send({ type: 'start' }, 0);
  const ada = await Person.sit(browser, 'en', PHONE);
  await ada.page.goto('/about');
  await takeSeat(ada.page, table.id, table.tokens[0]!);
  const row = ada.page.getByRole('list', { name: ada.say('main-column') });
  await expect(row.locator('.stack')).toHaveCount(1);
  await expect(row.locator('.stack')).toBeInViewport({ ratio: 0.99 });

  // A column longer than its window: the last card is seen, and after a reload the foot.
  await table.play({ enough: ({ game }) => game?.view.rules === 'twist' && game.view.row.length >= 3 });
  const shown = (await table.look()).game!.view;
  if (shown.rules !== 'twist') throw new Error('not a twist');
  await expect(row.locator('.stack')).toHaveCount(shown.row.length);
  await expect(row.locator('[data-new]')).toBeInViewport({ ratio: 0.99 });
  await ada.page.reload();
  await expect(row.locator('.stack').first()).toBeInViewport({ ratio: 0.99 });
  await ada.close();
});
