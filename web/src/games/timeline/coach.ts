/** What a coach says in a first game of timeline. */
import { ownOption } from '../../lib/options';
import type { ModuleOf } from '../module';
import type { TimelineMoment } from './moment';

export const coach: ModuleOf<'timeline', TimelineMoment>['coach'] = {
  lessons: ['welcome', 'right', 'wrong', 'others', 'gaps', 'play-off', 'round', 'last', 'other-last'],
  due(view, you, { turns }, _, options) {
    const myTurn = view.turn === you;
    const hand = ownOption(options.game, 'hand') ?? Infinity;
    // Others may have moved since: what one's own card did is still to be explained.
    const mine = turns.findLast((turn) => turn.seat === you);
    const left = (seat: number) => view.hands[seat]?.length ?? 0;
    const others = view.hands.map((_, seat) => seat).filter((seat) => seat !== you && view.standings[seat] === 'in');
    const wasOut = (seat: number) => turns.filter((turn) => turn.seat === seat && turn.right).length >= hand;
    // Who has cards again after placing them all is in a play-off (TC-14).
    const playOff = view.hands.some((hand, seat) => hand.length > 0 && wasOut(seat));
    return [
      turns.length === 0 && myTurn && 'welcome',
      mine?.right === true && 'right',
      mine?.right === false && 'wrong',
      turns.some((turn) => turn.seat !== you) && 'others',
      myTurn && view.line.length >= 5 && 'gaps',
      playOff && 'play-off',
      !playOff && view.hands.some((hand) => hand.length === 0) && 'round',
      myTurn && !playOff && left(you) === 1 && 'last',
      !playOff && others.some((seat) => left(seat) === 1) && 'other-last',
    ];
  },
  points: {
    welcome: '[data-hand] .held',
    right: '[data-new]',
    wrong: '[data-new]',
    others: '[data-new]',
    gaps: '.strip',
    last: '[data-hand] .held',
  },
  sum(moment, you) {
    const mine = moment.turns.filter((turn) => turn.seat === you);
    const right = mine.filter((turn) => turn.right).length;
    return { right, wrong: mine.length - right };
  },
  moves: (_, you, { turns }) => turns.filter((turn) => turn.seat === you).length,
};
