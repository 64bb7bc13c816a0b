/** Advice about where a card belongs, as a little line of the main row. */
import type { RunningGame, TwistView } from '../../wire';
import { type Place, placeAfter } from './places';

export type Spot = {
  /** The first card of the stack it comes after; `null` is before all. */
  after: number | null;
  /** That stack's date. */
  date: string | null;
  /** What a card would meet there. */
  place: Place;
  /** Who points here. */
  names: string[];
  isMine: boolean;
};

/** The places of the main row that advice can point at, and who points there about one card. */
export function aboutSpots(
  view: Pick<TwistView, 'row' | 'slots'>,
  game: Pick<RunningGame, 'pins' | 'seats'>,
  card: number,
  you: number | null,
): Spot[] {
  const here = (after: number | null) =>
    game.pins.filter((one) => one.card === card && one.pin.type === 'about' && one.pin.after === after);
  const nameOf = (player: number) => game.seats.find((seat) => seat.player === player)?.name ?? '';
  const spot = (after: number | null, date: string | null, n: number): Spot => {
    const pins = here(after);
    return {
      after,
      date,
      place: placeAfter(view, n),
      names: pins.map((pin) => nameOf(pin.player)),
      isMine: pins.some((pin) => pin.player === you),
    };
  };
  const stacks = view.row.flatMap((stack) => stack.slice(0, 1));
  return [spot(null, null, 0), ...stacks.map((first, at) => spot(first.card, first.back.label, at + 1))];
}
