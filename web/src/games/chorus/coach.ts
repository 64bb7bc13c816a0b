/** What a coach says in a first game of chorus. */
import type { ModuleOf } from '../module';
import type { ChorusMoment } from './moment';

export const coach: ModuleOf<'chorus', ChorusMoment>['coach'] = {
  lessons: ['welcome', 'alone', 'done', 'right', 'wrong', 'same', 'lives', 'last'],
  due({ own, current, line, run, lives, last, seats, pace }, you) {
    const isDone = pace === 'together' && seats[you]?.done === true;
    const hit = own?.hits.at(-1);
    return [
      line.length === 1 && current !== null && !isDone && 'welcome',
      pace === 'alone' && line.length === 2 && 'alone',
      isDone && seats.length > 1 && 'done',
      hit === true && 'right',
      hit === false && 'wrong',
      last !== null && last.first < last.last && 'same',
      lives !== null && own !== null && own.misses > 0 && 'lives',
      current !== null && line.length === run && 'last',
    ];
  },
  moves: (_, __, { said }) => said,
};
