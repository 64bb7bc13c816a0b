/** What a frame does to the view of a table. Pure: the server's log is the only truth. */
import { CLOCK_MILLIS, withoutPlayer } from '../lib/options';
import type {
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
import { MODULES } from '../games/modules';
import { changed } from '../lib/changed';

/** How many things said are kept, as in the server's view. */
const MAX_CHAT = 50;

/** Says what to do with a frame: numbers follow each other without gaps. */
export function place(known: number, seq: number): 'known' | 'next' | 'gap' {
  if (seq <= known) return 'known';
  return seq === known + 1 ? 'next' : 'gap';
}

export function foldFrame(view: TableView, frame: Frame): TableView {
  const after = frame.event ? foldEvent(view, frame.event, frame.at ?? 0) : view;
  const told = frame.event && touchesGame(frame.event);
  const game = told && after.game ? { ...after.game, legal: frame.legal ?? [] } : after.game;
  return { ...after, game, seq: frame.seq };
}

/** The events that may change what one may do: with these comes what one may do afterwards. */
const TOUCH_GAME = new Set<Event['type']>([
  'started',
  'played',
  'card_closed',
  'seat_taken',
  'dropped',
  'handed_over',
  'ended',
  'closed',
]);

/** Whether it happened beside what others do, and changes nothing of what anybody may do. */
export function isBeside(event: Event): boolean {
  if (event.type !== 'played' && event.type !== 'card_closed' && event.type !== 'seat_taken') return false;
  const { rules, list } = event.events;
  const keeps = MODULES[rules].keepsLegal;
  return keeps !== undefined && list.every(({ type }) => keeps.includes(type));
}

function touchesGame(event: Event): boolean {
  return TOUCH_GAME.has(event.type) && !isBeside(event);
}

function foldEvent(view: TableView, event: Event, at: number): TableView {
  switch (event.type) {
    case 'created':
      return view;
    case 'joined':
      return joined(view, event.player);
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
      return inGame(view, (game) => played(view, game, event.events, event.seat, at));
    case 'card_closed':
      return inGame(view, (game) => played(view, game, event.events, event.seat ?? null, at));
    case 'seat_taken':
      return seatTaken(view, event, at);
    case 'handed_over':
      return inGame(view, (game) => handOver(view, game, event, at));
    case 'said':
      return { ...view, chat: [...view.chat, event.line].slice(-MAX_CHAT) };
    case 'signalled':
      return event.preset === 'again' && view.phase === 'finished' ? withAgain(view, event.player) : view;
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
        ...inGame(view, (game) => {
          const ended: RunningGame = { ...game, seed: event.seed, due: [], pins: [] };
          return event.unlisted ? { ...ended, unlisted: event.unlisted } : ended;
        }),
        phase: 'finished',
      };
    case 'away':
      return { ...view, host: event.host, away: [...view.away, event.player].sort((a, b) => a - b) };
    case 'back':
      return { ...view, host: event.host, away: view.away.filter((other) => other !== event.player) };
    case 'closed':
      return { ...view, phase: 'closed' };
  }
}

function withAgain(view: TableView, player: number): TableView {
  return { ...view, again: [...new Set([...(view.again ?? []), player])].sort((a, b) => a - b) };
}

/** A view says who wants to play again only while somebody does. */
function withoutAgain({ again = [], ...view }: TableView, gone: (player: number) => boolean): TableView {
  const left = again.filter((player) => !gone(player));
  return left.length > 0 ? { ...view, again: left } : view;
}

/** The first person is the host; a bot never is. */
function joined(view: TableView, player: PlayerView): TableView {
  const isLed = view.host !== null && !view.away.includes(view.host);
  const host = isLed || player.bot !== null ? view.host : player.player;
  return { ...view, players: [...view.players, player], host };
}

function left(view: TableView, event: Event & { type: 'left' }): TableView {
  const { player, host } = event;
  const { first } = view.options;
  const isFirst = first.type === 'player' && first.player === player;
  return {
    ...withoutAgain(view.you === player ? lookingOn(view) : view, (other) => other === player),
    host,
    away: view.away.filter((other) => other !== player),
    players: view.players.filter((other) => other.player !== player),
    options: {
      ...view.options,
      first: isFirst ? { type: 'random' } : first,
      game: withoutPlayer(view.options.game, player),
    },
  };
}

/** Whoever has left sees what everybody may see, and no more (SEC-1). */
function lookingOn(view: TableView): TableView {
  const seat = view.game?.you ?? null;
  const after = inGame({ ...view, you: null }, (game) => ({ ...game, you: null, legal: [] }));
  if (seat === null) return after;
  return inGame(after, (game) => {
    const view = hidden(game.view, seat);
    // A clock of one's own was nobody else's to see (CH-10).
    const timed = new Set(onClock(view));
    return { ...game, view, due: game.due.filter((due) => timed.has(due.seat)) };
  });
}

function hidden(view: GameView, seat: number): GameView {
  return { ...MODULES[view.rules].withoutOwn(view, seat), rules: view.rules } as GameView;
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
    legal: [],
    view: event.view,
  };
  game.due = dueAfter(view, game, [], null, at);
  // A rematch rotates the seats, and the list of players is in the order of the seats.
  const players = event.seats.flatMap((number) => byNumber.get(number) ?? []);
  return { ...withoutAgain(view, () => true), phase: 'playing', players, game };
}

function seatOf(number: number, player: PlayerView | undefined): GameSeat {
  const bot = player?.bot ?? null;
  const driver: Driver = bot === null ? { type: 'owner' } : { type: 'bot', level: bot };
  return { player: number, name: player?.name ?? '', driver };
}

function played(view: TableView, game: RunningGame, events: GameEvents, seat: number | null, at: number): RunningGame {
  const after = { ...game, view: foldGame(game.view, events) };
  // Advice is about cards before players: it goes with the card.
  const held = new Set(MODULES[after.view.rules].held(after.view).map((one) => one.card));
  const pins = game.pins.filter((pin) => held.has(pin.card));
  // Where all act at once, a choice gives nobody more time, and the next card gives it to all.
  const together = sharedClock(after.view) !== null;
  const anew = events.list.some(({ type }) => type === 'card_closed');
  const before = anew ? [] : onClock(game.view);
  return { ...after, pins, due: dueAfter(view, after, before, together ? null : seat, at) };
}

/** Somebody comes late (CH-12): their time is that of all, so the frame says it. */
function seatTaken(view: TableView, event: Event & { type: 'seat_taken' }, at: number): TableView {
  const { seat, due } = event;
  // A replay has no other word of who they are.
  const isKnown = view.players.some(({ player }) => player === seat.player);
  const players = isKnown ? view.players : [...view.players, { player: seat.player, name: seat.name, bot: null }];
  return inGame({ ...view, players }, (game) => {
    const number = game.seats.length;
    const after = played(view, { ...game, seats: [...game.seats, seat] }, event.events, null, at);
    const timed = after.due.map((one) => (one.seat === number && due !== null ? { ...one, at: due } : one));
    return { ...after, due: timed };
  });
}

function foldGame(view: GameView, { rules, list }: GameEvents): GameView {
  return view.rules === rules ? ({ ...MODULES[rules].fold(view, list), rules } as GameView) : view;
}

/** The seats a game waits for. */
export function toAct(view: GameView): number[] {
  return MODULES[view.rules].toAct(view);
}

/** The seats whose time runs: those a game waits for, unless all share one clock. */
function onClock(view: GameView): number[] {
  return sharedClock(view) ?? toAct(view);
}

/** The seats that share one clock, where everybody acts at once; `null` elsewhere. */
function sharedClock(view: GameView): number[] | null {
  return MODULES[view.rules].onClock?.(view) ?? null;
}

/** A seat has the whole time from when the game began to wait for it, or from its own last decision. */
function dueAfter(table: TableView, game: RunningGame, before: number[], acted: number | null, at: number): Due[] {
  const millis = CLOCK_MILLIS[table.options.clock];
  if (millis === null) return [];
  // A bot needs no clock.
  const people = onClock(game.view).filter((seat) => game.seats[seat]?.driver.type === 'owner');
  return people.map((seat) => {
    const kept = before.includes(seat) && seat !== acted && game.due.find((due) => due.seat === seat);
    return kept || { seat, at: at + millis };
  });
}

function handOver(view: TableView, game: RunningGame, event: Event & { type: 'handed_over' }, at: number): RunningGame {
  const seats = changed(game.seats, event.seat, (before) => ({ ...before, driver: event.to }));
  const due = game.due.filter((one) => one.seat !== event.seat);
  const after = { ...game, seats, due };
  return { ...after, due: dueAfter(view, after, onClock(game.view), event.seat, at) };
}

function withoutPin(game: RunningGame, player: number, card: number) {
  return game.pins.filter((pin) => pin.player !== player || pin.card !== card);
}
