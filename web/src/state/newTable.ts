/** Making tables. */
import { t } from '../i18n/i18n.svelte';
import { type Play, type Wish, wishFor } from '../lib/plays';
import { joinTable, makeTable } from '../net/api';
import { greet } from '../net/guest';
import { go } from './route.svelte';
import { newToken, settings } from './settings.svelte';

/** The name offered to newcomers: people of many centuries, as they are called in the reader's language. */
export function proposedName(): string {
  const names = t('proposed-names').split(', ');
  return settings.name || (names[Math.floor(Math.random() * names.length)] ?? '');
}

/** The table to start as soon as it is seen: "Play now" waits for nobody. */
let startAtOnce: string | null = null;

export function takeStart(table: string): boolean {
  const found = startAtOnce === table;
  if (found) startAtOnce = null;
  return found;
}

/** Begins a game at once, against bots. Whoever plays for the first time begins: they came to play. */
export async function playAtOnce(play: Play) {
  settings.play = play;
  const wish = wishFor(play, { lang: settings.lang, first: settings.played === 0 });
  await openTable(wish, proposedName(), true);
}

/** Makes a table and goes there. */
export async function openTable(
  wish: Wish,
  name: string,
  atOnce: boolean,
  {
    others = [],
    whenMade = () => {},
  }: {
    /** Who shares this device with whoever makes the table. */
    others?: string[];
    /** Hears of the table before it is seen. */
    whenMade?: (table: string) => void;
  } = {},
) {
  const token = newToken();
  await greet();
  const made = await makeTable({ ...wish, name, token });
  settings.name = name;
  settings.keepDecks(wish.decks ?? []);
  keep(made.table, token, wish, made.player);
  try {
    for (const other of others) {
      const token = newToken();
      const { player } = await joinTable(made.table, other, token);
      keep(made.table, token, wish, player);
    }
  } catch (problem) {
    // Two of one name: nobody is left at a table that is not gone to.
    settings.forgetSeat(made.table);
    throw problem;
  }
  if (atOnce) startAtOnce = made.table;
  whenMade(made.table);
  go(`/t/${made.table}`);
}

function keep(table: string, token: string, { rules }: Wish, player: number) {
  settings.keepSeat({ table, token, rules, at: Date.now(), player });
}
