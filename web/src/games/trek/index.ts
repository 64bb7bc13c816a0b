import { polite, turnOf, winners } from '../../table/announcement';
import type { EventOf, ModuleOf, ViewOf } from '../module';
import { act } from './act';
import { coach } from './coach';
import { foldTrek, withoutOwn } from './fold';
import { advance, begin, type TrekMoment } from './moment';
import { tell } from './told';

/** All choose their itineraries at once (TR-3). */
const toAct = ({ turn, choosing }: ViewOf<'trek'>) => (turn === null ? choosing : [turn]);
const asks = ({ type }: EventOf<'trek'>) => type === 'turn_passed' || type === 'day_began';

export const trek: ModuleOf<'trek', TrekMoment> = {
  fold: foldTrek,
  toAct,
  held: () => [],
  withoutOwn,
  pile: ({ n_deck }) => n_deck,
  asks,
  cue: () => null,
  follows: () => null,
  /** A turn is short to tell, so all of it is said. */
  announce(events, after, game, view) {
    const said = tell(events, game, view).map(({ id, args }) => polite(id, args));
    return events.some(asks) ? [...said, ...toAct(view).flatMap((seat) => turnOf(seat, after))] : said;
  },
  verdict: ({ outcome }, game) => winners(outcome?.winners ?? [], game),
  act,
  begin,
  advance,
  coach,
  keys: [
    ['1–6', 'key-departure'],
    ['A', 'key-ancestor'],
    ['← →', 'key-neighbours'],
    ['+ −', 'key-crystals'],
    ['W', 'key-wild'],
    ['Enter', 'key-go'],
    ['Esc', 'key-cancel'],
    ['C', 'key-clock'],
    ['L', 'key-row'],
    ['H', 'key-me'],
    ['D', 'key-index'],
    ['T', 'key-warps'],
  ],
  screens: () => import('./screens'),
};
