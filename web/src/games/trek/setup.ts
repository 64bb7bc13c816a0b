import type { GameSetup } from '../module';

export const trek: GameSetup = {
  seats: [2, 3, 4], // TR-1
  leastPlayers: 2,
  isTeam: false,
  deck: 'trek',
  mixes: ['twist'],
  needsDeck: 'deck-needs-own',
  // Its deck is played whole.
  cardsNeeded: () => 0,
  canBeFresh: false,
  hasFilter: false,
  datesAreOpen: true,
  // The stack of watches decides, which chance makes (TR-4).
  choosesFirst: false,
  canDrop: false,
  numbers: [],
  checks: [
    { key: 'first_game', label: 'trek-first-game' },
    { key: 'warps', label: 'trek-warps-option' },
  ],
  options: { rules: 'trek', first_game: false, warps: false },
  teaching: { bot: 'novice', options: { game: { first_game: true, warps: false } } },
  hall: { label: 'hall-scores-trek', editions: [], teams: [2, 3, 4] },
};
