/** Puts what the named breakpoints stand for into the styles of components and files. */
import type { Plugin } from 'vite';

import { BREAKPOINTS } from '../src/lib/breakpoints.ts';

export function named(css: string): string {
  return css.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
      const known = BREAKPOINTS[name as keyof typeof BREAKPOINTS];
      if (!known) throw new Error(`there is no breakpoint --${name}; see web/src/lib/breakpoints.ts`);
      return known;
    }),
  );
}

export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(svelte|css)$/ },
      handler: (code) => (code.includes('@media') ? { code: named(code), map: null } : null),
    },
  };
}
