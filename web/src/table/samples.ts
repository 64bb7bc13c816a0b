/** Small views for tests. */
import type { FaceUp, Front, GameView, TableView, Turned } from '../wire';

export function front(card: number, icon: string | null = null): Front {
  return { title: `Card ${card}`, topic: 'science', topic_name: 'Science', motif: 'sundial', icon };
}

export function faceUp(card: number, icon: string | null = null): FaceUp {
  return { card, front: front(card, icon) };
}

export function turned(card: number, value: number, icons: [string, string] | null = null): Turned {
  const back = {
    id: `card-${card}`,
    label: String(value),
    value,
    note: 'Note.',
    source: 'Source',
    icon: icons?.[1] ?? null,
  };
  return { card, front: front(card, icons?.[0] ?? null), back };
}

export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    v: 2,
    seq: 1,
    lang: 'en',
    you: 1,
    phase: 'lobby',
    rules: 'timeline',
    edition: 'classic',
    line: 'horizontal',
    decks: ['Classic'],
    options: {
      seats: 4,
      clock: 'none',
      on_leave: 'bot',
      first: { type: 'random' },
      stand_ins: 'gentle',
      fresh: false,
      public: false,
      game: { rules: 'timeline', hand: 4, handicaps: {} },
    },
    locked: false,
    host: 1,
    away: [],
    players: [
      { player: 1, name: 'Ada', bot: null },
      { player: 2, name: 'Bo', bot: 'steady' },
    ],
    game: null,
    chat: [],
    ...change,
  };
}

/** Bo in seat 0 and Ada, the viewer, in seat 1. */
export function playingAt(view: GameView): TableView {
  return tableView({
    phase: 'playing',
    rules: view.rules,
    game: {
      game: 1,
      you: 1,
      commitment: '',
      seed: null,
      due: [],
      pins: [],
      legal: [],
      seats: [
        { player: 2, name: 'Bo', driver: { type: 'owner' } },
        { player: 1, name: 'Ada', driver: { type: 'owner' } },
      ],
      view,
    },
  });
}
