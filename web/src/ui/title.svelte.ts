/** The title of the page. It is set in one place, so that nothing of an earlier screen stays. */
import { t } from '../i18n/i18n.svelte';
import type { Route } from './route.svelte';

/** What a screen is called; the first page and a table go by the name of the program alone. */
const CALLED: Record<Route['screen'], string | null> = {
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
  hall: 'hall',
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

export function titleOf(screen: Route['screen'], calling: boolean): string {
  const called = CALLED[screen];
  const words = calling ? `● ${t('your-turn')}` : called && t(called);
  return words ? `${words} · Antedate` : 'Antedate';
}
