/** A line of forty cards, and names that try everything. */
import { expect, test } from '@playwright/test';

import { noSideScroll } from './play';
import { LANGS, Person, PHONE } from './person';
import { rush } from './rush';
import { takeSeat } from './wire';

test('a line of forty cards stays readable on a phone', async ({ browser }) => {
  const ada = await Person.sit(browser, 'en', PHONE);
  const { table, token } = await rush(ada.page, 40);
  await takeSeat(ada.page, table, token);
  await ada.turnOrEnd();
  const cards = ada.line.locator('.spot');
  expect(await cards.count()).toBeGreaterThanOrEqual(40);
  await noSideScroll(ada.page);

  // Every name is there in full for those who hear it, and no seat is wider than the page.
  const seats = ada.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(seats).toHaveCount(8);
  for (const box of await Promise.all((await seats.all()).map((seat) => seat.boundingBox()))) {
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  }

  // Words of 11 px or more, at the usual size and at the smallest.
  const smallest = () =>
    cards
      .locator('.title')
      .evaluateAll((all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize))));
  expect(await smallest()).toBeGreaterThanOrEqual(11);
  for (let n = 0; n < 3; n += 1) await ada.page.keyboard.press('-');
  expect(await smallest()).toBeGreaterThanOrEqual(11);
  await expect(ada.button('zoom-out')).toBeDisabled();

  // A jump to a century brings its first card into sight; so does the last gap by keys.
  await ada.page.getByLabel(ada.say('jump-to')).selectOption({ label: '1900–1999' });
  await expect(cards.filter({ hasText: /\b19\d\d\b/ }).first()).toBeInViewport();
  await ada.page.keyboard.press('1');
  await ada.page.keyboard.press('End');
  await expect(ada.gap(await cards.count())).toBeInViewport();
  for (const target of [ada.gap(0), ada.gap(20)]) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await ada.page.keyboard.press('Escape');

  await ada.button('true-time').click();
  await expect(ada.page.getByRole('img', { name: /^4\d cards from/ })).toBeVisible();
  await noSideScroll(ada.page);
  await ada.close();

  // What stands below the line has room side by side, however long its words are.
  for (const lang of LANGS) {
    const person = await Person.sit(browser, lang, PHONE);
    await person.page.goto('/');
    await takeSeat(person.page, table, token);
    for (const id of ['zoom-out', 'zoom-in', 'true-time']) {
      const box = (await person.button(id).boundingBox())!;
      expect([box.x >= 0, box.x + box.width <= 360], `${id} in ${lang}`).toEqual([true, true]);
    }
    await person.close();
  }
});
