import { type Announcement, polite, turnOf, winners } from '../../table/announcement';
import type { ChorusEvent, ChorusView } from '../../wire';
import type { ModuleOf } from '../module';
import { act } from './act';
import { coach } from './coach';
import { foldChorus, lookingOn, onClock } from './fold';
import { advance, begin, type ChorusMoment } from './moment';

const toAct = (view: ChorusView) => onClock(view).filter((seat) => !view.seats[seat]?.done);
const closes = (event: ChorusEvent) => event.type === 'card_closed' || event.type === 'own_card_closed';
const asks = (event: ChorusEvent) => closes(event) && 'next' in event && event.next !== null;

/** What was turned is said to all alike; whether one was right, to oneself. */
function said(event: ChorusEvent, { own }: ChorusView): Announcement[] {
  if (event.type === 'game_ended') return [polite('say-ended')];
  if (event.type === 'own_card_closed') {
    const { card } = event.closed;
    const told = { title: card.front.title, date: card.back.label };
    return [polite(own?.hits.at(-1) ? 'chorus-own-right' : 'chorus-own-wrong', told)];
  }
  if (event.type !== 'card_closed') return [];
  const { card, counts, first, last } = event.closed;
  const n = counts.slice(first, last + 1).reduce((sum, one) => sum + one, 0);
  const told = { title: card.front.title, date: card.back.label, n, all: counts.reduce((sum, one) => sum + one, 0) };
  const hit = own?.hits.at(-1);
  return [polite(hit === undefined ? 'chorus-say-turned' : hit ? 'chorus-say-right' : 'chorus-say-wrong', told)];
}

export const chorus: ModuleOf<'chorus', ChorusMoment> = {
  fold: foldChorus,
  toAct,
  onClock: (view) => (view.pace === 'together' ? onClock(view) : null),
  joinsLate: ({ pace }) => (pace === 'together' ? 'chorus-join-late' : 'chorus-join-alone'),
  // A choice beside others, what somebody else has closed, and who comes late.
  keepsLegal: ['chosen', 'other_card_closed', 'seat_joined'],
  held: () => [],
  withoutOwn: lookingOn,
  pile: ({ run, line }) => Math.max(0, run - line.length),
  asks,
  // At one's own pace one's card is turned for oneself alone.
  cue: ({ type }, { own }) => (type === 'own_card_closed' ? (own?.hits.at(-1) ? 'right' : 'wrong') : null),
  // Nobody draws.
  follows: () => null,
  act,
  announce(events, after, _, view) {
    const you = after.game?.you;
    const turn = you != null && toAct(view).includes(you) && events.some(asks) ? turnOf(you, after) : [];
    return [...events.flatMap((event) => said(event, view)), ...turn];
  },
  verdict: ({ outcome }, game) => winners(outcome?.winners ?? [], game),
  begin,
  advance: (moment, events, _, before, after) => advance(moment, events, before, after),
  coach,
  keys: [
    ['← → Home End', 'key-gap'],
    ['Enter', 'key-done'],
    ['+ −', 'key-zoom'],
    ['L', 'key-line'],
  ],
  screens: () => import('./screens'),
};
