/** Small views for tests. */
import type {
  FaceUp, Front, GameView, Itinerary, TableView, TimelineView, TrekCard, TrekPlayer, TrekView, Turned, TwistView,
} from '../wire';

export function front(card: number, icon: string | null = null): Front {
  return { title: `Card ${card}`, topic: 'science', topic_name: 'Science', motif: 'sundial', icon };
}

export function faceUp(card: number, icon: string | null = null): FaceUp {
  return { card, front: front(card, icon) };
}

export function turned(card: number, value: number, icons: [string, string] | null = null): Turned {
  const back = {
    id: `card-${card}`, label: String(value), value, note: 'Note.', source: 'Source',
    icon: icons?.[1] ?? null,
  };
  return { card, front: front(card, icons?.[0] ?? null), back };
}

export function timelineView(change: Partial<TimelineView> = {}): TimelineView {
  return {
    turn: 0, round: 1, first: 0,
    line: [turned(10, 1450), turned(11, 1969)],
    hands: [[faceUp(1), faceUp(2)], [faceUp(3)]],
    standings: ['in', 'in'],
    n_draw: 5, draw_top: faceUp(20), discard: [], outcome: null,
    ...change,
  };
}

export function twistView(change: Partial<TwistView> = {}): TwistView {
  return {
    turn: 0, tried: false, n_placed: 0,
    row: [[turned(10, 100)], [turned(11, 200)]],
    slots: [[]],
    hands: [[{ lies: 'upright', ...faceUp(1, 'sun') }, { lies: 'upright', ...faceUp(2, 'key') }], []],
    n_draw: 3, draw_top: faceUp(20, 'sun'),
    discard: [turned(30, 50, ['key', 'sun'])],
    tally: { main: 2, slots: 0, discard: 1, draw: 3, hands: 2, score: -2, rank: 0 },
    outcome: null,
    ...change,
  };
}

export function card(number: number, value: number, change: Partial<TrekCard> = {}): TrekCard {
  return { ...turned(number, value), day: 1, hours: 3, benefits: [], ...change };
}

/** Columns of 3, 2, 2 and 2 spaces; rows pay 6 points, a crystal and 10 points. */
export function itinerary(number: number): Itinerary {
  return {
    itinerary: number, name: `Itinerary ${number}`,
    columns: [[null, { points: 3 }, null], [null, null], [null, null], [null, null]],
    rows: [{ points: 6 }, { crystals: 1 }, { points: 10 }],
  };
}

export function trekPlayer(change: Partial<TrekPlayer> = {}): TrekPlayer {
  return {
    hour: 2, points: 0, crystals: 2, has_chosen: true, itinerary: itinerary(1), filled: [0, 0, 0, 0],
    used: [], unused: null, journeys: [[{ type: 'card', ...card(90, 1400) }]],
    score: { points: 0, crystals: 2, journeys: 0, total: 2 },
    ...change,
  };
}

export function trekView(change: Partial<TrekView> = {}): TrekView {
  return {
    day: 1, phase: 'turn', turn: 0, choosing: [],
    row: [
      card(0, 1500, { benefits: ['event'] }), card(1, 1600, { benefits: ['wild'] }), card(2, 1492),
      card(3, 800), card(4, 1700), card(5, 1800),
    ],
    n_deck: 30, n_ancestors: 6, pool: { person: 0, event: 0, innovation: 0, progress: 0, wild: 0 },
    stack: [0, 1], players: [trekPlayer(), trekPlayer()],
    board: {
      mat: [null, 'person', 'event', 'innovation', 'progress', 'crystal'],
      journey: [0, 2, 5, 8, 11, 14, 18, 22, 26, 30], journey_beyond: 3, punctuality: 3,
      ancestor_hours: 3, ancestor_benefits: ['progress'], ancestors: [],
      dates: [[800_000, 1400, 1500, 1600].map((value) => ({ label: String(value), value }))],
    },
    outcome: null,
    ...change,
  };
}

export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    v: 1, seq: 1, lang: 'en', you: 1, phase: 'lobby', rules: 'timeline', edition: 'classic',
    line: 'horizontal', decks: ['Classic'],
    options: {
      seats: 4, clock: 'none', on_leave: 'bot', first: { type: 'random' }, hand: 4,
      handicaps: {}, first_game: false, public: false,
    },
    locked: false, host: 1,
    players: [{ player: 1, name: 'Ada', bot: null }, { player: 2, name: 'Bo', bot: 'steady' }],
    game: null, chat: [],
    ...change,
  };
}

/** Bo in seat 0 and Ada, the viewer, in seat 1. */
export function playing(change: Partial<TimelineView> = {}): TableView {
  return playingAt({ rules: 'timeline', ...timelineView(change) });
}

export function playingTrek(change: Partial<TrekView> = {}): TableView {
  return playingAt({ rules: 'trek', ...trekView(change) });
}

function playingAt(view: GameView): TableView {
  return tableView({
    phase: 'playing', rules: view.rules,
    game: {
      game: 1, you: 1, commitment: '', seed: null, due: [], pins: [],
      seats: [
        { player: 2, name: 'Bo', driver: { type: 'owner' } },
        { player: 1, name: 'Ada', driver: { type: 'owner' } },
      ],
      view,
    },
  });
}
