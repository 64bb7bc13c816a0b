import { winners } from '../../table/announcement';
import type { ModuleOf } from '../module';
import { act } from './act';
import { announce } from './announce';
import { coach } from './coach';
import { foldTimeline } from './fold';
import { advance, begin, type TimelineMoment } from './moment';

export const timeline: ModuleOf<'timeline', TimelineMoment> = {
  fold: foldTimeline,
  toAct: ({ turn }) => (turn === null ? [] : [turn]),
  held: ({ hands }) => hands.flat(),
  withoutOwn: (view) => view,
  pile: ({ n_draw }) => n_draw,
  asks: (event) => event.type === 'turn_passed',
  cue: ({ type }) => (type === 'card_placed' ? 'right' : type === 'card_misplaced' ? 'wrong' : null),
  follows(events, { hands, outcome }, seat) {
    if (events.some(({ type }) => type === 'card_drawn')) return 'draw';
    const isPlaced = events.some(({ type }) => type === 'card_placed');
    return isPlaced && hands[seat]?.length === 1 && !outcome ? 'last' : null;
  },
  announce: (events, after, _, view) => announce(events, after, view),
  verdict: ({ outcome }, game) => winners(outcome?.winners ?? [], game),
  act,
  begin,
  advance: (moment, events, _, before) => advance(moment, events, before),
  coach,
  keys: [
    ['1–9', 'key-pick'],
    ['← → Home End', 'key-gap'],
    ['Enter', 'key-place'],
    ['G', 'key-guess'],
    ['+ −', 'key-zoom'],
    ['Esc', 'key-cancel'],
    ['L', 'key-line'],
    ['H', 'key-hand'],
  ],
  screens: () => import('./screens'),
};
