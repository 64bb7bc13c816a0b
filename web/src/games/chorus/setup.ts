import type { GameSetup } from '../module';

const FEW = Array.from({ length: 12 }, (_, n) => n + 1);

export const chorus: GameSetup = {
  seats: [...FEW, 16, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300], // CH-1
  leastPlayers: 1,
  isTeam: false,
  deck: 'classic',
  mixes: ['classic', 'twist'],
  needsDeck: 'deck-needs-dates',
  cardsNeeded: ({ run = 10 }) => 1 + run, // CH-1
  canBeFresh: true,
  hasFilter: true,
  // Everybody begins.
  choosesFirst: false,
  // Nobody is waited for who is not there (CH-4).
  canDrop: false,
  numbers: [{ key: 'run', label: 'chorus-run', values: [5, 10, 15, 20, 25, 30] }],
  checks: [{ key: 'names', label: 'chorus-names' }],
  options: { rules: 'chorus', run: 10, lives: null, names: false, pace: 'together', teams: null },
  teaching: { bot: 'novice', options: { game: { run: 5 } } },
  hall: null,
};
