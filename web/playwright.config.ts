import { defineConfig } from '@playwright/test';

/**
 * The program under test: `ANTEDATE_BIN` (built by `cargo build`), serving the pages of
 * `ANTEDATE_WEB`, or those built into it.
 */
const port = Number(process.env.ANTEDATE_TEST_PORT ?? 8124);
const program = process.env.ANTEDATE_BIN ?? '../target/debug/antedate';
const pages = process.env.ANTEDATE_WEB ? `--web ${process.env.ANTEDATE_WEB}` : '';

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  // Four pages that open at once on a busy machine take their time.
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that is not this machine's own, as another device on the network would use: see lan.spec.ts.
        '--host-resolver-rules=MAP antedate.local 127.0.0.1',
      ],
    },
    trace: 'off',
    actionTimeout: 15_000,
    // What moves is tested where it matters; elsewhere it only takes time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // What is measured runs alone, after the rest.
  projects: [
    { name: 'table', testIgnore: 'speed.spec.ts' },
    { name: 'speed', testMatch: 'speed.spec.ts', dependencies: ['table'], workers: 1 },
  ],
  webServer: {
    command: `rm -rf test-results/data && ${program} serve --port ${port} --data test-results/data --bot-pace 10-20 --unlimited ${pages}`,
    url: `http://127.0.0.1:${port}/healthz`,
    stdout: 'ignore',
    timeout: 60_000,
  },
});
