/** First games that teach: played to their end, each lesson once and in its time. */
import { expect, type Page, test } from '@playwright/test';

import { coach as timeline } from '../src/games/timeline/coach';
import { coach as twist } from '../src/games/twist/coach';
import { DESKTOP, Person, PHONE, wrong } from './person';
import { noViolations } from './play';

test.describe.configure({ timeout: 300_000 });

const coach = (page: Page) => page.locator('[data-lesson]');

/** Notes a lesson; each is given once. */
function note(lesson: string | null, given: string[]) {
  if (lesson === null || lesson === given.at(-1)) return;
  expect(given, 'a lesson is given once').not.toContain(lesson);
  given.push(lesson);
}

/** Notes the lesson on show. */
async function heed(page: Page, given: string[]) {
  note(await page.evaluate(() => document.querySelector<HTMLElement>('[data-lesson]')?.dataset.lesson ?? null), given);
}

/**
 * Puts away all lessons that are due, and notes them. Each is looked at and put away in one step: a partner's move
 * in between could bring another.
 */
async function read(page: Page, given: string[]) {
  for (let n = 0; n < 14; n += 1) {
    const [lesson, more] = await coach(page).evaluateAll((shown) => {
      const [first] = shown as HTMLElement[];
      const gotIt = [...(first?.querySelectorAll('button') ?? [])].find(
        (button) => button.textContent?.trim() === 'Got it',
      );
      gotIt?.click();
      return [first?.dataset.lesson ?? null, gotIt !== undefined] as const;
    });
    note(lesson, given);
    if (!more) return;
  }
}

async function start(person: Person, game: 'Timeline' | 'Twist' | 'Trek') {
  await person.page.goto('/');
  await person.page.getByRole('button', { name: `Teach me ${game}` }).click();
  await expect(coach(person.page)).toBeVisible();
}

test('timeline is taught by playing it to its end', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await start(ada, 'Timeline');
  const given: string[] = [];
  await heed(ada.page, given);
  expect(given).toEqual(['welcome']);
  await noViolations(ada.page, 'the first lesson');
  await read(ada.page, given);
  await ada.page.setViewportSize(PHONE.viewport);
  await ada.place(0, wrong(await ada.rightGap()));
  await read(ada.page, given);
  while (await ada.turnOrEnd()) {
    await read(ada.page, given);
    await ada.place(0, await ada.rightGap());
    await read(ada.page, given);
  }
  for (const lesson of ['wrong', 'others', 'right', 'gaps']) expect(given).toContain(lesson);
  expect(given.indexOf('wrong')).toBeLessThan(given.indexOf('gaps'));
  expect(given.every((lesson) => timeline.lessons.includes(lesson))).toBe(true);
  // The game is over, and so is the coaching.
  const kept = await ada.page.evaluate(() => localStorage.getItem('antedate') ?? '{}');
  expect((JSON.parse(kept) as { taught?: unknown }).taught).toBeNull();
  await ada.close();
});

test('twist is taught by playing it to its end, from the rulebook', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', DESKTOP);
  await ada.page.goto('/rules/twist');
  await ada.page.getByRole('button', { name: 'Teach me Twist' }).click();
  await expect(coach(ada.page)).toBeVisible();
  const given: string[] = [];
  while (await ada.turnOrEnd()) {
    await read(ada.page, given);
    await ada.twist();
    await read(ada.page, given);
  }
  expect(given[0]).toBe('welcome');
  expect(given.some((lesson) => ['end', 'slot', 'stack', 'blocked'].includes(lesson))).toBe(true);
  expect(given).toContain('others');
  expect(given.every((lesson) => twist.lessons.includes(lesson))).toBe(true);
  await ada.close();
});

test('trek is taught by playing it to its end', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', DESKTOP);
  await start(ada, 'Trek');
  const { page } = ada;
  const given: string[] = [];
  await heed(page, given);
  expect(given).toEqual(['drawn']);
  const itineraries = page.getByRole('list', { name: 'Your itineraries' });
  const over = page.getByRole('button', { name: 'Check now' });
  const mine = page.getByRole('heading', { name: 'Your turn' });
  while ((await over.count()) === 0) {
    await expect(itineraries.or(mine).or(over).first()).toBeVisible({ timeout: 30_000 });
    await read(page, given);
    const before = await ada.seen();
    if ((await itineraries.count()) > 0) {
      await itineraries.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Take this one' }).click();
    } else if ((await mine.count()) > 0) {
      const departures = page.getByRole('button', { name: /^Departure \d: .*gives/ });
      if ((await departures.count()) > 0) {
        await departures.last().click();
        await page.getByRole('button', { name: 'Go there' }).click();
      } else await page.getByRole('button', { name: 'Pass for today' }).click();
    } else continue;
    await ada.heardAfter(before);
  }
  expect(given.slice(0, 2)).toEqual(['drawn', 'departures']);
  for (const lesson of ['tokens', 'journey', 'itinerary', 'noon', 'day', 'last-day']) expect(given).toContain(lesson);
  expect(given.indexOf('day')).toBeLessThan(given.indexOf('last-day'));
  await ada.close();
});

test('whoever wants no coach sends it away for good', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  await start(ada, 'Timeline');
  await coach(ada.page).getByRole('button', { name: 'Stop coaching' }).click();
  await expect(coach(ada.page)).toHaveCount(0);
  await ada.place(0, await ada.rightGap());
  await ada.page.reload();
  await expect(ada.line).toBeVisible();
  await expect(coach(ada.page)).toHaveCount(0);
  await ada.close();
});
