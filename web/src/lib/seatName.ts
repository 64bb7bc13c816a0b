/** What a reader calls whoever sits in a seat. */
import { t } from '../i18n/i18n.svelte';
import type { RunningGame } from '../wire';

/** Nobody reads of themselves in the third person. */
export function seatName({ seats, you }: RunningGame, seat: number): string {
  return seat === you ? t('you-yourself') : (seats[seat]?.name ?? '');
}
