/** Parts of what is said aloud. Others' moves are said politely, your turn assertively. */
import type { Message, MessageId } from '../i18n/messages';
import type { TableView, Turned } from '../wire';

export type Announcement = Message & { assertive: boolean };

export function polite(id: MessageId, args: Announcement['args'] = {}): Announcement {
  return { id, args, assertive: false };
}

/** The viewer's turn, if it is theirs and no bot holds the seat. */
export function turnOf(seat: number, after: TableView): Announcement[] {
  const waits = isMine(seat, after) && after.game?.seats[seat]?.driver.type === 'owner';
  return waits ? [{ id: 'say-your-turn', args: {}, assertive: true }] : [];
}

export function isMine(seat: number, { game }: TableView): boolean {
  return seat === game?.you;
}

export function nameOf(view: TableView, seat: number): string {
  return view.game?.seats[seat]?.name ?? '';
}

/** Who turned up which card. */
export function turnedUp(after: TableView, { seat, card }: { seat: number; card: Turned }) {
  return { name: nameOf(after, seat), title: card.front.title, date: card.back.label };
}

/** The first polite remark matters most; that others are out or the game is over is never left out. */
export function mostImportant(said: Announcement[]): Announcement[] {
  const first = said.find((one) => !one.assertive);
  const turn = said.find((one) => one.assertive);
  const ends = said.filter((one) => one.id === 'say-ended' || one.id === 'say-play-off');
  return [...new Set([first, turn, ...ends])].filter((one) => one !== undefined);
}

/** Who has won a game. */
export function winners(seats: number[], game: { seats: { name: string }[] }): Announcement[] {
  return [polite('winners', { names: seats.map((seat) => game.seats[seat]?.name ?? '').join(', '), n: seats.length })];
}
