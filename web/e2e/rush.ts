/** A whole table played in one page without looking: to get to a long line quickly. */
import type { Page } from '@playwright/test';

import { playedTable } from './wire';

const NAMES = ['Ada 🕰️🚀', 'שלום עולם', 'Bartholomew the Longest!', 'Łucja', 'Гипатия', 'W'.repeat(24), 'تاريخ', 'Zoë'];

/**
 * Makes a table of eight players with six cards each, and lets them place right cards until
 * the line has `length` of them and the turn is the first player's. Returns the table's id and
 * that player's token.
 */
export function rush(page: Page, length: number): Promise<{ table: string; token: string }> {
  const game = { rules: 'timeline' as const, hand: 6, handicaps: {} };
  const options = { game, first: { type: 'player' as const, player: 0 } };
  return playedTable(
    page,
    { rules: 'timeline', names: NAMES, options },
    {
      enough: ({ game }) => game?.view.rules === 'timeline' && game.view.line.length >= length && game.view.turn === 0,
    },
  );
}
