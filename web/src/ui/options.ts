import type { Options } from '../wire';

/** The bot offered first: a fair match for most people. */
export const USUAL_BOT = 'amateur';

/** The options a host begins with. */
export function usualOptions(seats: number): Options {
  return {
    seats: Math.max(2, seats), clock: 'none', on_leave: 'bot', first: { type: 'random' }, hand: 4,
    handicaps: {}, first_game: false, public: false,
  };
}
