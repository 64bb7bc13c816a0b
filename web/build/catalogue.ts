/**
 * Reads the catalogues (`locales/*.ftl`) when the page is built: a browser gets the messages
 * ready to be worded (`src/i18n/format.ts`), and not the parser.
 */
import { readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

import type { Pattern } from '../src/i18n/format.ts';

/** The messages of a catalogue by their names. */
export function messagesOf(catalogue: string): Record<string, Pattern> {
  const messages = new FluentResource(catalogue).body.map(({ id, value }) => {
    if (!isWorded(value))
      throw new Error(
        `the message ${id} uses a part of Fluent that the page cannot word: insert values, or select by one`,
      );
    return [id, value as Pattern];
  });
  return Object.fromEntries(messages) as Record<string, Pattern>;
}

type Node = { type?: string; selector?: Node; variants?: { value: unknown }[] };

function isWorded(part: unknown): boolean {
  if (typeof part === 'string') return true;
  if (Array.isArray(part)) return part.every(isWorded);
  const { type, selector, variants = [] } = (part ?? {}) as Node;
  if (type === 'select') return selector?.type === 'var' && variants.every(({ value }) => isWorded(value));
  return type === 'var' || type === 'str';
}

export function catalogue(): Plugin {
  return {
    name: 'antedate-catalogue',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      // A browser reads JSON from a string sooner than the same as a program.
      const json = JSON.stringify(messagesOf(readFileSync(id, 'utf8')));
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, moduleType: 'js' };
    },
  };
}
