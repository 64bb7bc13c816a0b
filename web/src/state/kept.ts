/**
 * What a page has shown of a table, kept for as long as its tab is open: after a reload what happened last is still there
 * to be read, and what was not shown yet is shown then.
 */
import type { Moment } from '../games/module';
import type { Lang, TableView } from '../wire';

export type Kept = { view: TableView; moment: Moment | null };

/** Another build of the page may read views otherwise: its own address tells builds apart. */
const page = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Several people may share a device, each with a seat of their own. */
const keyOf = (table: string, token: string | undefined) => `antedate-shown-${table}-${token?.slice(0, 8) ?? ''}`;

export function keep(token: string | undefined, table: string, { view, moment }: Kept) {
  try {
    if (view.phase === 'playing')
      sessionStorage.setItem(keyOf(table, token), JSON.stringify({ page: page(), view, moment }));
    else sessionStorage.removeItem(keyOf(table, token));
  } catch {
    // A private window may refuse, or be full: then a reload begins with the table as it is.
  }
}

/** Returns what was kept in this language by this very page. */
export function kept(token: string | undefined, table: string, lang: Lang): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(table, token)) ?? 'null') as (Kept & { page: string }) | null;
    return found && found.page === page() && found.view.lang === lang ? found : null;
  } catch {
    return null;
  }
}
