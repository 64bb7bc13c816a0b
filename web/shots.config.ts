/** Takes pictures of every screen: `cargo xtask screenshots`. */
import config from './playwright.config';

export default {
  ...config,
  testDir: 'shots',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'server', testMatch: 'server.setup.ts' },
    { name: 'shots', testMatch: 'screens.spec.ts', dependencies: ['server'] },
  ],
};
