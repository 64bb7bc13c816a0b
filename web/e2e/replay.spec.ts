/** Finished games looked at again: of a table, and of a file. */
import { expect, type Page, test } from '@playwright/test';

import type { RuleSet } from '../src/wire';
import { finishedGame } from './finished';
import { DESKTOP, Person, PHONE } from './person';
import { noViolations } from './play';

// Every move of a whole game is looked at, and every page in light and dark, on a phone and a desktop.
test.describe.configure({ timeout: 300_000 });

const at = (page: Page) => page.locator('main').getAttribute('data-moves').then(Number);
const last = (page: Page) => page.getByRole('slider').getAttribute('max').then(Number);

async function transcriptOf(page: Page, table: string): Promise<string> {
  return (await page.request.get(`/api/tables/${table}/transcript`)).text();
}

/** What the result page says first, about everybody alike. */
async function resultOf(page: Page, table: string, rules: RuleSet): Promise<string> {
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  const title = await page.locator('h1').innerText();
  return rules === 'twist' ? `${title} ${await page.locator('.over').innerText()}` : title;
}

for (const rules of ['timeline', 'twist', 'trek'] as RuleSet[]) {
  test(`a game of ${rules} is watched to its end, and ends as its result says`, async ({ browser }) => {
    const { page, ...ada } = await Person.sit(browser, 'en', DESKTOP);
    const table = await finishedGame(page, rules);
    const result = await resultOf(page, table, rules);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByText('The cards are dealt.')).toBeVisible();
    await expect(page.locator('.verdict')).toHaveCount(0);

    // By keys, by buttons and by itself.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(1);
    await page.getByRole('button', { name: 'One move forward' }).click();
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect.poll(() => at(page)).toBe(1);
    await page.getByLabel('View and speed').click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
    await page.getByLabel('View and speed').click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => at(page)).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await at(page);
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    await page.keyboard.press('Home');
    await expect.poll(() => at(page)).toBe(0);

    // Every move is told.
    const all = await last(page);
    expect(all).toBeGreaterThan(stopped);
    for (let move = 1; move <= all; move += 1) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => at(page)).toBe(move);
      const told = await page.locator('.told').allTextContents();
      expect(told.join('').length, `move ${move} is told`).toBeGreaterThan(5);
    }
    await expect(page.locator('.verdict')).toHaveText(result);
    await expect(page).toHaveURL(new RegExp(`/replay/${table}/1\\?at=${all}&eyes=none`));

    // A link to a moment opens there, with those eyes.
    await page.goto(`/replay/${table}/1?at=2&eyes=0`);
    await expect(page.getByRole('slider')).toHaveValue('2');
    await page.getByLabel('View and speed').click();
    await expect(page.getByRole('combobox', { name: 'View' })).toHaveValue('0');
    await page.getByRole('combobox', { name: 'View' }).selectOption('all');
    await expect(page.getByRole('region', { name: 'all cards revealed' })).toBeVisible();
    await expect.poll(() => at(page)).toBe(2);
    await noViolations(page, `${rules} with all cards open`);
    expect(ada.lang).toBe('en');
    await page.context().close();
  });
}

test('a file is dropped, another is chosen, and a broken one gets its sentence', async ({ browser }) => {
  const { page } = await Person.sit(browser, 'en', PHONE);
  const table = await finishedGame(page, 'timeline');
  const text = await transcriptOf(page, table);
  await page.goto('/replay');
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await noViolations(page, 'replay without a game');

  const file = page.locator('input[type=file]');
  const choose = (content: string) =>
    file.setInputFiles({ name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(content) });
  await choose('Dear diary');
  await expect(page.getByRole('alert')).toContainText('isn’t a game record');
  await choose(text.replace('"right":true', '"right":false'));
  await expect(page.getByRole('alert')).toContainText(/^Line \d+ breaks the rules \(TC-6\)/);
  const [header = '', ...moves] = text.split('\n');
  const strange = { ...(JSON.parse(header) as object), deck: { id: 'my-own', version: '3.1.4', hash: 'abc123' } };
  await choose([JSON.stringify(strange), ...moves].join('\n'));
  await expect(page.getByRole('alert')).toContainText('“my-own” 3.1.4');
  await expect(page.getByRole('alert')).toContainText('abc123');
  await noViolations(page, 'a file that was refused');

  // Two games in one file, dropped.
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'games.jsonl'));
    return transfer;
  }, text + text);
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: data });
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(page.locator('.verdict')).not.toBeEmpty();
  await page.getByLabel(/^Game in this file/).selectOption({ index: 1 });
  await expect(page.getByRole('slider')).toHaveValue('0');
  await noViolations(page, 'a file');
  await page.context().close();
});

test('a game that is not there, or not over, is said so', async ({ browser }) => {
  const { page } = await Person.sit(browser);
  await page.goto('/replay/nowhere/1');
  await expect(page.getByRole('alert')).toContainText('This table doesn’t exist');
  await page.context().close();
});

test('the moves are read aloud in the language of the reader', async ({ browser }) => {
  const { page, say } = await Person.sit(browser, 'pl');
  const table = await finishedGame(page, 'timeline');
  await page.goto(`/replay/${table}/1`);
  await page.getByRole('button', { name: say('replay-on') }).click();
  await expect(page.locator('[aria-live=polite]')).not.toBeEmpty();
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.locator('p.told').innerText());
  await page.context().close();
});
