import { expect, test } from 'vitest';

import { playOf, PLAYS, wishFor } from './plays';

test('the children’s choice is famous cards, three in hand and gentle bots', () => {
  expect(wishFor('children', { lang: 'en' })).toMatchObject({
    rules: 'timeline',
    decks: ['classic'],
    filter: { fame: 5 },
    options: { stand_ins: 'gentle', game: { rules: 'timeline', hand: 3 } },
    bots: ['novice'],
  });
});

test('a usual game has no filter, and whoever makes it begins only if asked and where that can be chosen', () => {
  const usual = wishFor('timeline', { lang: 'pl' });
  expect(usual.filter).toBeUndefined();
  expect(usual.lang).toBe('pl');
  expect(usual.options.first).toEqual({ type: 'random' });
  expect(wishFor('timeline', { lang: 'pl', first: true }).options.first).toEqual({ type: 'player', player: 0 });
  expect(wishFor('trek', { lang: 'pl', first: true }).options.first).toEqual({ type: 'random' });
});

test('with friends no bot sits down by itself', () => {
  const wish = wishFor('twist', { lang: 'en', bots: 0, seats: 4 });
  expect(wish.bots).toEqual([]);
  expect(wish.options.seats).toBe(4);
});

test('a table is called what was chosen for it', () => {
  for (const play of PLAYS) {
    const { rules, decks, filter } = wishFor(play, { lang: 'en' });
    expect(playOf({ rules, deck_ids: decks, fame: filter?.fame ?? null })).toBe(play);
  }
});
