/** Takes the pictures of `docs/screenshots`: `cargo xtask screenshots`. */
import config from './playwright.config';

export default {
  ...config,
  testDir: 'shots',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'house', testMatch: 'house.setup.ts' },
    { name: 'shots', testMatch: 'screens.spec.ts', dependencies: ['house'] },
  ],
};
