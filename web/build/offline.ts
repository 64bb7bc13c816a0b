/** Writes the service worker, and the page that it shows when the server is out of reach, once a language. */
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
      const files = readdirSync(locales).filter((name) => name.endsWith('.ftl'));
      const langs = files.map((file) => basename(file, '.ftl')).sort();
      for (const lang of langs) {
        const source = page(lang, textsOf(lang, readFileSync(join(locales, `${lang}.ftl`), 'utf8')));
        this.emitFile({ type: 'asset', fileName: `offline-${lang}.html`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(langs) });
    },
  };
}

export function worker(langs: string[]): string {
  const [template, gap] = [readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8'), "['en']"];
  if (!template.includes(gap)) throw new Error(`build/sw.js has no ${gap} to fill in`);
  return template.replace(gap, JSON.stringify(langs));
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
    <main>
      <img src="/icon.svg" alt="" width="96" height="96" />
      <h1>${text('offline-title')}</h1>
      <p>${text('offline-what')}</p>
      <a href="">${text('offline-again')}</a>
    </main>
  </body>
</html>
`;
}
