/** What is said of a result in the hall of fame. */
import type { Fame, FameSeat } from '../net/api';
import { botCalled } from './bots';

type Say = (id: string) => string;

/** A name as it was at the table, a bot's in the reader's language; somebody who has not shared theirs stays unnamed. */
export function nameOf(seat: FameSeat, t: Say, bots: ReadonlyMap<string, string>): string {
  if (seat.name === null) return t('hall-somebody');
  return seat.bot ? botCalled(seat.name, bots) : seat.name;
}

/** The game, with its edition where that is not the usual one. */
export function gameOf({ rules, edition }: Pick<Fame, 'rules' | 'edition'>, t: Say): string {
  const game = t(`game-${rules}`);
  return edition === rules || edition === 'classic' ? game : `${game}, ${t(`hall-edition-${edition}`)}`;
}

/** What a reader should know beside the score: bots may have helped. */
export function marksOf(fame: Pick<Fame, 'bots' | 'stood_in'>, t: Say): string[] {
  return [fame.bots ? t('hall-with-bots') : '', fame.stood_in ? t('hall-stood-in') : ''].filter(Boolean);
}
