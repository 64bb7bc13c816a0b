/** Trek with time warps: a whole game by touch, by keys, and from the accessibility tree alone. */
import { expect, type Locator, type Page, test } from '@playwright/test';

import { DESKTOP, Person, PHONE } from './person';
import { noSideScroll, noViolations } from './play';

// Three days of some sixty choices.
test.describe.configure({ timeout: 300_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const itineraries = (page: Page) => page.getByRole('list', { name: 'Your itineraries' });
const warps = (page: Page) => page.getByRole('region', { name: 'Time warps' });
const foresight = (page: Page) => page.getByRole('group', { name: /^Put one of these on top/ });
const yourTurn = (page: Page) => page.getByRole('heading', { name: 'Your turn' });
const over = (page: Page) => button(page, 'Check now');
const moves = (page: Page) => new Person(page).seen();

async function makeTable(page: Page) {
  await page.goto('/new?who=friends');
  await page.getByText('Three days through time').click();
  await page.getByLabel('Your name').fill('Hypatia');
  await page.getByText('More choices').click();
  await page.getByLabel('Seats').selectOption('2');
  await page.getByRole('combobox', { name: /^Bots(?!’)/ }).selectOption('1');
  await page.getByRole('checkbox', { name: /^Time warps/ }).check();
  await button(page, 'Create table').click();
  await button(page, 'Start game').click();
}

async function moved(page: Page, before: number) {
  await expect.poll(() => moves(page), { timeout: 15_000, intervals: [30, 50, 80] }).not.toBe(before);
}

/** How somebody presses a button, and takes the card that they choose. */
type Hand = { press: (button: Locator) => Promise<void>; take: () => Promise<void> };

/** Uses the first time warp that can be used, if one can, and says which. */
async function useWarp(page: Page, hand: Hand): Promise<string | null> {
  const all = warps(page).getByRole('listitem').getByRole('button');
  const use = warps(page).getByRole('button', { name: /^Use it/ });
  for (let at = 0; at < (await all.count()); at += 1) {
    await hand.press(all.nth(at));
    await expect(all.nth(at)).toHaveAttribute('aria-expanded', 'true');
    const choices = warps(page)
      .getByRole('group', { name: /^Which/ })
      .getByRole('button');
    const needed =
      (await warps(page)
        .getByRole('group', { name: /^Which two/ })
        .count()) > 0
        ? 2
        : 1;
    for (let nth = 0; nth < Math.min(needed, await choices.count()); nth += 1) await hand.press(choices.nth(nth));
    if ((await use.count()) > 0 && (await use.isEnabled())) {
      const name = (await all.nth(at).textContent()) ?? '';
      const before = await moves(page);
      await hand.press(use);
      await moved(page, before);
      return name;
    }
    await hand.press(all.nth(at));
  }
  return null;
}

/** Plays to the end, using a time warp wherever one can be used, and says which were. */
async function play(page: Page, hand: Hand): Promise<string[]> {
  const used: string[] = [];
  const mine = page.getByRole('group', { name: 'Where does the token go?' });
  for (let step = 0; step < 400; step += 1) {
    const now = over(page).or(foresight(page)).or(itineraries(page)).or(mine).or(yourTurn(page));
    await expect(now.first()).toBeVisible();
    if ((await over(page).count()) > 0) return used;
    const before = await moves(page);
    if ((await foresight(page).count()) > 0) await hand.press(foresight(page).getByRole('button').last());
    else if ((await itineraries(page).count()) > 0) {
      await hand.press(itineraries(page).getByRole('button').first());
      await hand.press(button(page, 'Take this one'));
      await expect(itineraries(page)).toHaveCount(0);
    } else if ((await mine.count()) > 0) await hand.press(mine.getByRole('button').first());
    else {
      const name = await useWarp(page, hand);
      if (name) {
        used.push(name);
        continue;
      }
      await hand.take();
    }
    await moved(page, before);
  }
  throw new Error('the game has no end');
}

/** Takes a card by what the tree of the page says. */
async function takeByName(page: Page, press: (button: Locator) => Promise<void>) {
  const departures = page.getByRole('list', { name: 'Departures and ancestors' });
  const cards = departures.getByRole('button', { name: /^Departure/ });
  if ((await cards.count()) > 0) await press(cards.first());
  await press(page.getByRole('button', { name: /^(Go there|Pass for today)$/ }));
}

test('a whole game with time warps by touch on a phone', async ({ browser }) => {
  const { page } = await Person.sit(browser, 'en', PHONE);
  await makeTable(page);
  await itineraries(page).waitFor();
  await expect(warps(page).getByRole('listitem')).toHaveCount(3);
  await noViolations(page, 'time warps laid out');
  await page.setViewportSize(PHONE.viewport);
  const tap = (one: Locator) => one.tap();
  const used = await play(page, { press: tap, take: () => takeByName(page, tap) });
  // On each of the three days there was one to use.
  // Prices, crystals and what is laid out are the deal's: it promises one.
  expect(used.length).toBeGreaterThan(0);
  await noSideScroll(page);
});

test('a whole game with time warps by keys', async ({ browser }) => {
  const { page } = await Person.sit(browser, 'en', DESKTOP);
  const { keyboard } = page;
  await makeTable(page);
  await itineraries(page).waitFor();
  await keyboard.press('t');
  await expect(warps(page).getByRole('button').first()).toBeFocused();
  /** From the time warps on by Tab, and no mouse. */
  const press = async (one: Locator) => {
    const isFocused = () => one.evaluate((button) => button === document.activeElement);
    await one.waitFor();
    await keyboard.press('t');
    for (let tabs = 0; !(await isFocused()); tabs += 1) {
      expect(tabs).toBeLessThan(80);
      await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
  };
  const used = await play(page, {
    press,
    take: async () => {
      if ((await button(page, 'Pass for today').count()) === 0) {
        await keyboard.press('Escape');
        await keyboard.press('ArrowRight');
      }
      await keyboard.press('Enter');
    },
  });
  // Prices, crystals and what is laid out are the deal's: it promises one.
  expect(used.length).toBeGreaterThan(0);
});

test('a whole game with time warps from the accessibility tree alone', async ({ browser }) => {
  const { page } = await Person.sit(browser, 'en', DESKTOP);
  await makeTable(page);
  await itineraries(page).waitFor();
  // What it does and what it costs is heard before it is paid.
  await expect(warps(page).getByRole('button', { expanded: false })).toHaveCount(3);
  const click = (one: Locator) => one.click();
  const used = await play(page, { press: click, take: () => takeByName(page, click) });
  // Prices, crystals and what is laid out are the deal's: it promises one.
  expect(used.length).toBeGreaterThan(0);
  await expect(page.getByRole('table', { name: 'Final scoring' })).toBeVisible();
});
