/** Making tables. */
import { makeTable } from '../net/api';
import type { CreateTable, RuleSet } from '../wire';
import { greet } from './guest';
import { go } from './route.svelte';
import { newToken, settings } from './settings.svelte';

/** Proposed to newcomers; people of many centuries, the same in every language. */
const NAMES = [
  'Ada', 'Hypatia', 'Galileo', 'Zheng He', 'Ibn Battuta', 'Sappho', 'Kepler', 'Murasaki',
  'Marie', 'Copernico', 'Averroes', 'Sofia', 'Aryabhata', 'Hatshepsut', 'Amelia', 'Volta',
];

export function proposedName(): string {
  return settings.name || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ada');
}

/** The table to start as soon as it is seen: "Play now" waits for nobody. */
let startAtOnce: string | null = null;

export function takeStart(table: string): boolean {
  const found = startAtOnce === table;
  if (found) startAtOnce = null;
  return found;
}

export const PLAY_NOW = { rules: 'timeline' as RuleSet, deck: 'classic', bots: 2 };

export type Wish = Omit<CreateTable, 'name' | 'token'>;

/** Makes a table and goes there; `whenMade` hears of it before it is seen. */
export async function openTable(wish: Wish, name: string, atOnce: boolean, whenMade: (table: string) => void = () => {}) {
  const token = newToken();
  await greet();
  const made = await makeTable({ ...wish, name, token });
  settings.name = name;
  settings.keepSeat({ table: made.table, token, rules: wish.rules, at: Date.now() });
  if (atOnce) startAtOnce = made.table;
  whenMade(made.table);
  go(`/t/${made.table}`);
}
