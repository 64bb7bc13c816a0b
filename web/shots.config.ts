/** Takes the pictures of `docs/screenshots`: `cargo xtask screenshots`. */
import config from './playwright.config';

export default { ...config, testDir: 'shots', timeout: 240_000, projects: undefined };
