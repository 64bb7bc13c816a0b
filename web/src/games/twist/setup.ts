import type { GameSetup } from '../module';

export const twist: GameSetup = {
  // CO-1; alone one plays at a table for two.
  seats: [2, 3, 4, 5, 6, 7, 8],
  leastPlayers: 1,
  isTeam: true,
  deck: 'twist',
  // It needs the icons of all cards.
  mixes: ['twist'],
  needsDeck: 'deck-needs-icons',
  cardsNeeded: () => 36, // CO-1
  canBeFresh: true,
  hasFilter: true,
  choosesFirst: true,
  canDrop: false,
  numbers: [],
  checks: [],
  options: { rules: 'twist' },
  // The bot is a teammate, whose advice should be worth something: whoever follows it sees more than three rounds.
  teaching: { bot: 'historian', options: {} },
  hall: { label: 'hall-scores-twist', editions: ['twist', 'saga'], teams: [1, 2, 3, 4, 5, 6, 7, 8] },
};
