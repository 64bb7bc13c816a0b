import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { breakpoints } from './build/breakpoints.ts';
import { catalogue } from './build/catalogue.ts';
import { compressed } from './build/compressed.ts';
import { licences } from './build/licences.ts';
import { motifs } from './build/motifs.ts';
import { offline } from './build/offline.ts';

const server = process.env.ANTEDATE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [breakpoints(), svelte(), catalogue(), motifs(), offline(), licences(), compressed()],
  build: {
    target: 'es2022',
    // The server's Content-Security-Policy allows data: addresses for pictures only, not for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the first page needs comes in one piece: each more costs a round of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /\/src\/App\.svelte$/ }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
