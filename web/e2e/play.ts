/** What every screen must pass. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { DESKTOP, PHONE } from './person';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA in light and dark, on a phone and on a desktop. */
export async function noViolations(page: Page, where: string) {
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const said = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`);
      expect(said, `${where}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
    await noSideScroll(page);
  }
}

/** Waits for colours and places to come to rest: half-way ones are nobody's choice. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  });
}

export async function noSideScroll(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
