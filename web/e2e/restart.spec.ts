/** The server is killed in the middle of a game: the move is kept, and the game goes on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { gaps, hand, turnOrEnd } from './play';

const PORT = Number(process.env.ANTEDATE_TEST_PORT ?? 8124) + 1;

async function serve(data: string): Promise<ChildProcess> {
  const program = process.env.ANTEDATE_BIN ?? '../target/debug/antedate';
  const pages = process.env.ANTEDATE_WEB ? ['--web', process.env.ANTEDATE_WEB] : [];
  const flags = ['--port', String(PORT), '--data', data, '--bot-pace', '50-100', '--unlimited'];
  const server = spawn(program, ['serve', ...flags, ...pages], { stdio: ['ignore', 'pipe', 'ignore'] });
  // It says where it listens once it does.
  await once(server.stdout!, 'data');
  return server;
}

async function kill(server: ChildProcess) {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

test('a move made while the server is away is kept', async ({ page }) => {
  const data = mkdtempSync(join(tmpdir(), 'antedate-'));
  let server = await serve(data);
  try {
    await page.goto(`http://127.0.0.1:${PORT}/`);
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await turnOrEnd(page)).toBe(true);
    await kill(server);
    await expect(page.getByText('your move is kept')).toBeVisible();
    await hand(page).first().click();
    await gaps(page).first().click();
    await page.getByRole('button', { name: 'Place it' }).click();
    server = await serve(data);
    await expect(page.getByText('Connected again.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
    expect(await turnOrEnd(page)).toBe(true);
  } finally {
    await kill(server);
    rmSync(data, { recursive: true, force: true });
  }
});
