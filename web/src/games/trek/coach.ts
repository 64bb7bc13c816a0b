/** What a coach says in a first game of trek. */
import type { ModuleOf } from '../module';
import { NOON } from './fold';
import type { TrekMoment } from './moment';

export const coach: ModuleOf<'trek', TrekMoment>['coach'] = {
  lessons: [
    'drawn',
    'departures',
    'itinerary',
    'tokens',
    'hours',
    'journey',
    'closed',
    'crystals',
    'ancestor',
    'noon',
    'done',
    'day',
    'last-day',
    'warps',
  ],
  due(view, you) {
    const me = view.players[you];
    if (!me) return [];
    const myTurn = view.turn === you && view.phase === 'turn';
    const journey = me.journeys.at(-1)?.length ?? 0;
    const n_tokens = me.filled.reduce((sum, n) => sum + n, 0);
    return [
      view.day === 1 && me.itinerary !== null && me.journeys.length === 0 && 'drawn',
      myTurn && me.journeys.length === 0 && 'departures',
      view.choosing.includes(you) && 'itinerary',
      n_tokens > 0 && 'tokens',
      me.journeys.length > 0 && me.hour > 0 && me.hour < NOON && 'hours',
      myTurn && journey >= 1 && 'journey',
      me.journeys.length >= 2 && 'closed',
      myTurn && me.journeys.length > 0 && me.crystals > 0 && 'crystals',
      myTurn && journey >= 2 && view.n_ancestors > 0 && 'ancestor',
      myTurn && me.hour >= 7 && 'noon',
      me.hour === NOON && view.phase !== 'choosing' && 'done',
      view.day === 2 && 'day',
      view.day === 3 && 'last-day',
      myTurn && view.warps !== undefined && me.journeys.length > 0 && 'warps',
    ];
  },
  moves({ players }, you) {
    const me = players[you];
    return me ? me.used.length + me.journeys.flat().length : 0;
  },
};
