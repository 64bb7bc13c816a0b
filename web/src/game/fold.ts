/** What a frame does to the view of a table. Pure: the server's log is the only truth. */
import type {
  Clock,
  Driver,
  Due,
  Event,
  Frame,
  GameEvents,
  GameSeat,
  GameView,
  PlayerView,
  RunningGame,
  TableView,
} from '../wire';
import { changed, foldTimeline } from './timeline';
import { foldTrek, withoutOwn } from './trek';
import { foldTwist } from './twist';

/** How many things said are kept, as in the server's view. */
const CHAT_KEPT = 50;

const CLOCK_MILLIS: Record<Clock, number | null> = {
  none: null,
  '30s': 30_000,
  '60s': 60_000,
  '2m': 120_000,
  '1d': 86_400_000,
};

/** Says what to do with a frame: numbers follow each other without gaps. */
export function place(known: number, seq: number): 'known' | 'next' | 'gap' {
  if (seq <= known) return 'known';
  return seq === known + 1 ? 'next' : 'gap';
}

export function foldFrame(view: TableView, frame: Frame): TableView {
  const after = frame.event ? foldEvent(view, frame.event, frame.at ?? 0) : view;
  return { ...after, seq: frame.seq };
}

function foldEvent(view: TableView, event: Event, at: number): TableView {
  switch (event.type) {
    case 'created':
      return view;
    case 'joined':
      return { ...view, players: [...view.players, event.player], host: view.host ?? event.player.player };
    case 'left':
      return left(view, event);
    case 'locked':
      return { ...view, locked: event.locked };
    case 'options_set':
      return { ...view, options: event.options };
    case 'started':
      return started(view, event, at);
    case 'played':
    case 'dropped':
      return inGame(view, (game) => played(view, game, event, at));
    case 'handed_over':
      return inGame(view, (game) => handOver(view, game, event, at));
    case 'said':
      return { ...view, chat: [...view.chat, event.line].slice(-CHAT_KEPT) };
    case 'signalled':
      return view;
    case 'pinned': {
      const { player, card, pin } = event;
      return inGame(view, (game) => ({
        ...game,
        pins: [...withoutPin(game, player, card), { player, card, pin }],
      }));
    }
    case 'unpinned':
      return inGame(view, (game) => ({ ...game, pins: withoutPin(game, event.player, event.card) }));
    case 'ended':
      return {
        ...inGame(view, (game) => ({ ...game, seed: event.seed, due: [], pins: [] })),
        phase: 'finished',
      };
    case 'closed':
      return { ...view, phase: 'closed', host: null };
  }
}

function left(view: TableView, event: Event & { type: 'left' }): TableView {
  const { player, host } = event;
  const { first } = view.options;
  const handicaps = Object.fromEntries(Object.entries(view.options.handicaps).filter(([of]) => of !== String(player)));
  const isFirst = first.type === 'player' && first.player === player;
  return {
    ...(view.you === player ? lookingOn(view) : view),
    host,
    players: view.players.filter((other) => other.player !== player),
    options: { ...view.options, handicaps, first: isFirst ? { type: 'random' } : first },
  };
}

/** Whoever has left sees what everybody may see, and no more (SEC-1). */
function lookingOn(view: TableView): TableView {
  const seat = view.game?.you ?? null;
  const after = inGame({ ...view, you: null }, (game) => ({ ...game, you: null }));
  if (seat === null || after.game?.view.rules !== 'trek') return after;
  const { view: trek } = after.game;
  return inGame(after, (game) => ({ ...game, view: { rules: 'trek', ...withoutOwn(trek, seat) } }));
}

function inGame(view: TableView, change: (game: RunningGame) => RunningGame): TableView {
  return view.game ? { ...view, game: change(view.game) } : view;
}

function started(view: TableView, event: Event & { type: 'started' }, at: number): TableView {
  const byNumber = new Map(view.players.map((player) => [player.player, player]));
  const seats = event.seats.map((number) => seatOf(number, byNumber.get(number)));
  const you = view.you === null ? -1 : event.seats.indexOf(view.you);
  const game: RunningGame = {
    game: event.game,
    seats,
    you: you < 0 ? null : you,
    commitment: event.commitment,
    seed: null,
    due: [],
    pins: [],
    view: event.view,
  };
  game.due = dueAfter(view, game, [], null, at);
  // A rematch rotates the seats, and the list of players is in the order of the seats.
  const players = event.seats.flatMap((number) => byNumber.get(number) ?? []);
  return { ...view, phase: 'playing', players, game };
}

function seatOf(number: number, player: PlayerView | undefined): GameSeat {
  const bot = player?.bot ?? null;
  const driver: Driver = bot === null ? { type: 'owner' } : { type: 'bot', level: bot };
  return { player: number, name: player?.name ?? '', driver };
}

function played(view: TableView, game: RunningGame, event: Event & { events: GameEvents; seat: number }, at: number): RunningGame {
  const after = { ...game, view: foldGame(game.view, event.events) };
  // Advice is about cards before players: it goes with the card.
  const held = heldCards(after.view);
  const pins = game.pins.filter((pin) => held.has(pin.card));
  return { ...after, pins, due: dueAfter(view, after, toAct(game.view), event.seat, at) };
}

function foldGame(view: GameView, events: GameEvents): GameView {
  if (view.rules === 'timeline' && events.rules === 'timeline') {
    return { ...foldTimeline(view, events.list), rules: 'timeline' };
  }
  if (view.rules === 'twist' && events.rules === 'twist') {
    return { ...foldTwist(view, events.list), rules: 'twist' };
  }
  if (view.rules === 'trek' && events.rules === 'trek') {
    return { ...foldTrek(view, events.list), rules: 'trek' };
  }
  return view;
}

function heldCards(view: GameView): Set<number> {
  return view.rules === 'trek' ? new Set() : new Set(view.hands.flat().map((held) => held.card));
}

/** The seats a game waits for: in trek all choose their itineraries at once (TR-3). */
export function toAct(view: GameView): number[] {
  if (view.turn !== null) return [view.turn];
  return view.rules === 'trek' ? view.choosing : [];
}

/** A seat has the whole time from when the game began to wait for it, or from its own last decision. */
function dueAfter(table: TableView, game: RunningGame, before: number[], acted: number | null, at: number): Due[] {
  const millis = CLOCK_MILLIS[table.options.clock];
  if (millis === null) return [];
  // A bot needs no clock.
  const people = toAct(game.view).filter((seat) => game.seats[seat]?.driver.type === 'owner');
  return people.map((seat) => {
    const kept = before.includes(seat) && seat !== acted && game.due.find((due) => due.seat === seat);
    return kept || { seat, at: at + millis };
  });
}

function handOver(view: TableView, game: RunningGame, event: Event & { type: 'handed_over' }, at: number): RunningGame {
  const seats = changed(game.seats, event.seat, (before) => ({ ...before, driver: event.to }));
  const due = game.due.filter((one) => one.seat !== event.seat);
  const after = { ...game, seats, due };
  return { ...after, due: dueAfter(view, after, toAct(game.view), event.seat, at) };
}

function withoutPin(game: RunningGame, player: number, card: number) {
  return game.pins.filter((pin) => pin.player !== player || pin.card !== card);
}
