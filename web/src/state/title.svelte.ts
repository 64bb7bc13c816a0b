/** The title of the page. It is set in one place, so that nothing of an earlier screen stays. */
import { t } from '../i18n/i18n.svelte';
import type { PlainId } from '../i18n/messages';
import type { Route } from './route.svelte';

/** What a screen is called; the first page and a table go by the name of the program alone. */
const CALLED: Record<Route['screen'], PlainId | null> = {
  home: null,
  nowhere: 'no-such-page',
  table: null,
  new: 'new-table',
  join: 'join-by-code',
  settings: 'settings',
  about: 'about',
  decks: 'decks',
  deck: 'decks',
  me: 'me',
  practice: 'practice',
  hall: 'hall',
  daily: 'daily',
  archive: 'daily-archive',
  duel: 'duel',
  result: 'hall',
  rules: 'rules',
  replay: 'replay',
};

let calls = $state(false);

/** A table calls the player whose turn it is, for as long as it is on the page. */
export const calling = {
  get now(): boolean {
    return calls;
  },
  set now(on: boolean) {
    calls = on;
  },
};

/** `waiting` is how many games elsewhere wait for whoever reads: a page keeps its name, with a dot before it. */
export function titleOf(screen: Route['screen'], calling: boolean, waiting = 0): string {
  const called = CALLED[screen];
  const waits = waiting > 0 && screen !== 'table';
  const words = calling || (waits && !called) ? t('your-turn') : called && t(called);
  return [calling || waits ? '● ' : '', words ? `${words} · Antedate` : 'Antedate'].join('');
}
