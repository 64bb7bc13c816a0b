/** What is said aloud of an event. */
import { MODULES } from '../games/modules';
import type { Event, GameEvents, PlayerView, TableView } from '../wire';
import { type Announcement, isMine, polite, turnOf } from './announcement';
import { toAct } from './fold';

export function announce(event: Event, after: TableView): Announcement[] {
  switch (event.type) {
    case 'joined':
      return [polite('say-joined', { name: nameIn(after, event.player) })];
    case 'started':
      return [polite('say-started'), ...turnIn(after)];
    case 'played':
      return event.by === 'clock' && isMine(event.seat, after)
        ? [polite('time-up'), ...ofGame(event.events, after)]
        : ofGame(event.events, after);
    case 'dropped':
    case 'card_closed':
    case 'seat_taken':
      return ofGame(event.events, after);
    case 'handed_over':
      return event.to.type === 'bot' && event.why === 'clock' && isMine(event.seat, after)
        ? [polite('bot-holds-clock')]
        : [];
    case 'said':
      return [polite('say-chat', { name: event.line.name, text: event.line.text })];
    default:
      return [];
  }
}

/** A bot's own name is the reader's, and the view has it. */
function nameIn({ players }: TableView, { player, name }: PlayerView): string {
  return players.find((one) => one.player === player)?.name ?? name;
}

function ofGame({ rules, list }: GameEvents, after: TableView): Announcement[] {
  const { game } = after;
  return game?.view.rules === rules ? MODULES[rules].announce(list, after, game, game.view) : [];
}

function turnIn(after: TableView): Announcement[] {
  const view = after.game?.view;
  return view ? toAct(view).flatMap((seat) => turnOf(seat, after)) : [];
}

/**
 * What a region holds once something more was said: one text at a time. The same words as before
 * get a space that is not heard, since only a change is read aloud.
 */
export function heard(before: string, said: string): string {
  if (said === '') return before;
  return said === before ? `${said}\u00a0` : said;
}
