/** The server is killed in the middle of a game: the move is kept, and the game goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { Person } from './person';
import { noViolations } from './play';
import { kill, serve } from './server';

const PORT = Number(process.env.ANTEDATE_TEST_PORT ?? 8124) + 1;
const HERE = `http://127.0.0.1:${PORT}`;

test('a move made while the server is away is kept', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'antedate-'));
  let server = await serve(PORT, data);
  const ada = await Person.sit(browser, 'en', { baseURL: HERE });
  try {
    await ada.playNow();
    expect(await ada.turnOrEnd()).toBe(true);
    // The worker that answers while the server is away is installed beside the game.
    await ada.page.evaluate(() => navigator.serviceWorker.ready);
    await kill(server);
    await expect(ada.page.getByText('Your move is safe')).toBeVisible();
    await ada.hand.first().click();
    await ada.gap(0).click();
    await ada.button('place-it').click();
    await noViolations(ada.page, 'while the server is away');

    const other = await ada.page.context().newPage();
    await other.goto(`${HERE}/about`);
    await expect(other.getByRole('heading', { name: 'The table is out of reach' })).toBeVisible();

    server = await serve(PORT, data);
    await expect(ada.page.getByText('You’re back online.')).toBeVisible({ timeout: 15_000 });
    await expect(ada.button('why')).toBeVisible();
    expect(await ada.turnOrEnd()).toBe(true);
    await other.getByRole('link', { name: 'Try again' }).click();
    await expect(other.getByRole('heading', { name: 'About' })).toBeVisible();
  } finally {
    await kill(server);
    await ada.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test('a screen that cannot come says so, and comes when the server is back', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'antedate-'));
  let server = await serve(PORT + 1, data);
  const ada = await Person.sit(browser, 'en', { baseURL: `http://127.0.0.1:${PORT + 1}` });
  try {
    await ada.page.goto('/');
    await expect(ada.button('play-now')).toBeVisible();
    await kill(server);
    await ada.page.getByRole('link', { name: ada.say('about'), exact: true }).click();
    await expect(ada.heading('offline-title')).toBeVisible();
    server = await serve(PORT + 1, data);
    await expect(ada.page.getByRole('heading', { name: 'About' })).toBeVisible({ timeout: 15_000 });
  } finally {
    await kill(server);
    await ada.close();
    rmSync(data, { recursive: true, force: true });
  }
});
