/** Writes the page that the service worker shows when the server is out of reach, once a language. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let root = '.';
  return {
    name: 'antedate-offline',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const locales = join(root, '../locales');
      for (const file of readdirSync(locales).filter((name) => name.endsWith('.ftl'))) {
        const lang = basename(file, '.ftl');
        const source = page(lang, textsOf(lang, readFileSync(join(locales, file), 'utf8')));
        this.emitFile({ type: 'asset', fileName: `offline-${lang}.html`, source });
      }
    },
  };
}

function textsOf(lang: string, catalogue: string): (id: string) => string {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(catalogue));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${lang}.ftl has no ${id}`);
    return bundle.formatPattern(pattern);
  };
}

function page(lang: string, text: (id: string) => string): string {
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/offline.css" />
    <title>Antedate</title>
  </head>
  <body>
    <img src="/icon.svg" alt="" width="96" height="96" />
    <h1>${text('offline-title')}</h1>
    <p>${text('offline-what')}</p>
    <a href="">${text('offline-again')}</a>
  </body>
</html>
`;
}
