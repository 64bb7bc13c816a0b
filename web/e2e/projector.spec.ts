/** A table that many look at from afar: everything is large enough, and nothing runs over the edge. */
import { expect, type Page, test } from '@playwright/test';

import { noSideScroll } from './play';
import { Person } from './person';
import { rush } from './rush';
import { takeSeat } from './wire';

const SCREENS = [
  { width: 1_280, height: 720, size: 'big' },
  { width: 1_920, height: 1_080, size: 'auto' },
  { width: 3_840, height: 2_160, size: 'auto' },
];

/** The smallest letters that are in sight, in pixels, with what they say. */
function smallest(page: Page): Promise<{ size: number; text: string }> {
  return page.evaluate(() => {
    let least = { size: Infinity, text: '' };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: element, textContent } = words.currentNode;
      const text = textContent?.trim() ?? '';
      if (!element || text === '' || !element.checkVisibility() || element.closest('.sr, noscript, option')) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < least.size) least = { size, text };
    }
    return least;
  });
}

/** Texts that are wider or higher than what holds them, and cut there. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .date, h1, h2, .seats li, .known')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.sr') &&
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX !== 'visible',
      )
      .map((one) => one.textContent?.trim() ?? ''),
  );
}

for (const { width, height, size } of SCREENS) {
  test(`readable at ${width}x${height}, ${size}`, async ({ browser }) => {
    const ada = await Person.sit(browser, 'en', { viewport: { width, height } });
    const readable = async (where: string) => {
      await noSideScroll(ada.page);
      const { size: least, text } = await smallest(ada.page);
      // A sixty-fifth of the picture: on a screen of one metre, letters as high as a finger is wide.
      expect(least, `“${text}” of ${where}`).toBeGreaterThanOrEqual(height / 65);
      expect(await cut(ada.page), where).toEqual([]);
    };
    const { table, token } = await rush(ada.page, 12);
    await takeSeat(ada.page, table, token);
    await ada.page.evaluate((size) => {
      const saved = JSON.parse(localStorage.getItem('antedate') ?? '{}') as object;
      localStorage.setItem('antedate', JSON.stringify({ ...saved, size }));
    }, size);
    await ada.page.goto('/');
    await ada.heading('my-games').waitFor();
    await readable('home');
    await ada.page.goto(`/t/${table}`);
    await ada.turnOrEnd();
    await readable('the table');
    await ada.hand.first().click();
    await readable('the gaps');
    // Whoever looks sees the line and the cards without scrolling.
    await expect(ada.line.locator('.spot').nth(2)).toBeInViewport({ ratio: 1 });
    if (size === 'auto') await expect(ada.hand.first()).toBeInViewport({ ratio: 1 });
    await ada.page.keyboard.press('Escape');
    await ada.button('true-time').click();
    await readable('true time');
    await ada.close();
  });
}
