/** What is said aloud of an event. Others' moves are said politely, your turn assertively. */
import type { Event, GameEvents, TableView, TimelineEvent, TrekEvent, Turned, TwistEvent } from '../wire';
import { toAct } from './fold';
import { whereBelongs } from './timeline';
import { tell } from './trekTold';

export type Announcement = {
  id: string;
  args: Record<string, string | number>;
  assertive: boolean;
};

export function announce(event: Event, after: TableView): Announcement[] {
  switch (event.type) {
    case 'joined':
      return [polite('say-joined', { name: event.player.name })];
    case 'started':
      return [polite('say-started', {}), ...turnIn(after)];
    case 'played':
      return event.by === 'clock' && isMine(event.seat, after)
        ? [polite('time-up', {}), ...ofGame(event.events, after)]
        : ofGame(event.events, after);
    case 'dropped':
      return ofGame(event.events, after);
    case 'handed_over':
      return event.to.type === 'bot' && event.why === 'clock' && isMine(event.seat, after) ? [polite('bot-holds-clock', {})] : [];
    case 'said':
      return [polite('say-chat', { name: event.line.name, text: event.line.text })];
    default:
      return [];
  }
}

function ofGame({ rules, list }: GameEvents, after: TableView): Announcement[] {
  if (rules === 'trek') return ofTrek(list, after);
  return join(rules === 'timeline' ? list.flatMap((one) => ofTimeline(one, after)) : list.flatMap((one) => ofTwist(one, after)));
}

/** The first polite remark matters most; that others are out or the game is over is never left out. */
function join(said: Announcement[]): Announcement[] {
  const first = said.find((one) => !one.assertive);
  const turn = said.find((one) => one.assertive);
  const ends = said.filter((one) => one.id === 'say-ended' || one.id === 'say-play-off');
  return [...new Set([first, turn, ...ends])].filter((one) => one !== undefined);
}

/**
 * What a region holds once something more was said: one text at a time. The same words as before
 * get a space that is not heard, since only a change is read aloud.
 */
export function heard(before: string, said: string): string {
  if (said === '') return before;
  return said === before ? `${said}\u00a0` : said;
}

function ofTimeline(event: TimelineEvent, after: TableView): Announcement[] {
  switch (event.type) {
    case 'card_placed':
      return [polite('say-placed', turnedUp(after, event))];
    case 'card_misplaced': {
      const line = after.game?.view.rules === 'timeline' ? after.game.view.line : [];
      const where = whereBelongs(line, event.card.back.value);
      return [polite(`say-misplaced-${where.id}`, { ...turnedUp(after, event), ...where.args })];
    }
    case 'seat_dropped':
      return [polite('say-dropped', { name: nameOf(after, event.seat) })];
    case 'round_ended': // TC-14
      return event.eliminated.length > 0 ? [polite('say-play-off', { names: namesOf(event.out, after) })] : [];
    case 'turn_passed':
      return turnOfSeat(after, event.to);
    case 'game_ended':
      return [polite('say-ended', {})];
    default:
      return [];
  }
}

function namesOf(seats: number[], after: TableView): string {
  return seats.map((seat) => nameOf(after, seat)).join(', ');
}

function ofTwist(event: TwistEvent, after: TableView): Announcement[] {
  switch (event.type) {
    case 'card_tried':
      return [polite(`say-went-${event.went.to}`, turnedUp(after, event))];
    case 'card_discarded':
      return [polite('say-discarded', turnedUp(after, event))];
    case 'stopped':
      return [polite('say-stopped', { name: nameOf(after, event.seat) })];
    case 'turn_passed':
      return turnOfSeat(after, event.to);
    case 'game_ended':
      return [polite('say-ended', {})];
    default:
      return [];
  }
}

/** A turn of trek is short to tell, so all of it is said. */
function ofTrek(events: TrekEvent[], after: TableView): Announcement[] {
  const { game } = after;
  if (game?.view.rules !== 'trek') return [];
  const said = tell(events, game, game.view).map(({ id, args }) => polite(id, args));
  const asked = events.some((event) => event.type === 'turn_passed' || event.type === 'day_began');
  return [...said, ...(asked ? turnIn(after) : [])];
}

function turnIn(after: TableView): Announcement[] {
  const view = after.game?.view;
  return view ? toAct(view).flatMap((seat) => turnOfSeat(after, seat)) : [];
}

function turnOfSeat(after: TableView, seat: number): Announcement[] {
  const waits = isMine(seat, after) && after.game?.seats[seat]?.driver.type === 'owner';
  return waits ? [{ id: 'say-your-turn', args: {}, assertive: true }] : [];
}

function isMine(seat: number, { game }: TableView): boolean {
  return seat === game?.you;
}

function turnedUp(after: TableView, { seat, card }: { seat: number; card: Turned }) {
  return { name: nameOf(after, seat), title: card.front.title, date: card.back.label };
}

function nameOf(view: TableView, seat: number): string {
  return view.game?.seats[seat]?.name ?? '';
}

function polite(id: string, args: Record<string, string | number>): Announcement {
  return { id, args, assertive: false };
}
