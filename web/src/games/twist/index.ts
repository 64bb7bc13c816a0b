import { polite } from '../../table/announcement';
import type { ModuleOf } from '../module';
import { act } from './act';
import { announce } from './announce';
import { coach } from './coach';
import { foldTwist } from './fold';
import { advance, begin, type TwistMoment } from './moment';
import { rankName } from './ranks';

export const twist: ModuleOf<'twist', TwistMoment> = {
  fold: foldTwist,
  toAct: ({ turn }) => (turn === null ? [] : [turn]),
  held: ({ hands }) => hands.flat(),
  withoutOwn: (view) => view,
  pile: ({ n_draw }) => n_draw,
  asks: (event) => event.type === 'turn_passed',
  cue: (event) => (event.type !== 'card_tried' ? null : event.went.to === 'blocked' ? 'wrong' : 'right'),
  follows: (events) => (events.some(({ type }) => type === 'cards_drawn') ? 'draw' : null),
  announce: (events, after) => announce(events, after),
  verdict: ({ tally }) => [polite('score-is', { score: tally.score }), polite(rankName(tally.rank))],
  act,
  begin,
  advance: (moment, events) => advance(moment, events),
  coach,
  keys: [
    ['1–9', 'key-pick'],
    ['T', 'key-try'],
    ['D', 'key-discard'],
    ['S', 'key-stop'],
    ['Esc', 'key-cancel'],
    ['L', 'key-line'],
    ['H', 'key-hand'],
  ],
  screens: () => import('./screens'),
};
