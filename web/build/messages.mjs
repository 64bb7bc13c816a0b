/**
 * Writes `src/i18n/messages.gen.ts`: the names of all texts with the values that each inserts,
 * from the English catalogues. With it `t('…')` compiles only for a text that there is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';

const catalogues = ['../../locales/en.ftl', '../../locales/rules/en.ftl'];
const target = fileURLToPath(new URL('../src/i18n/messages.gen.ts', import.meta.url));

/** The names of the values that a pattern inserts or selects by. */
function valuesOf(part) {
  if (Array.isArray(part)) return part.flatMap(valuesOf);
  if (part?.type === 'var') return [part.name];
  if (part?.type !== 'select') return [];
  return [...valuesOf(part.selector), ...part.variants.flatMap(({ value }) => valuesOf(value))];
}

const lines = catalogues.flatMap((file) => {
  const { body } = new FluentResource(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return body.map(({ id, value }) => {
    const names = [...new Set(valuesOf(value))].sort();
    return `  '${id}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};`;
  });
});
const text = `// Written by build/messages.mjs from locales/en.ftl and locales/rules/en.ftl.
/** The names of the values that each text inserts. */
export type MessageValues = {
${lines.join('\n')}
};
`;
writeFileSync(target, text);
