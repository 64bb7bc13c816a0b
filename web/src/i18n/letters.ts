/** The letters a language has beyond those of every page: without them a word would be drawn in two fonts. */
import type { Lang } from '../wire';

const OWN: Record<Lang, string> = { en: '', it: '', pl: 'ł', ru: 'ж' };
/** A slow connection does not keep anybody from the table, in milliseconds. */
const PATIENCE = 400;

export async function lettersOf(lang: Lang) {
  if (OWN[lang] === '') return;
  const fonts = ['700 16px "Playfair Display"', '600 16px "Source Sans 3"'];
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font, OWN[lang])));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
