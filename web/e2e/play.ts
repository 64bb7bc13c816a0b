/** Playing by roles and names alone, as somebody does who does not see the page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function noViolations(page: Page, where: string) {
  // A card in the middle of its turn has colours of its own.
  await page.waitForTimeout(800);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const said = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`);
  expect(said, where).toEqual([]);
}

export async function noSideScroll(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

export const yourTurn = (page: Page) => page.getByRole('heading', { name: 'Your turn' });
export const hand = (page: Page) => page.getByRole('list', { name: 'Your cards' }).getByRole('button');
export const gaps = (page: Page) => page.getByRole('button', { name: /gap \d+ of \d+$/ });
export const overNow = (page: Page) => page.getByRole('button', { name: 'Check now' });

/** Waits for one's turn; `false` when the game is over instead. */
export async function turnOrEnd(page: Page): Promise<boolean> {
  await expect(yourTurn(page).or(overNow(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await overNow(page).count()) === 0;
}

/** Waits until the page has heard what a move brought about. */
export async function until(changed: () => Promise<boolean>) {
  await expect.poll(changed, { timeout: 15_000, intervals: [50, 100, 200] }).toBe(true);
}

export async function checkShuffle(page: Page) {
  await overNow(page).click();
  await expect(page.getByText('The shuffle was honest.')).toBeVisible();
}

/** Everything the page says: a fingerprint that changes with every move. */
export function state(page: Page): Promise<string> {
  return page.locator('#app').innerText();
}
