import { type Announcement, polite, turnOf, winners } from '../../table/announcement';
import type { ChorusEvent, ChorusView } from '../../wire';
import type { ModuleOf } from '../module';
import { act } from './act';
import { coach } from './coach';
import { foldChorus, lookingOn, onClock } from './fold';
import { advance, begin, type ChorusMoment } from './moment';

const toAct = (view: ChorusView) => onClock(view).filter((seat) => !view.seats[seat]?.done);
type Closing = Extract<ChorusEvent, { type: 'card_closed' | 'own_card_closed' }>;
const closes = (event: ChorusEvent): event is Closing =>
  event.type === 'card_closed' || event.type === 'own_card_closed';
const asks = (event: ChorusEvent) => closes(event) && 'next' in event && event.next !== null;

/** Whether the viewer was right with the card that is turned, from the view after it; `null` for whoever only looks on. */
function hitIn(event: Closing, { own, seats }: ChorusView): boolean | null {
  if (!own) return null;
  // Whoever this very card has put out still hears how it went.
  const isOut = event.type === 'card_closed' && !event.out.includes(own.seat) && seats[own.seat]?.standing !== 'in';
  return isOut ? null : (own.hits.at(-1) ?? null);
}

/** What was turned is said to all alike; whether one was right, to oneself. */
function said(event: ChorusEvent, view: ChorusView): Announcement[] {
  if (event.type === 'game_ended') return [polite('say-ended')];
  if (event.type === 'own_card_closed') {
    const { card } = event.closed;
    const told = { title: card.front.title, date: card.back.label };
    return [polite(hitIn(event, view) ? 'chorus-own-right' : 'chorus-own-wrong', told)];
  }
  if (event.type !== 'card_closed') return [];
  const { card, counts, first, last } = event.closed;
  const n = counts.slice(first, last + 1).reduce((sum, one) => sum + one, 0);
  const told = { title: card.front.title, date: card.back.label, n, all: counts.reduce((sum, one) => sum + one, 0) };
  const hit = hitIn(event, view);
  return [polite(hit === null ? 'chorus-say-turned' : hit ? 'chorus-say-right' : 'chorus-say-wrong', told)];
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
  // What is turned is turned for all at once: heard is how it went for oneself (CH-11).
  cue(event, view) {
    const hit = closes(event) ? hitIn(event, view) : null;
    return hit === null ? null : hit ? 'right' : 'wrong';
  },
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
  advance: (moment, events, _, before) => advance(moment, events, before),
  coach,
  keys: [
    ['← → Home End', 'key-gap'],
    ['Enter', 'key-done'],
    ['+ −', 'key-zoom'],
    ['L', 'key-line'],
  ],
  screens: () => import('./screens'),
};
