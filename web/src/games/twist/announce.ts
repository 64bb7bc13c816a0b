/** What is said aloud of a game of twist. */
import { type Announcement, isMine, mostImportant, nameOf, polite, turnedUp, turnOf } from '../../table/announcement';
import type { TableView, TwistEvent } from '../../wire';
import { saidOf } from './moment';

export function announce(events: TwistEvent[], after: TableView): Announcement[] {
  return mostImportant(events.flatMap((event) => said(event, after)));
}

function said(event: TwistEvent, after: TableView): Announcement[] {
  switch (event.type) {
    case 'card_tried':
      return [polite(saidOf(isMine(event.seat, after), event.went), turnedUp(after, event))];
    case 'card_discarded':
      return [polite(saidOf(isMine(event.seat, after), null), turnedUp(after, event))];
    case 'stopped':
      return [polite('say-stopped', { name: nameOf(after, event.seat) })];
    case 'turn_passed':
      return turnOf(event.to, after);
    case 'game_ended':
      return [polite('say-ended')];
    default:
      return [];
  }
}
