/** Which sound an event makes. One a kind of event, the most important first. */
import type { Event, TableView } from '../wire';
import { toAct } from './fold';

export type Cue = 'turn' | 'right' | 'wrong' | 'end' | 'word';

export function cueOf(event: Event, after: TableView): Cue | null {
  switch (event.type) {
    case 'ended':
      return 'end';
    case 'started':
      return isAskedOfMe(after) ? 'turn' : null;
    case 'played':
      return beginsMyTurn(event, after) ? 'turn' : outcomeOf(event);
    case 'dropped':
      return beginsMyTurn(event, after) ? 'turn' : null;
    case 'said':
    case 'signalled':
    case 'joined':
      return 'word';
    default:
      return null;
  }
}

/** Whether the game waits for me; in trek for all who choose their itineraries (TR-3). */
function isAskedOfMe({ game }: TableView): boolean {
  return game !== null && game.you !== null && toAct(game.view).includes(game.you);
}

/** Only what passes the turn or begins a day asks something new: others who choose beside me do not. */
function beginsMyTurn({ seat, events }: Event & { type: 'played' | 'dropped' }, after: TableView): boolean {
  const asks = events.list.some((event) => event.type === 'turn_passed' || event.type === 'day_began');
  return asks && seat !== after.game?.you && isAskedOfMe(after);
}

function outcomeOf({ events }: Event & { type: 'played' }): Cue | null {
  for (const event of events.list) {
    if (event.type === 'card_placed') return 'right';
    if (event.type === 'card_misplaced') return 'wrong';
    if (event.type === 'card_tried') return event.went.to === 'blocked' ? 'wrong' : 'right';
  }
  return null;
}
