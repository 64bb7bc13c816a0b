import type { GameSetup } from '../module';

export const timeline: GameSetup = {
  seats: [2, 3, 4, 5, 6, 7, 8], // TC-1
  leastPlayers: 2,
  isTeam: false,
  deck: 'classic',
  // Decks of years go together; scenes go with nothing.
  mixes: ['classic', 'twist'],
  needsDeck: 'deck-needs-dates',
  cardsNeeded: ({ hand = 4 }, players) => 1 + hand * players, // TC-2a
  canBeFresh: true,
  hasFilter: true,
  choosesFirst: true,
  canDrop: true, // TC-17
  numbers: [{ key: 'hand', label: 'hand-size', values: [3, 4, 5, 6] }],
  checks: [],
  options: { rules: 'timeline', hand: 4, handicaps: {} },
  teaching: { bot: 'novice', options: {} },
  hall: { label: 'hall-streaks', editions: [], teams: [] },
};
