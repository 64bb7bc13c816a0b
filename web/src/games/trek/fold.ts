/** What the events of trek do to a view of it. */
import type {
  Board,
  Itinerary,
  JourneyCard,
  Pool,
  Reward,
  TokenName,
  TrekCard,
  TrekEvent,
  TrekPlayer,
  TrekScore,
  TrekView,
  TrekWarps,
} from '../../wire';
import { changed } from '../../lib/changed';

/** The columns of an itinerary, from the left. */
export const COLUMNS = ['person', 'event', 'innovation', 'progress'] as const;
export type Column = (typeof COLUMNS)[number];
/** Where a watch is done for the day (TR-19). */
export const NOON = 12;

const NO_TOKENS: Pool = { person: 0, event: 0, innovation: 0, progress: 0, wild: 0 };

export function foldTrek(view: TrekView, events: TrekEvent[]): TrekView {
  return events.reduce((before, event) => scored(step(before, event)), view);
}

function step(view: TrekView, event: TrekEvent): TrekView {
  switch (event.type) {
    case 'itinerary_chosen': // TR-3: the chooser alone is told which
      return {
        ...ofPlayer(view, event.seat, (player) => chosen({ ...player, has_chosen: true }, event.itinerary)),
        choosing: view.choosing.filter((seat) => seat !== event.seat),
      };
    case 'itineraries_revealed':
      return {
        ...view,
        players: view.players.map((player, seat) => chosen(player, event.itineraries[seat] ?? null)),
      };
    case 'card_taken':
      return taken(view, event);
    case 'token_placed':
      return {
        ...ofPlayer(view, event.seat, (player) => ({
          ...player,
          filled: changed(player.filled, columnOf(event.column), (n) => n + 1),
          points: player.points + event.points,
          crystals: player.crystals + event.crystals,
        })),
        pool: withToken(view.pool, event.token, -1),
      };
    case 'token_returned':
      return { ...view, pool: withToken(view.pool, event.token, -1) };
    case 'turn_ended': // TR-17
      return turnEnded(view, event);
    case 'passed': // TR-18
      return moved(view, event.seat, NOON);
    case 'turn_passed':
      return { ...view, turn: event.to, phase: 'turn' };
    case 'day_ended':
      return view;
    case 'day_began':
      return dayBegan(view, event);
    case 'warp_used':
      return warpUsed(view, event);
    case 'foreseen': // TW-6: who looked is told alone
      return {
        ...ofWarps(view, (warps) => ({
          ...warps,
          foreseen: warps.foreseen && { ...warps.foreseen, cards: event.cards },
        })),
        phase: 'turn',
      };
    case 'game_ended':
      return { ...view, turn: null, phase: 'over', outcome: event.outcome };
  }
}

function taken(view: TrekView, event: TrekEvent & { type: 'card_taken' }): TrekView {
  const { seat, space } = event;
  const after = ofPlayer(moved(view, seat, event.watch), seat, (player) => ({
    ...player,
    points: player.points + event.points,
    crystals: player.crystals + event.crystals - event.spent,
    journeys: joined(player.journeys, event),
  }));
  const isAncestor = event.taken.type === 'ancestor';
  return {
    ...after,
    phase: 'tokens',
    pool: poolOf(view, event.taken, space),
    n_ancestors: view.n_ancestors - (isAncestor ? 1 : 0),
    n_deck: view.n_deck - (space === 0 ? 1 : 0),
    row: space === null ? view.row : changed(view.row, space, () => null),
  };
}

/** The journeys with one more card: on top, before the last card by a detour (TW-4), or as a new one. */
function joined(journeys: JourneyCard[][], { journey, taken }: TrekEvent & { type: 'card_taken' }): JourneyCard[][] {
  if (journey === 'starts' || journey === 'closes') return [...journeys, [taken]];
  return changed(journeys, journeys.length - 1, (cards) => {
    // Ancestors after the last card stay with it.
    const at = journey === 'detours' ? cards.findLastIndex((card) => card.type === 'card') : cards.length;
    return cards.toSpliced(at, 0, taken);
  });
}

function turnEnded(view: TrekView, event: TrekEvent & { type: 'turn_ended' }): TrekView {
  const after = { ...view, row: refilled(view, event.row, event.fresh), n_deck: event.n_deck };
  const gone = unseen(view) - unseen(after);
  return ofWarps(after, (warps) => ({ ...forget(warps, gone), bend: null }));
}

/** Cards of the deck below its top. */
const unseen = ({ row, n_deck }: TrekView) => n_deck - (row[0] ? 1 : 0);

/** How many cards foresight shows (TW-4). */
const FORESEEN = 3;

function warpUsed(view: TrekView, event: TrekEvent & { type: 'warp_used' }): TrekView {
  const { seat, at, choice, cards } = event;
  const warp = view.warps?.laid_out[at];
  if (!warp) return view;
  const { kind, price } = warp;
  const echo = choice?.type === 'mat' ? choice.space : null;
  const paid = ofPlayer(view, seat, (player) => ({ ...player, crystals: player.crystals - price.crystals }));
  const hour = paid.players[seat]?.hour ?? 0;
  const after = kind === 'rewind' ? moved(paid, seat, hour - 1) : paid;
  return {
    ...ofWarps(after, (warps) => {
      const known = kind === 'new_dawn' ? forget(warps, view.row.length - 1) : warps;
      return {
        laid_out: changed(known.laid_out, at, (one) => ({ ...one, used_by: seat })),
        bend: { kind, hours: price.hours, echo },
        foreseen: kind === 'foresight' ? { by: seat, n: Math.min(FORESEEN, unseen(view)), cards } : known.foreseen,
      };
    }),
    phase: kind === 'foresight' ? 'foresight' : view.phase,
    row: event.row ?? view.row,
  };
}

/** The deck has lost some cards from below its top. */
function forget(warps: TrekWarps, gone: number): TrekWarps {
  const { foreseen } = warps;
  if (!foreseen || gone <= 0) return warps;
  const n = Math.max(0, foreseen.n - gone);
  return { ...warps, foreseen: n > 0 ? { ...foreseen, n, cards: foreseen.cards?.slice(gone) ?? null } : null };
}

function ofWarps(view: TrekView, change: (warps: TrekWarps) => TrekWarps): TrekView {
  return view.warps ? { ...view, warps: change(view.warps) } : view;
}

/** The hours of a card as the warp of this turn bends them (TW-3, TW-4). */
export function bentHours(view: TrekView, printed: number): number {
  const bend = view.warps?.bend;
  if (!bend) return printed;
  return (bend.kind === 'haste' ? Math.max(1, printed - 2) : printed) + bend.hours;
}

/** Whether a detour takes an earlier card into the journey: it is not earlier than the card before the last (TW-4). */
export function detours(view: TrekView, journey: JourneyCard[], date: number): boolean {
  if (view.warps?.bend?.kind !== 'detour') return false;
  const dates = journey.flatMap((card) => (card.type === 'card' ? [card.back.value] : []));
  const before = dates.at(-2);
  return before === undefined || before <= date;
}

function dayBegan(view: TrekView, event: TrekEvent & { type: 'day_began' }): TrekView {
  const { day, row, n_deck } = event;
  const players = view.players.map((player) => ({
    ...player,
    hour: 0,
    filled: [0, 0, 0, 0],
    has_chosen: false,
    used: player.itinerary ? [...player.used, player.itinerary] : player.used,
    itinerary: null,
  }));
  const choosing = players.map((_, seat) => seat);
  const today = { laid_out: event.warps ?? [], bend: null, foreseen: null };
  return ofWarps({ ...view, day, row, n_deck, phase: 'choosing', turn: null, choosing, players }, () => today);
}

/** Takes away what the seat alone may see (SEC-1). */
export function withoutOwn(view: TrekView, seat: number): TrekView {
  const blind = ofWarps(view, (warps) =>
    warps.foreseen?.by === seat ? { ...warps, foreseen: { ...warps.foreseen, cards: null } } : warps,
  );
  return ofPlayer(blind, seat, (player) => ({
    ...player,
    unused: null,
    itinerary: view.phase === 'choosing' ? null : player.itinerary,
  }));
}

function ofPlayer(view: TrekView, seat: number, change: (player: TrekPlayer) => TrekPlayer): TrekView {
  return { ...view, players: changed(view.players, seat, change) };
}

function chosen(player: TrekPlayer, itinerary: Itinerary | null): TrekPlayer {
  if (!itinerary) return player;
  const left = player.unused?.filter((other) => other.itinerary !== itinerary.itinerary) ?? null;
  return { ...player, itinerary, unused: left };
}

/** The watch lands on top of those on its space (TR-8). */
function moved(view: TrekView, seat: number, hour: number): TrekView {
  const stack = [...view.stack.filter((other) => other !== seat), seat];
  return { ...ofPlayer(view, seat, (player) => ({ ...player, hour })), stack };
}

function refilled(view: TrekView, row: (number | null)[], fresh: TrekCard | null): (TrekCard | null)[] {
  const known = [...view.row, fresh].filter((card) => card !== null);
  return row.map((number) => known.find((card) => card.card === number) ?? null);
}

function columnOf(name: TokenName): number {
  return COLUMNS.findIndex((column) => column === name);
}

/** What a card and the mat under it bring (TR-10), as the warp of this turn bends it: crystals are no tokens. */
export function benefitsOf({ board, warps }: TrekView, card: JourneyCard, space: number | null): TokenName[] {
  const printed = card.type === 'ancestor' ? board.ancestor_benefits : card.benefits;
  const under = warps?.bend?.echo ?? space;
  const mat = under === null ? null : (board.mat[under] ?? null);
  const all = mat === null ? printed : [...printed, mat];
  return warps?.bend?.kind === 'prism' ? all.map((one) => (one === 'crystal' ? one : 'wild')) : all;
}

export function poolOf(view: TrekView, card: JourneyCard, space: number | null): Pool {
  return benefitsOf(view, card, space).reduce((pool, one) => withToken(pool, one, 1), NO_TOKENS);
}

function withToken(pool: Pool, token: TokenName, by: 1 | -1): Pool {
  return token === 'crystal' ? pool : { ...pool, [token]: pool[token] + by };
}

function scored(view: TrekView): TrekView {
  return { ...view, players: view.players.map((player) => ({ ...player, score: scoreOf(player, view.board) })) };
}

/** Points of a journey by its length (TR-21). */
export function journeyPoints(board: Board, length: number): number {
  const listed = Math.min(length, board.journey.length);
  return (board.journey[listed - 1] ?? 0) + (length - listed) * board.journey_beyond;
}

export function scoreOf(player: TrekPlayer, board: Board): TrekScore {
  const journeys = player.journeys.reduce((sum, cards) => sum + journeyPoints(board, cards.length), 0);
  const { points, crystals } = player;
  return { points, crystals, journeys, total: points + crystals + journeys };
}

/** The date that the next card of a journey is compared with (TR-16); `null` before the first. */
export function lastDate(journey: JourneyCard[] | undefined): { value: number; label: string } | null {
  const last = journey?.findLast((card) => card.type === 'card');
  return last?.type === 'card' ? last.back : null;
}

/** The seats whose watches stand on an hour, the topmost last. */
export function stackAt(view: TrekView, hour: number): number[] {
  return view.stack.filter((seat) => view.players[seat]?.hour === hour);
}

/** The rows of an itinerary: one for each place of its longest column. */
export function rowsOf(itinerary: Itinerary): number {
  return Math.max(...itinerary.columns.map((column) => column.length));
}

/** What covering the next space of a column pays: the space, and the row it completes (TR-12). */
export function paidFor(itinerary: Itinerary, filled: number[], column: number): Reward[] {
  const at = filled[column] ?? 0;
  const isFull = itinerary.columns.every(
    (spaces, other) => spaces.length <= at || (filled[other] ?? 0) + (other === column ? 1 : 0) > at,
  );
  const rewards = [itinerary.columns[column]?.[at], isFull ? itinerary.rows[at] : null];
  return rewards.filter((reward) => reward !== null && reward !== undefined);
}

/** Says whether a row has been completed, and paid (TR-12a). */
export function isRowFull(itinerary: Itinerary, filled: number[], row: number): boolean {
  return itinerary.columns.every((spaces, column) => spaces.length <= row || (filled[column] ?? 0) > row);
}

export type DateState = 'row' | 'visited' | 'deck';
export type IndexLine = { label: string; value: number; state: DateState };

/**
 * The date index of a day: what lies in the row, what was visited, and what is still to
 * come. All of it is public, the order of the deck is not.
 */
export function dateIndex(view: TrekView, day: number): IndexLine[] {
  const values = (cards: JourneyCard[]) => cards.flatMap((card) => (card.type === 'card' ? [card.back.value] : []));
  const visited = new Set(view.players.flatMap((player) => player.journeys.flatMap(values)));
  const inRow = new Set(view.row.flatMap((card) => (card ? [card.back.value] : [])));
  return (view.board.dates[day - 1] ?? []).map(({ label, value }) => ({
    label,
    value,
    state: visited.has(value) ? 'visited' : inRow.has(value) ? 'row' : 'deck',
  }));
}
