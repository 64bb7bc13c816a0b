/** Which of the public tables somebody is shown. */
import type { Lang, TableSummary } from '../wire';
import { type Play, playOf } from './plays';

type Wanted = {
  /** The tables at which one sits already: they stand elsewhere. */
  mine: ReadonlySet<string>;
  play?: Play | undefined;
  lang?: Lang | undefined;
};

/** Tables one can sit down at before those that one can watch; a full one that waits offers nothing. */
export function offered(tables: TableSummary[], { mine, play, lang }: Wanted): TableSummary[] {
  const open = (table: TableSummary) => table.phase === 'lobby' && table.room;
  return tables
    .filter((table) => !mine.has(table.table) && (open(table) || table.phase === 'playing'))
    .filter((table) => play === undefined || playOf(table) === play)
    .filter((table) => lang === undefined || table.lang === lang)
    .toSorted((left, right) => Number(open(right)) - Number(open(left)));
}
