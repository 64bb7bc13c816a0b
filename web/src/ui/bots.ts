/** The bots a server offers. */
import { t } from '../i18n/i18n.svelte';
import { readInfo } from '../net/api';

/** The one who plays when nobody chose: neither the weakest nor the strongest. */
export function usualBot(levels: string[]): string {
  const known = ['amateur', 'steady'].find((level) => levels.includes(level));
  return known ?? levels[Math.floor(levels.length / 2)] ?? '';
}

export async function standIn(): Promise<string> {
  return usualBot((await readInfo()).bots);
}

/** A bot's character in words; one we have no words for goes by its name. */
export function botName(level: string): string {
  const id = `level-${level}`;
  const words = t(id);
  return words === id ? level : words;
}
