import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { catalogue } from './build/catalogue.ts';

export default defineConfig({
  plugins: [svelte(), catalogue()],
  test: { include: ['src/**/*.test.ts'] },
});
