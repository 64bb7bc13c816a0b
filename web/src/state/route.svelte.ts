import { GAMES } from '../games';
import type { RuleSet } from '../wire';

/** Where in the app one is. The server answers every such address with the page. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'decks' }
  | { screen: 'deck'; deck: string }
  | { screen: 'me' }
  | { screen: 'practice' }
  | { screen: 'hall' }
  /** Without a date it is today's. */
  | { screen: 'daily'; date: string | null }
  | { screen: 'archive' }
  | { screen: 'duel'; duel: string }
  | { screen: 'result'; result: string }
  | { screen: 'join'; code: string }
  | { screen: 'table'; table: string }
  /** Without a game all rulebooks are offered. */
  | { screen: 'rules'; rules: RuleSet | null }
  /** Without a table it waits for a file. */
  | { screen: 'replay'; table: string | null; game: number | null }
  | { screen: 'nowhere' };

export function parse(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  const argument = decoded(second);
  if (first === 't' && argument) return { screen: 'table', table: argument };
  if (first === 'j' && argument) return { screen: 'join', code: argument };
  if (first === 'replay') return { screen: 'replay', table: argument || null, game: Number(third) || null };
  if (first === 'decks') return argument ? { screen: 'deck', deck: argument } : { screen: 'decks' };
  if (first === 'rules') return { screen: 'rules', rules: GAMES.find((rules) => rules === second) ?? null };
  if (first === 'daily' && second === 'archive') return { screen: 'archive' };
  if (first === 'daily') return { screen: 'daily', date: argument || null };
  if (first === 'duel' && argument) return { screen: 'duel', duel: argument };
  if (first === 'hall' && argument) return { screen: 'result', result: argument };
  if (first === 'hall') return { screen: 'hall' };
  if (first === 'new' || first === 'settings' || first === 'about' || first === 'me' || first === 'practice')
    return { screen: first };
  return first === '' ? { screen: 'home' } : { screen: 'nowhere' };
}

/** What cannot be read (`%E0%A4`) is taken as it is: nothing goes by that name, and its screen says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);
let hasMoved = false;
addEventListener('popstate', arrive);

function arrive() {
  hasMoved = true;
  path = location.pathname;
}

export const route = {
  get now(): Route {
    return parse(path);
  },
  /** Whether the page has changed its screen since it was loaded. */
  get hasMoved(): boolean {
    return hasMoved;
  },
};

export function go(to: string, replace = false) {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  scrollTo(0, 0);
}

/** For links: follows them without loading the page again. */
export function follow(event: MouseEvent) {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link);
}
