/** What every screen must pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

import { DESKTOP, PHONE } from './person';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA, and good practice: regions, headings in order, landmarks that can be told apart. */
const EVERYTHING: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Off unless asked for: whoever speaks to a page says what stands on a button. */
const NAMED = { 'label-content-name-mismatch': { enabled: true } };
/** Night changes colours and nothing else, which `styles/theme.test.ts` sees to. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** No violation in light and dark, on a phone and on a desktop. */
export async function noViolations(page: Page, where: string, everything = EVERYTHING) {
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const [colorScheme, rules] of [
      ['light', everything],
      ['dark', COLOURS],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await examine(page, `${where}, ${colorScheme}, ${viewport.width} px`, rules);
    }
    await noSideScroll(page);
  }
}

/** No violation as the page is now: for what does not stay long enough to be seen from all sides. */
export async function examine(page: Page, where: string, rules = EVERYTHING) {
  expect(await violations(page, rules), where).toEqual([]);
}

type Examined = typeof globalThis & { axe: typeof axe };

async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const rules = runOnly === EVERYTHING ? NAMED : {};
  return page.evaluate(
    async ({ runOnly, rules }) => {
      const { violations } = await (globalThis as Examined).axe.run(document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
      });
      return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join('\n')}`);
    },
    { runOnly, rules },
  );
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
