/** Films the moments that a game is played for, eight frames each: `cargo xtask filmstrip`. */
import config from './playwright.config';

export default {
  ...config,
  testDir: 'shots',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 1,
  projects: [{ name: 'filmstrip', testMatch: 'filmstrip.spec.ts' }],
};
