/** What a host chooses. */
import type { GameSetup } from '../games/module';
import type { Clock, GameOptions, Options, StandIns } from '../wire';

/** How long a player may have for one decision, in milliseconds. */
export const CLOCK_MILLIS: Record<Clock, number | null> = {
  none: null,
  '30s': 30_000,
  '60s': 60_000,
  '2m': 120_000,
  '1d': 86_400_000,
};
export const CLOCKS = Object.keys(CLOCK_MILLIS) as Clock[];

/** The bot offered first: a fair match for most people. */
export const USUAL_BOT = 'amateur';
/** Who holds the seat of somebody who is away, unless the table's options allow others. */
export const STAND_IN = 'novice';

/** Bots that may hold a person's seat, weakest first, and by which choice of the host each may. */
const STAND_INS: Record<StandIns, string[]> = {
  gentle: [STAND_IN],
  amateur: [STAND_IN, 'pupil', 'amateur'],
  any: [],
};

/** What a host can choose of them: at a public table never the strong ones. */
export function standInChoices({ public: isPublic }: Pick<Options, 'public'>): StandIns[] {
  return isPublic ? ['gentle', 'amateur'] : ['gentle', 'amateur', 'any'];
}

/** The bots of a list that may hold a person's seat at a table. */
export function standIns<Bot extends { level: string }>(
  bots: Bot[],
  { stand_ins, public: isPublic }: Pick<Options, 'stand_ins' | 'public'>,
): Bot[] {
  if (stand_ins === 'any' && !isPublic) return bots;
  const allowed = STAND_INS[stand_ins === 'any' ? 'amateur' : stand_ins];
  return bots.filter(({ level }) => allowed.includes(level));
}

/** The clock offered first: among strangers one that leaves no time to look a date up. */
export function usualClock(setup: Pick<GameSetup, 'datesAreOpen'>, isPublic: boolean): Clock {
  return isPublic && !setup.datesAreOpen ? '60s' : 'none';
}

/** The options that any one game has of its own. */
type OwnOptions<G = GameOptions> = G extends GameOptions ? Omit<G, 'rules'> : never;
type OwnKey<O = OwnOptions> = O extends O ? keyof O : never;
type OwnValue<K extends PropertyKey, G = GameOptions> = G extends Record<K, infer V> ? V : never;

/** One of a game's own options, if it has it. */
export function ownOption<K extends OwnKey>(game: GameOptions | undefined, key: K): OwnValue<K> | undefined {
  return game && key in game ? (game as unknown as Record<K, OwnValue<K>>)[key] : undefined;
}

/** A change of some options, of which the game's own are not all there. */
export type OptionsChange = Omit<Partial<Options>, 'game'> & { game?: Partial<UnionToOwn> };
type UnionToOwn = { [K in OwnKey]: OwnValue<K> };

/** The options after changes, each of which leaves alone what it does not name. */
export function changed(options: Options, changes: OptionsChange[]): Options {
  return changes.reduce<Options>(
    (all, change) => ({ ...all, ...change, game: { ...all.game, ...change.game } as GameOptions }),
    options,
  );
}

/** A game's own options without somebody who has left. */
export function withoutPlayer(game: GameOptions | undefined, player: number): GameOptions | undefined {
  const handicaps = ownOption(game, 'handicaps');
  if (!game || !handicaps) return game;
  const others = Object.entries(handicaps).filter(([of]) => of !== String(player));
  return { ...game, handicaps: Object.fromEntries(others) } as GameOptions;
}

/** The options a host begins with, with those of the game. */
export function usualOptions(game: GameOptions, seats: number): Options {
  return {
    seats: Math.max(2, seats),
    clock: 'none',
    on_leave: 'bot',
    first: { type: 'random' },
    stand_ins: 'gentle',
    fresh: false,
    public: false,
    game,
  };
}
