/** What is said aloud of a game of timeline. */
import { type Announcement, mostImportant, nameOf, polite, turnedUp, turnOf } from '../../table/announcement';
import type { TableView, TimelineEvent, TimelineView } from '../../wire';
import { whereBelongs } from './fold';

export function announce(events: TimelineEvent[], after: TableView, { line }: TimelineView): Announcement[] {
  return mostImportant(events.flatMap((event) => said(event, after, line)));
}

function said(event: TimelineEvent, after: TableView, line: TimelineView['line']): Announcement[] {
  switch (event.type) {
    case 'card_placed':
      return [polite('say-placed', turnedUp(after, event))];
    case 'card_misplaced': {
      const where = whereBelongs(line, event.card.back.value);
      return [polite(`say-misplaced-${where.id}`, { ...turnedUp(after, event), ...where.args })];
    }
    case 'seat_dropped':
      return [polite('say-dropped', { name: nameOf(after, event.seat) })];
    case 'round_ended': {
      // TC-14
      const names = event.out.map((seat) => nameOf(after, seat)).join(', ');
      return event.eliminated.length > 0 ? [polite('say-play-off', { names })] : [];
    }
    case 'turn_passed':
      return turnOf(event.to, after);
    case 'game_ended':
      return [polite('say-ended')];
    default:
      return [];
  }
}
