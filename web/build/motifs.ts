/**
 * Serves the pictures of the cards: only those that decks or the interface name, taken
 * from the game-icons set or drawn by us (`build/drawn/`). The whole set of 6.5 MB is
 * never shipped.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const ADDRESS = /^\/motifs\/([a-z0-9-]+)\.svg$/;
/** Shown for a motif that no set has, as in a deck of people's own. */
const FALLBACK = 'hourglass';
/** Used by the interface itself. */
const OF_THE_INTERFACE = [FALLBACK, 'sundial', 'card-pickup', 'trophy-cup', 'robot-golem'];

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
      for (const name of namesOf(join(root, '../decks'))) {
        const source = picture(root, set, name) ?? picture(root, set, FALLBACK);
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

function namesOf(decks: string): string[] {
  const names = new Set(OF_THE_INTERFACE);
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
