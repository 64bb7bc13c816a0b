/** What is said of a result in the hall of fame. */
import type { Translate } from '../i18n/messages';
import { botCalled, type People } from '../table/bots';
import type { HallResult, HallSeat } from '../wire';

/** A name as it was at the table, a bot's in the reader's language; somebody who has not shared theirs stays unnamed. */
export function nameOf(seat: HallSeat, t: Translate, bots: People): string {
  if (seat.name === null) return t('hall-somebody');
  return seat.bot ? botCalled(seat.name, bots) : seat.name;
}

/** The game, with its edition where that is not the usual one. */
export function gameOf({ rules, edition }: Pick<HallResult, 'rules' | 'edition'>, t: Translate): string {
  const game = t(`game-${rules}`);
  return edition === rules || edition === 'classic' ? game : `${game}, ${t(`hall-edition-${edition}`)}`;
}

/** What a reader should know beside the score: bots may have helped. */
export function marksOf(result: Pick<HallResult, 'bots' | 'stood_in'>, t: Translate): string[] {
  return [result.bots ? t('hall-with-bots') : '', result.stood_in ? t('hall-stood-in') : ''].filter(Boolean);
}
