/** Which sound an event makes. One a kind of event, the most important first. */
import type { Event, TableView } from '../wire';
import { turnOf } from './fold';

export type Cue = 'turn' | 'right' | 'wrong' | 'end' | 'word';

export function cueOf(event: Event, after: TableView): Cue | null {
  switch (event.type) {
    case 'ended':
      return 'end';
    case 'started':
      return isMyTurn(after) ? 'turn' : null;
    case 'played':
      return isMyTurn(after) && event.seat !== after.game?.you ? 'turn' : outcomeOf(event);
    case 'said':
    case 'signalled':
    case 'joined':
      return 'word';
    default:
      return null;
  }
}

function isMyTurn(view: TableView): boolean {
  const turn = view.game ? turnOf(view.game.view) : null;
  return turn !== null && turn === view.game?.you;
}

function outcomeOf({ events }: Event & { type: 'played' }): Cue | null {
  for (const event of events.list) {
    if (event.type === 'card_placed') return 'right';
    if (event.type === 'card_misplaced') return 'wrong';
    if (event.type === 'card_tried') return event.went.to === 'blocked' ? 'wrong' : 'right';
  }
  return null;
}
