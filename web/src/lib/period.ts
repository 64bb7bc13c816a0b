/** How a period of years is worded. */
import { t } from '../i18n/i18n.svelte';

/** A year as people say it; there is no year 0. */
export function yearWords(year: number): string {
  return year < 0 ? t('year-bce', { year: String(-year) }) : String(year);
}

export function periodWords(from: number | null, to: number | null): string {
  if (from !== null && to !== null) return t('period-both', { from: yearWords(from), to: yearWords(to) });
  if (from !== null) return t('period-from', { from: yearWords(from) });
  return to === null ? '' : t('period-to', { to: yearWords(to) });
}
