/** The texts of the interface, from the catalogue that all parts of the program share. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { ErrorBody, Lang } from '../wire';

export const LANGS: Lang[] = ['en', 'it', 'pl', 'ru'];

const catalogues = import.meta.glob<string>('../../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The rulebook is long, and few open it: its texts come apart. */
const rulebooks = import.meta.glob<string>('../../../locales/rules/*.ftl', {
  query: '?raw',
  import: 'default',
});
let withRulebook = false;

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

/** Adds the rulebook to the texts, in this language and every one chosen later. */
export async function loadRulebook(lang: Lang) {
  if (withRulebook) return;
  withRulebook = true;
  english = null;
  await startLanguage(lang);
}

async function load(lang: Lang): Promise<FluentBundle> {
  const sources = [catalogues[`../../../locales/${lang}.ftl`], withRulebook ? rulebooks[`../../../locales/rules/${lang}.ftl`] : undefined];
  const texts = await Promise.all(sources.map((source) => source?.() ?? ''));
  return bundleOf(lang, texts.join('\n'));
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
