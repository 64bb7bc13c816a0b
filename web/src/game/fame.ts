/** What is said of a result in the hall of fame. */
import type { Fame, FameSeat } from '../net/api';

type Say = (id: string) => string;

/** A name as it was at the table; somebody who has not shared it stays unnamed. */
export function nameOf(seat: FameSeat, t: Say): string {
  return seat.name ?? t('hall-somebody');
}

/** What a reader should know beside the score: bots may have helped. */
export function marksOf(fame: Pick<Fame, 'bots' | 'stood_in'>, t: Say): string[] {
  return [fame.bots ? t('hall-with-bots') : '', fame.stood_in ? t('hall-stood-in') : ''].filter(Boolean);
}
