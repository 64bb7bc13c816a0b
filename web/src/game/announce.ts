/** What is said aloud of an event. Others' moves are said politely, your turn assertively. */
import type { Event, TableView, TimelineEvent, TwistEvent } from '../wire';

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
    case 'dropped': {
      const said =
        event.events.rules === 'timeline'
          ? event.events.list.flatMap((one) => ofTimeline(one, after))
          : event.events.rules === 'twist'
            ? event.events.list.flatMap((one) => ofTwist(one, after))
            : [];
      return join(said);
    }
    case 'said':
      return [polite('say-chat', { name: event.line.name, text: event.line.text })];
    default:
      return [];
  }
}

/** A region can hold one text at a time: the first polite remark matters most. */
function join(said: Announcement[]): Announcement[] {
  const first = said.find((one) => !one.assertive);
  const turn = said.find((one) => one.assertive);
  return [first, turn].filter((one) => one !== undefined);
}

function ofTimeline(event: TimelineEvent, after: TableView): Announcement[] {
  switch (event.type) {
    case 'card_placed':
    case 'card_misplaced': {
      const id = event.type === 'card_placed' ? 'say-placed' : 'say-misplaced';
      return [polite(id, {
        name: nameOf(after, event.seat), title: event.card.front.title, date: event.card.back.label,
      })];
    }
    case 'turn_passed':
      return turnOfSeat(after, event.to);
    case 'game_ended':
      return [polite('say-ended', {})];
    default:
      return [];
  }
}

function ofTwist(event: TwistEvent, after: TableView): Announcement[] {
  switch (event.type) {
    case 'card_tried':
      return [polite(`say-went-${event.went.to}`, {
        name: nameOf(after, event.seat), title: event.card.front.title, date: event.card.back.label,
      })];
    case 'card_discarded':
      return [polite('say-discarded', {
        name: nameOf(after, event.seat), title: event.card.front.title, date: event.card.back.label,
      })];
    case 'turn_passed':
      return turnOfSeat(after, event.to);
    case 'game_ended':
      return [polite('say-ended', {})];
    default:
      return [];
  }
}

function turnIn(after: TableView): Announcement[] {
  const view = after.game?.view;
  if (!view || view.rules === 'trek' || view.turn === null) return [];
  return turnOfSeat(after, view.turn);
}

function turnOfSeat(after: TableView, seat: number): Announcement[] {
  return seat === after.game?.you ? [{ id: 'say-your-turn', args: {}, assertive: true }] : [];
}

function nameOf(view: TableView, seat: number): string {
  return view.game?.seats[seat]?.name ?? '';
}

function polite(id: string, args: Record<string, string | number>): Announcement {
  return { id, args, assertive: false };
}
