/** The letters a language has beyond those of every page: without them a word would be drawn in two fonts. */
import type { Lang } from '../wire';
import { LANGUAGES } from './languages';

/** A slow connection does not keep anybody from the table, in milliseconds. */
const FONT_TIMEOUT = 400;

export async function lettersOf(lang: Lang) {
  const { letter } = LANGUAGES[lang];
  if (letter === '') return;
  const fonts = ['700 16px "Playfair Display"', '600 16px "Source Sans 3"'];
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font, letter)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, FONT_TIMEOUT))]);
}
