/** The places of the row: what a card that falls there would meet, and why one was blocked. */
import type { Turned, TwistView } from '../../wire';

/** A new end of the row, a free slot, or one that would block the card. */
export type Place = 'end' | 'free' | 'taken';

type Line = Pick<TwistView, 'row' | 'slots'>;

/** What a card meets that is later than the first `n` stacks of the row and earlier than the rest (CO-8 to CO-11). */
export function placeAfter({ row, slots }: Line, n: number): Place {
  if (n <= 0 || n >= row.length) return 'end';
  return slots[n - 1]?.length ? 'taken' : 'free';
}

/** What keeps a card from its slot: the neighbours it falls between, and the card that lies there. */
export type Hindrance = { left: Turned; right: Turned; by: Turned };

/** Why a card of this date is blocked; `null` if it would find a place. */
export function hindranceOf({ row, slots }: Line, value: number): Hindrance | null {
  const at = row.findLastIndex((stack) => stack[0] !== undefined && stack[0].back.value < value);
  const [left, right, by] = [row[at]?.[0], row[at + 1]?.[0], slots[at]?.[0]];
  if (!left || !right || !by) return null;
  // Of the same date as a card of the timeline it would be stacked (CO-7).
  return right.back.value === value || by.back.value === value ? null : { left, right, by };
}

/** The cards before a player as they are laid: upright ones first, blocked ones beside them. */
export function laidOut<Card extends { lies: string }>(hand: Card[]): Card[] {
  const upright = (card: Card) => card.lies === 'upright';
  return [...hand.filter(upright), ...hand.filter((card) => !upright(card))];
}
