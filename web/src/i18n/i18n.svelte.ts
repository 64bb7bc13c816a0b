/** The texts of the interface, from the catalogue that all parts of the program share. */
import type { ErrorBody, Lang } from '../wire';
import { format, type Pattern, type Values } from './format';
import { LANGS } from './languages';
import { lettersOf } from './letters';
import type { Message, Translate } from './messages';
import { typeset } from './typeset';

type Messages = Record<string, Pattern>;

// Read when the page is built (`build/catalogue.ts`).
const catalogues = import.meta.glob<Messages>('../../../locales/*.ftl', { import: 'default' });

/** The rulebook is long, and few open it: its texts come apart. */
const rulebooks = import.meta.glob<Messages>('../../../locales/rules/*.ftl', { import: 'default' });
let withRulebook = false;

let spoken = $state.raw<{ lang: Lang; messages: Messages }>({ lang: 'en', messages: {} });

/** The language a browser asks for first among those we speak. */
export function languageOf(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

export async function startLanguage(lang: Lang) {
  const rulebook = withRulebook ? rulebooks[`../../../locales/rules/${lang}.ftl`]?.() : undefined;
  const [messages] = await Promise.all([catalogues[`../../../locales/${lang}.ftl`]?.(), lettersOf(lang)]);
  spoken = { lang, messages: { ...messages, ...(await rulebook) } };
  document.documentElement.lang = lang;
}

/** Adds the rulebook to the texts, in this language and every one chosen later. */
export async function loadRulebook(lang: Lang) {
  if (withRulebook) return;
  withRulebook = true;
  await startLanguage(lang);
}

/**
 * Returns a text of the interface; a test sees to it that every language has all of them. An
 * id that no text has, and values other than those it inserts, do not compile.
 */
export const t: Translate = (id, ...values) => worded(id, values[0] as Values | undefined) ?? id;

/** Returns the text that was chosen elsewhere. */
export function tMessage({ id, args }: Message): string {
  return worded(id, args) ?? id;
}

function worded(id: string, values: Values = {}): string | undefined {
  const { lang, messages } = spoken;
  const pattern = messages[id];
  // A date may end in a full stop of its own ("480 p.n.e."): one is enough.
  return pattern === undefined ? undefined : typeset(format(pattern, lang, values).replace(/\.\.(?=\s|$)/g, '.'), lang);
}

/** Sets a text that comes from a deck, in the language of the page. */
export function deckText(text: string): string {
  return typeset(text, spoken.lang);
}

/** Returns an error's sentence; one without a translation is said in English. */
export function tError(error: ErrorBody): string {
  return worded(`error-${error.code.replaceAll('_', '-')}`, error.params) ?? error.message;
}
