/**
 * What taking a card would bring, for the player to look at before they decide. The server
 * decides what does happen; the page only shows what the rules say.
 */
import type { Itinerary, JourneyCard, Pool, Source, TokenName, TrekPlayer, TrekView } from '../../wire';
import {
  benefitsOf,
  bentHours,
  type Column,
  COLUMNS,
  detours,
  journeyPoints,
  lastDate,
  NOON,
  paidFor,
  poolOf,
} from './fold';

/** A token on an itinerary, or the wish to place it there. */
export type Placed = { token: TokenName; column: Column; points: number; crystals: number };

export type Settled = {
  placed: Placed[];
  /** Tokens that find no space. */
  returned: TokenName[];
  filled: number[];
};

export type Preview = {
  card: JourneyCard;
  /** Hours left after crystals (TR-7). */
  hours: number;
  crystals: number;
  /** The most crystals that may be spent (TR-7a). */
  mostCrystals: number;
  watch: number;
  /** Whether the watch would pass 12 and is stopped there (TR-9). */
  isLate: boolean;
  punctuality: number;
  benefits: TokenName[];
  journey: 'starts' | 'continues' | 'closes' | 'detours';
  /** Cards of the journey it joins, itself included. */
  length: number;
  /** What the journey would be worth. */
  worth: number;
  /** Cards of the journey it closes; 0 if it closes none. */
  closedLength: number;
  settled: Settled;
  /** Columns that a wild may choose from; empty when there is nothing to choose. */
  wildColumns: Column[];
  /** All points and crystals, punctuality and itinerary included. */
  points: number;
  gainedCrystals: number;
  /** Whether the same player would act again (TR-5). */
  again: boolean;
};

/** What lies at a source; `null` if nothing can be taken there. */
function cardAt(view: TrekView, player: TrekPlayer, source: Source): JourneyCard | null {
  if (source.type === 'ancestor') {
    // TR-16: an ancestor cannot start a journey.
    return view.n_ancestors > 0 && player.journeys.length > 0 ? { type: 'ancestor' } : null;
  }
  const card = view.row[source.space];
  return card ? { type: 'card', ...card } : null;
}

export function isSame(left: Source | null, right: Source): boolean {
  return (
    left?.type === right.type && (right.type === 'ancestor' || (left.type === 'space' && left.space === right.space))
  );
}

/** Everything a player could take from, in the order of the row. */
export function sources(view: TrekView, player: TrekPlayer): Source[] {
  const spaces = view.row.map((_, space): Source => ({ type: 'space', space }));
  return [...spaces, { type: 'ancestor' as const }].filter((source) => cardAt(view, player, source));
}

export function preview(view: TrekView, seat: number, source: Source, spend: number, wishes: Column[]): Preview | null {
  const player = view.players[seat];
  const card = player && cardAt(view, player, source);
  if (!player || !card) return null;
  const space = source.type === 'space' ? source.space : null;
  const printed = bentHours(view, card.type === 'card' ? card.hours : view.board.ancestor_hours);
  const mostCrystals = Math.min(player.crystals, printed - 1);
  const crystals = Math.max(0, Math.min(spend, mostCrystals));
  const hours = printed - crystals;
  const reached = player.hour + hours;
  const watch = Math.min(reached, NOON);
  const benefits = benefitsOf(view, card, space);
  const pool = poolOf(view, card, space);
  const settled = settle(player.itinerary, player.filled, pool, wishes);
  const wildColumns = wildChoice(player.itinerary, player.filled, pool);
  const punctuality = reached === NOON ? view.board.punctuality : 0;
  const sum = (of: 'points' | 'crystals') => settled.placed.reduce((total, one) => total + one[of], 0);
  return {
    card,
    hours,
    crystals,
    mostCrystals,
    watch,
    isLate: reached > NOON,
    punctuality,
    benefits,
    ...journeyAfter(view, player, card),
    settled,
    wildColumns,
    points: punctuality + sum('points'),
    gainedCrystals: benefits.filter((one) => one === 'crystal').length + sum('crystals'),
    again: actsAgain(view, seat, watch),
  };
}

function journeyAfter(view: TrekView, player: TrekPlayer, card: JourneyCard) {
  const open = player.journeys.at(-1);
  const last = lastDate(open);
  const worth = (length: number) => journeyPoints(view.board, length);
  if (!open || !last) return { journey: 'starts' as const, length: 1, worth: worth(1), closedLength: 0 };
  // TR-15, TR-16: an equal date and an ancestor continue.
  if (card.type === 'ancestor' || card.back.value >= last.value) {
    const length = open.length + 1;
    return { journey: 'continues' as const, length, worth: worth(length), closedLength: 0 };
  }
  if (detours(view, open, card.back.value)) {
    const length = open.length + 1;
    return { journey: 'detours' as const, length, worth: worth(length), closedLength: 0 };
  }
  return { journey: 'closes' as const, length: 1, worth: worth(1), closedLength: open.length };
}

/** TR-5, TR-8: the mover lies on top of any watches on its space. */
function actsAgain(view: TrekView, seat: number, watch: number): boolean {
  return watch < NOON && view.players.every((other, number) => number === seat || other.hour >= watch);
}

/**
 * Puts tokens where the player wants them: coloured ones first, since a wild that takes
 * their place is a token lost, then each wild to the wished column or else to the best.
 */
export function settle(itinerary: Itinerary | null, filled: number[], pool: Pool, wishes: Column[]): Settled {
  const done: Settled = { placed: [], returned: [], filled: [...filled] };
  const put = (token: TokenName, column: Column | undefined) => {
    if (!itinerary || !column || freeIn(itinerary, done.filled, column) === 0) return done.returned.push(token);
    const at = COLUMNS.indexOf(column);
    const gains = gainsOf(itinerary, done.filled, column);
    done.filled[at] = (done.filled[at] ?? 0) + 1;
    return done.placed.push({ token, column, ...gains });
  };
  for (const column of COLUMNS) {
    for (let n = 0; n < pool[column]; n += 1) put(column, column);
  }
  for (let n = 0; n < pool.wild; n += 1) put('wild', wildColumn(itinerary, done.filled, wishes[n]));
  return done;
}

function wildColumn(itinerary: Itinerary | null, filled: number[], wish: Column | undefined): Column | undefined {
  if (!itinerary) return undefined;
  const isFree = (column: Column) => freeIn(itinerary, filled, column) > 0;
  return wish && isFree(wish) ? wish : bestColumn(itinerary, filled, COLUMNS.filter(isFree));
}

function freeIn(itinerary: Itinerary, filled: number[], column: Column): number {
  const at = COLUMNS.indexOf(column);
  return (itinerary.columns[at]?.length ?? 0) - (filled[at] ?? 0);
}

/**
 * The column where a wild does most: what it pays at once, else the column whose next
 * reward is nearest, else the emptiest, which brings full rows closer.
 */
function bestColumn(itinerary: Itinerary, filled: number[], columns: Column[]): Column | undefined {
  const worth = (column: Column) => {
    const { points, crystals } = gainsOf(itinerary, filled, column);
    const at = COLUMNS.indexOf(column);
    const ahead = itinerary.columns[at]?.slice(filled[at] ?? 0).findIndex((space) => space !== null) ?? -1;
    const near = ahead < 0 ? 0 : 1 / (1 + ahead);
    return 100 * (points + 2 * crystals) + 10 * near - (filled[at] ?? 0);
  };
  return columns.toSorted((left, right) => worth(right) - worth(left))[0];
}

function gainsOf(itinerary: Itinerary, filled: number[], column: Column): { points: number; crystals: number } {
  const gains = { points: 0, crystals: 0 };
  for (const reward of paidFor(itinerary, filled, COLUMNS.indexOf(column))) {
    if ('points' in reward) gains.points += reward.points;
    else gains.crystals += reward.crystals;
  }
  return gains;
}

/** The columns a wild may go to once the coloured tokens lie; none when that leaves no choice. */
function wildChoice(itinerary: Itinerary | null, filled: number[], pool: Pool): Column[] {
  if (!itinerary || pool.wild === 0) return [];
  const coloured = settle(itinerary, filled, { ...pool, wild: 0 }, []);
  const open = COLUMNS.filter((column) => freeIn(itinerary, coloured.filled, column) > 0);
  const free = open.reduce((sum, column) => sum + freeIn(itinerary, coloured.filled, column), 0);
  return open.length < 2 || free <= pool.wild ? [] : open;
}

/**
 * The next token to place when the server asks for one: the coloured ones first, then the
 * wilds as wished. `null` when there is nothing to place.
 */
export function nextToken(view: TrekView, seat: number, wishes: Column[]): { token: TokenName; column: Column } | null {
  const player = view.players[seat];
  if (view.phase !== 'tokens' || view.turn !== seat || !player) return null;
  const next = settle(player.itinerary, player.filled, view.pool, wishes).placed[0];
  return next ? { token: next.token, column: next.column } : null;
}

/** Every token and column the server would accept now (TR-11a). */
export function tokenChoices(view: TrekView, seat: number): { token: TokenName; column: Column }[] {
  const player = view.players[seat];
  const itinerary = player?.itinerary;
  if (view.phase !== 'tokens' || view.turn !== seat || !player || !itinerary) return [];
  const open = COLUMNS.filter((column) => freeIn(itinerary, player.filled, column) > 0);
  const wilds = open.map((column) => ({ token: 'wild' as const, column }));
  const coloured = open.filter((column) => view.pool[column] > 0).map((column) => ({ token: column, column }));
  return [...coloured, ...(view.pool.wild > 0 ? wilds : [])];
}
