/** The daily: by touch and by keys, with reloads, a second tab and a lost network, from day to day. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { DESKTOP, Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';
import { placeCards, playToday, today } from './runs';
import { kill, serve } from './server';

const PORT = Number(process.env.ANTEDATE_TEST_PORT ?? 8124) + 4;
const DAY = 86_400_000;

const cardOf = (ada: Person, n: number) => ada.page.getByText(ada.say('chorus-card-of', { n, run: 10 }));
const gaps = (page: Page) => page.locator('button.gap');

/** Places the card that is asked for; which gap is right matters to nobody here. */
async function place(ada: Person, page = ada.page) {
  await gaps(page).first().tap();
  await page.getByRole('button', { name: ada.say('chorus-place-it'), exact: true }).tap();
}

test('a day by touch: a reload and another tab go on where it was, and the result spoils nothing', async ({
  browser,
}) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { page } = ada;
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: object) => void Object.assign(globalThis, { shared: what }) });
  });
  await page.goto('/');
  await page.getByRole('link', { name: ada.say('daily') }).tap();
  for (let n = 1; n <= 3; n += 1) {
    await expect(cardOf(ada, n)).toBeVisible();
    // The page has no date of a card before it is placed.
    await expect(page.locator('[data-current] .date')).toHaveCount(0);
    await place(ada);
    await expect(page.locator('.reveal')).toBeVisible();
  }
  await noViolations(page, 'a card of the day');
  await page.setViewportSize(PHONE.viewport);
  await page.reload();
  await expect(cardOf(ada, 4)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/daily');
  await expect(other.getByText(ada.say('chorus-card-of', { n: 4, run: 10 }))).toBeVisible();
  await place(ada, other);
  await expect(other.getByText(ada.say('chorus-card-of', { n: 5, run: 10 }))).toBeVisible();
  await other.close();
  // Here the card still lies open: what was placed there is not placed again.
  await place(ada);
  await expect(page.getByText(ada.say('run-elsewhere'))).toBeVisible();
  for (let n = 5; n <= 10; n += 1) {
    await expect(cardOf(ada, n)).toBeVisible();
    await place(ada);
  }
  await ada.button('daily-see').tap();
  await expect(ada.heading('daily-everyone')).toBeVisible();
  await expect(page.getByText(ada.say('daily-streak', { n: 1 }))).toBeVisible();
  await noViolations(page, 'the result of a day');

  const cards = await page
    .locator('.lessons summary')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('.title')?.firstChild?.textContent, one.querySelector('.when')?.textContent]),
    );
  expect(cards).toHaveLength(10);
  await ada.button('share').click();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared?: { text: string } }).shared?.text);
  await expect.poll(shared).toBeTruthy();
  const text = await shared();
  expect(text).toMatch(/^.+\n\d+ of 10.*\n[●○]{10}$/);
  for (const [title = '', when = ''] of cards) {
    expect(text).not.toContain(title);
    expect(text).not.toContain(when);
  }
  // Once a guest and day.
  await page.reload();
  await expect(ada.heading('daily-everyone')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: ada.say('daily') })).toContainText(/\d+ of 10/);
  await ada.close();
});

test('a day by keys alone', async ({ browser }) => {
  const ada = await Person.sit(browser, 'de', DESKTOP);
  const { page } = ada;
  await page.goto('/daily');
  for (let n = 1; n <= 10; n += 1) {
    await expect(cardOf(ada, n)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await expect(ada.button('daily-see')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ada.heading('daily-everyone')).toBeVisible();
  await ada.close();
});

test('a card that was placed while the network was gone is kept, and counts once', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { page } = ada;
  await page.goto('/daily');
  const sent: string[] = [];
  await page.route('**/api/daily/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push((route.request().postDataJSON() as { id: string }).id);
    // The second time it arrives, and its answer is lost on the way.
    if (sent.length === 2) await route.fetch();
    await (sent.length <= 2 ? route.abort() : route.continue());
  });
  await place(ada);
  await expect(page.getByText(ada.say('link-reconnecting'))).toBeVisible();
  await expect(cardOf(ada, 2)).toBeVisible();
  await expect(page.getByText(ada.say('link-reconnecting'))).toBeHidden();
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  await ada.close();
});

test('an address without a day says so, and where there is one', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { page } = ada;
  for (const [address, code] of [
    ['2999-01-01', 'daily-in-future'],
    ['2026-02-31', 'bad-date'],
    ['%E0%A4', 'bad-date'],
  ] as const) {
    await page.goto(`/daily/${address}`);
    await expect(page.getByRole('alert')).toContainText(ada.say(`error-${code}`).slice(0, 12));
  }
  await noSideScroll(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: ada.say('daily') })
    .tap();
  await expect(cardOf(ada, 1)).toBeVisible();
  await ada.close();
});
test('from day to day: the streak grows, a missed day ends it, and past days are just for fun', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'antedate-'));
  const ahead = join(data, 'ahead');
  const itIsDay = (n: number) => writeFileSync(ahead, String(n * DAY));
  itIsDay(0);
  const server = await serve(PORT, join(data, 'games'), ahead);
  const ada = await Person.sit(browser, 'en', { ...PHONE, baseURL: `http://127.0.0.1:${PORT}` });
  const { page } = ada;
  const streak = (n: number) => page.getByText(ada.say('daily-streak', { n }));
  try {
    const first = await today(page);
    await playToday(page);
    itIsDay(1);
    await page.goto('/');
    await expect(page.getByRole('link', { name: ada.say('daily') })).toContainText(ada.say('daily-streak', { n: 1 }));
    await playToday(page);
    await page.goto('/daily');
    await expect(streak(2)).toBeVisible();

    // The day before is open now: its shuffle is checked here, in the browser.
    await page.getByRole('link', { name: ada.say('daily-archive') }).tap();
    await expect(page.locator('main li')).toHaveCount(1);
    await noViolations(page, 'past days');
    await page.setViewportSize(PHONE.viewport);
    await page.locator('main li a').tap();
    await expect(page).toHaveURL(new RegExp(`/daily/${first}$`));
    await ada.over.tap();
    await expect(page.getByText(ada.say('shuffle-honest'))).toBeVisible();

    // The third day is dealt, and missed.
    itIsDay(2);
    const missed = await today(page);
    itIsDay(3);
    await page.goto('/daily');
    await expect(cardOf(ada, 1)).toBeVisible();
    await placeCards(page, `/api/daily/${await today(page)}`, 9);
    await page.reload();
    await expect(cardOf(ada, 10)).toBeVisible();
    await place(ada);
    await ada.button('daily-see').tap();
    await expect(streak(1)).toBeVisible();
    await expect(page.getByText(ada.say('daily-best', { n: 2 }))).toBeVisible();
    await page.goto(`/daily/${missed}`);
    await expect(page.getByText(ada.say('daily-past'))).toBeVisible();
    await placeCards(page, `/api/daily/${missed}`);
    await page.reload();
    await expect(page.getByText(ada.say('daily-not-counted-what'))).toBeVisible();

    // Midnight comes while somebody plays: their run goes on with its own day.
    itIsDay(4);
    await page.goto('/daily');
    const begun = await today(page);
    await place(ada);
    itIsDay(5);
    await expect(cardOf(ada, 2)).toBeVisible();
    await place(ada);
    await expect(page.getByText(ada.say('daily-over-now'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/daily/${begun}$`));
    await page.reload();
    await expect(cardOf(ada, 3)).toBeVisible();
  } finally {
    await ada.close();
    await kill(server);
    rmSync(data, { recursive: true });
  }
});
