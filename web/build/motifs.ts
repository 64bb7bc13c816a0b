/**
 * Serves the pictures of the cards: those drawn by us (`build/drawn/`), and of the
 * game-icons set only those that built-in decks or the interface name. The whole set would
 * add 13 MB to the program and a quarter of a minute to its build; for a name that is not
 * here the page shows an hourglass (`src/lib/motif.ts`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

const ADDRESS = /^\/motifs\/([a-z0-9-]+)\.svg$/;
/** Used by the interface itself; the hourglass stands for a picture that is not here. */
export const OF_THE_INTERFACE = [
  'hourglass',
  'egyptian-pyramids',
  'printing-press',
  'caravel',
  'jigsaw-piece',
  'light-sabers',
  'pocket-watch',
  'bear-face',
  'musical-notes',
  'smartphone',
];

type Set = { icons: Record<string, { body: string }>; width: number; height: number };

export function motifs(): Plugin {
  let root = '.';
  return {
    name: 'antedate-motifs',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = ADDRESS.exec(request.url ?? '')?.[1];
        const svg = name && picture(root, readSet(root), name);
        if (!svg) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      const set = readSet(root);
      for (const name of namesOf(root)) {
        const source = picture(root, set, name);
        if (!source) this.error(`no picture is called ${name}; correct the deck or draw it`);
        this.emitFile({ type: 'asset', fileName: `motifs/${name}.svg`, source });
      }
    },
  };
}

function readSet(root: string): Set {
  const path = join(root, 'node_modules/@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Set;
}

function namesOf(root: string): string[] {
  const drawn = readdirSync(join(root, 'build/drawn')).map((file) => basename(file, '.svg'));
  const names = new Set([...OF_THE_INTERFACE, ...drawn]);
  const decks = join(root, '../decks');
  for (const deck of readdirSync(decks)) {
    const path = join(decks, deck, 'deck.toml');
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    for (const [, name] of text.matchAll(/^(?:motif|front|back) = "([a-z0-9-]+)"/gm)) {
      if (name) names.add(name);
    }
  }
  return [...names].sort();
}

function picture(root: string, set: Set, name: string): string | undefined {
  const drawn = join(root, 'build/drawn', `${name}.svg`);
  if (existsSync(drawn)) return readFileSync(drawn, 'utf8');
  const icon = set.icons[name];
  if (!icon) return undefined;
  const box = `0 0 ${set.width} ${set.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g id="m">${icon.body}</g></svg>`;
}
