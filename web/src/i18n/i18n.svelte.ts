/** The texts of the interface, from the catalogue that all parts of the program share. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { ErrorBody, Lang } from '../wire';

export const LANGS: Lang[] = ['en', 'it', 'pl', 'ru'];

const catalogues = import.meta.glob<string>('../../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);
let english: FluentBundle | null = null;

/** The language a browser asks for first among those we speak. */
export function languageOf(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

export async function startLanguage(lang: Lang) {
  const loaded = await load(lang);
  english = lang === 'en' ? loaded : (english ?? (await load('en')));
  bundle = loaded;
  document.documentElement.lang = lang;
}

async function load(lang: Lang): Promise<FluentBundle> {
  const catalogue = catalogues[`../../../locales/${lang}.ftl`];
  return bundleOf(lang, catalogue ? await catalogue() : '');
}

export function bundleOf(lang: string, text: string): FluentBundle {
  // The marks around inserted texts would be read aloud by some screen readers.
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Returns a text of the interface in the chosen language, or else in English. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return format(bundle, id, args) ?? format(english, id, args) ?? id;
}

function format(from: FluentBundle | null, id: string, args?: Record<string, FluentVariable>) {
  const value = from?.getMessage(id)?.value;
  // A date may end in a full stop of its own ("480 p.n.e."): one is enough.
  return from && value ? from.formatPattern(value, args, []).replace(/\.\.(?=\s|$)/g, '.') : undefined;
}

/** Returns an error's sentence; one without a translation is said in English. */
export function tError(error: ErrorBody): string {
  const id = `error-${error.code.replaceAll('_', '-')}`;
  const args = error.params as Record<string, FluentVariable>;
  return format(bundle, id, args) ?? error.message;
}
