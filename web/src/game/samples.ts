/** Small views for tests. */
import type { FaceUp, Front, TableView, TimelineView, Turned, TwistView } from '../wire';

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
  return tableView({
    phase: 'playing',
    game: {
      game: 1, you: 1, commitment: '', seed: null, due: [], pins: [],
      seats: [
        { player: 2, name: 'Bo', driver: { type: 'owner' } },
        { player: 1, name: 'Ada', driver: { type: 'owner' } },
      ],
      view: { rules: 'timeline', ...timelineView(change) },
    },
  });
}
