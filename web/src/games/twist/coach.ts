/** What a coach says in a first game of twist. */
import type { ModuleOf } from '../module';
import { canStop, iconToMatch } from './fold';
import type { TwistMoment } from './moment';

export const coach: ModuleOf<'twist', TwistMoment>['coach'] = {
  lessons: [
    'welcome',
    'end',
    'slot',
    'stack',
    'blocked',
    'must',
    'danger',
    'stop',
    'others',
    'discard',
    'advice',
    'narrow',
    'pile',
  ],
  due(view, you, { turns }, game) {
    const myTurn = view.turn === you;
    const hand = view.hands[you] ?? [];
    const nUpright = hand.filter((card) => card.lies === 'upright').length;
    const went = turns.findLast((turn) => turn.seat === you)?.went?.to;
    return [
      myTurn && turns.length === 0 && 'welcome',
      (went === 'left' || went === 'right') && 'end',
      went === 'slot' && 'slot',
      went === 'stack' && 'stack',
      went === 'blocked' && 'blocked',
      myTurn && view.tried && view.n_placed === 0 && 'must',
      myTurn && !view.tried && nUpright > 0 && nUpright <= 2 && 'danger',
      myTurn && canStop(view) && 'stop',
      turns.some((turn) => turn.seat !== you) && 'others',
      game.pins.some((pin) => hand.some((card) => card.card === pin.card)) && 'advice',
      myTurn && !view.tried && hand.some((card) => card.front.icon === iconToMatch(view)) && 'discard',
      myTurn && view.row.length >= 3 && 'narrow',
      view.n_draw === 0 && 'pile',
    ];
  },
  points: {
    welcome: '[data-hand] .held',
    end: '[data-new]',
    slot: '[data-new]',
    stack: '[data-new]',
    blocked: '[data-hand] .crosswise .held',
    must: '[data-hand] li:not(.crosswise) .held',
    danger: '[data-hand] .crosswise .held',
    stop: '.bar .button',
    others: '.after .hand',
    discard: '[data-hand] .matches',
    advice: '[data-hand] .pins',
    narrow: '.slot',
    pile: '.piles',
  },
  sum(moment, you) {
    const tried = moment.turns.filter((turn) => turn.seat === you && turn.went !== null);
    const right = tried.filter((turn) => turn.went?.to !== 'blocked').length;
    return { right, wrong: tried.length - right };
  },
  moves: (_, you, { turns }) => turns.filter((turn) => turn.seat === you).length,
};
