/**
 * Lists the packages that end up in the page, with their licences and the words of those,
 * and the crates of the program when the build script has told us them (`crates.json`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Packages whose files are shipped; the tools that build them are not. */
const SHIPPED = [
  'svelte',
  'uqr',
  '@fontsource-variable/playfair-display',
  '@fontsource-variable/source-sans-3',
  '@iconify-json/game-icons',
];

export type Package = { name: string; version: string; licence: string };
type Listed = Package & { words: string };

export function licences(): Plugin {
  let root = '.';
  return {
    name: 'antedate-licences',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const shipped = SHIPPED.map((name) => read(root, name));
      const list: Package[] = [
        ...shipped.map(({ name, version, licence }) => ({ name, version, licence })),
        ...crates(root),
      ];
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: shipped.map(words).join('\n\n') });
    },
  };
}

function read(root: string, name: string): Listed {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return { name, version, licence: license, words: file ? readFileSync(join(folder, file), 'utf8').trim() : '' };
}

function crates(root: string): Package[] {
  const list = join(root, 'crates.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Package[]) : [];
}

function words({ name, version, licence, words }: Listed): string {
  return `${name} ${version}, ${licence}\n${'-'.repeat(72)}\n${words}`;
}
