/** The quiet screens, in both themes and every language. */
import { expect, test } from '@playwright/test';

import { noSideScroll, noViolations } from './play';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en', 'it', 'pl', 'ru']) {
    test(`${locale}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, locale, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
      });
      for (const path of ['/', '/new', '/settings', '/about']) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await noViolations(page, path);
        await noSideScroll(page);
      }
      expect(elsewhere).toEqual([]);
      await context.close();
    });
  }
}
