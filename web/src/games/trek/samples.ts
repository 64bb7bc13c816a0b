/** Small views of trek for tests. */
import { playingAt, turned } from '../../table/samples';
import type { Itinerary, TableView, TrekCard, TrekPlayer, TrekView } from '../../wire';

export function card(number: number, value: number, change: Partial<TrekCard> = {}): TrekCard {
  return { ...turned(number, value), day: 1, hours: 3, benefits: [], ...change };
}

/** Columns of 3, 2, 2 and 2 spaces; rows pay 6 points, a crystal and 10 points. */
export function itinerary(number: number): Itinerary {
  return {
    itinerary: number,
    name: `Itinerary ${number}`,
    columns: [
      [null, { points: 3 }, null],
      [null, null],
      [null, null],
      [null, null],
    ],
    rows: [{ points: 6 }, { crystals: 1 }, { points: 10 }],
  };
}

export function trekPlayer(change: Partial<TrekPlayer> = {}): TrekPlayer {
  return {
    hour: 2,
    points: 0,
    crystals: 2,
    has_chosen: true,
    itinerary: itinerary(1),
    filled: [0, 0, 0, 0],
    used: [],
    unused: null,
    journeys: [[{ type: 'card', ...card(90, 1400) }]],
    score: { points: 0, crystals: 2, journeys: 0, total: 2 },
    ...change,
  };
}

export function trekView(change: Partial<TrekView> = {}): TrekView {
  return {
    day: 1,
    phase: 'turn',
    turn: 0,
    choosing: [],
    row: [
      card(0, 1500, { benefits: ['event'] }),
      card(1, 1600, { benefits: ['wild'] }),
      card(2, 1492),
      card(3, 800),
      card(4, 1700),
      card(5, 1800),
    ],
    n_deck: 30,
    n_ancestors: 6,
    pool: { person: 0, event: 0, innovation: 0, progress: 0, wild: 0 },
    stack: [0, 1],
    players: [trekPlayer(), trekPlayer()],
    board: {
      mat: [null, 'person', 'event', 'innovation', 'progress', 'crystal'],
      journey: [0, 2, 5, 8, 11, 14, 18, 22, 26, 30],
      journey_beyond: 3,
      punctuality: 3,
      ancestor_hours: 3,
      ancestor_benefits: ['progress'],
      ancestors: [],
      dates: [[800_000, 1400, 1500, 1600].map((value) => ({ label: String(value), value }))],
    },
    outcome: null,
    ...change,
  };
}

export function playingTrek(change: Partial<TrekView> = {}): TableView {
  return playingAt({ rules: 'trek', ...trekView(change) });
}
