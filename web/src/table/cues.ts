/** Which sounds an event makes, phase by phase. */
import { MODULES } from '../games/modules';
import type { Sound } from '../lib/sound';
import type { Event, TableView } from '../wire';
import { toAct } from './fold';
import type { Phase } from './sequence';

/** The sounds with which a phase begins, one after the other; `long` is how long it takes. */
export function cuesAt(phase: Phase, long: number, event: Event, after: TableView): Sound[] {
  switch (phase) {
    case 'slide':
    case 'breath':
      return long > 0 ? [phase] : [];
    case 'verdict':
      return outcomeOf(event, after);
    case 'consequence':
      return cuesOf(event, after);
    default:
      return [];
  }
}

/** What an event sounds like that is not shown step by step, and what follows from one that is. */
export function cuesOf(event: Event, after: TableView): Sound[] {
  switch (event.type) {
    case 'ended':
      return [hasWon(after) ? 'win' : 'end'];
    case 'started':
      return isAskedOfMe(after) ? ['turn'] : [];
    case 'played':
    case 'dropped':
    case 'card_closed':
    case 'seat_taken':
      return [...followsFrom(event, after), ...(beginsMyTurn(event, after) ? (['turn'] as const) : [])];
    case 'said':
    case 'signalled':
    case 'joined':
      return ['word'];
    default:
      return [];
  }
}

/** Whether the game waits for me. */
function isAskedOfMe({ game }: TableView): boolean {
  return game !== null && game.you !== null && toAct(game.view).includes(game.you);
}

/** Whether the viewer is among those who have won; a team has no winners. */
function hasWon({ game }: TableView): boolean {
  const outcome = game?.view.outcome;
  return game?.you != null && outcome != null && 'winners' in outcome && outcome.winners.includes(game.you);
}

/** Only what asks something new: others who choose beside me do not. */
function beginsMyTurn(
  event: Event & { type: 'played' | 'dropped' | 'card_closed' | 'seat_taken' },
  after: TableView,
): boolean {
  const { events } = event;
  const seat = event.type === 'played' || event.type === 'dropped' ? event.seat : null;
  const asks = events.list.some((event) => MODULES[events.rules].asks(event));
  return asks && seat !== after.game?.you && isAskedOfMe(after);
}

function outcomeOf(event: Event, { game }: TableView): Sound[] {
  if (event.type !== 'played' && event.type !== 'card_closed' && event.type !== 'dropped') return [];
  const { rules, list } = event.events;
  if (game?.view.rules !== rules) return [];
  return list.flatMap((one) => MODULES[rules].cue(one, game.view) ?? []).slice(0, 1);
}

function followsFrom(
  event: Event & { type: 'played' | 'dropped' | 'card_closed' | 'seat_taken' },
  { game }: TableView,
): Sound[] {
  const { events } = event;
  if (game?.view.rules !== events.rules || event.type === 'seat_taken') return [];
  const seat = event.seat ?? game.you ?? 0;
  const sound = MODULES[events.rules].follows(events.list, game.view, seat);
  return sound ? [sound] : [];
}
