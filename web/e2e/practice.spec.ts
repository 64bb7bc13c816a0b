/** Practice: ten cards by touch and by keys, what was missed again from a result, and what Me says of it. */
import { expect, type Page, test } from '@playwright/test';

import { noSideScroll, noViolations } from './play';
import { DESKTOP, LANGS, Person, PHONE, wrong } from './person';

const gaps = (page: Page) => page.locator('.gap button');

/** Answers the card that is asked, and returns whether it was right. */
async function answer(ada: Person, place: () => Promise<void>): Promise<boolean> {
  await place();
  await expect(ada.page.locator('.verdict')).toBeVisible();
  return (await ada.page.locator('.verdict.good').count()) === 1;
}

for (const locale of LANGS) {
  test(`ten cards by touch in ${locale}, and the next ones are others`, async ({ browser }) => {
    const ada = await Person.sit(browser, locale, PHONE);
    const { page } = ada;
    await page.goto('/practice');
    const asked: string[] = [];
    let n_right = 0;
    for (let n = 1; n <= 10; n += 1) {
      await expect(page.getByText(ada.say('practice-nth', { n, count: 10 }))).toBeVisible();
      asked.push((await page.locator('.asked').textContent()) ?? '');
      // The page has no date of the card before the answer.
      await expect(page.locator('.asked .date')).toHaveCount(0);
      const right = await answer(ada, async () => {
        await gaps(page).nth(1).tap();
        await ada.button('place-it').tap();
      });
      n_right += Number(right);
      if (n === 1) {
        await noSideScroll(page);
        await noViolations(page, 'an answer of practice');
      }
      await ada.button('go-on').tap();
    }
    await expect(
      page.getByRole('heading', { name: ada.say('practice-result', { right: n_right, count: 10 }) }),
    ).toBeVisible();
    await noViolations(page, 'the end of practice');
    await ada.button('practice-more').tap();
    await expect(page.getByText(ada.say('practice-nth', { n: 1, count: 10 }))).toBeVisible();
    expect(asked).not.toContain(await page.locator('.asked').textContent());
    await ada.close();
  });
}

test('by keys alone, and the focus goes along', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', DESKTOP);
  const { page } = ada;
  await page.goto('/practice');
  for (let n = 1; n <= 10; n += 1) {
    await expect(page.getByText(ada.say('practice-nth', { n, count: 10 }))).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(ada.button('go-on')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /of 10$/ })).toBeVisible();
  await ada.close();
});

test('what was missed in a game is practised from its result, and Me counts it', async ({ browser }) => {
  const ada = await Person.sit(browser);
  const { page } = ada;
  await ada.host('Ada', 'timeline', 1);
  await ada.button('start').click();
  await ada.turnOrEnd();
  const missed = (await ada.hand.first().locator('.title').textContent()) ?? '';
  await ada.place(0, wrong(await ada.rightGap()));
  while (await ada.turnOrEnd()) await ada.place(0, await ada.rightGap());
  await ada.button('practice-missed').click();
  await expect(page.locator('.asked')).toContainText(missed);
  await expect(page.getByText(ada.say('practice-nth', { n: 1, count: 1 }))).toBeVisible();
  await page.goto('/me');
  await expect(ada.heading('practice')).toBeVisible();
  await page.getByRole('link', { name: ada.say('practice-begin') }).click();
  await expect(page).toHaveURL(/\/practice$/);
  await ada.close();
});
