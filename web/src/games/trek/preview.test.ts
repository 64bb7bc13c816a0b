/** Compares the previews with what the rules make of every take, from the corpus. */
import { describe, expect, test } from 'vitest';

import { readCorpus } from '../../table/corpus';
import type { Source, TokenName, TrekEvent, TrekPlayer, TrekView } from '../../wire';
import { type Column, journeyPoints } from './fold';
import { type Preview, preview, sources, tokenChoices } from './preview';

type Take = { source: Source; crystals: number; events: TrekEvent[]; after: TrekPlayer; again: boolean };
type Position = { seat: number; view: TrekView; takes: Take[]; tokens: [TokenName, TokenName][] };

/** What a preview says, in the words of the events that the rules make. */
function promised(before: TrekPlayer, view: TrekView, shown: Preview) {
  const { board } = view;
  const joined = ['continues', 'detours'].includes(shown.journey) ? (before.journeys.at(-1)?.length ?? 0) : 0;
  return {
    watch: shown.watch,
    punctuality: shown.punctuality,
    journey: shown.journey,
    length: shown.length,
    journeys: before.score.journeys - journeyPoints(board, joined) + shown.worth,
    points: before.points + shown.points,
    crystals: before.crystals - shown.crystals + shown.gainedCrystals,
    placed: shown.settled.placed.map(({ token, column }) => `${token} in ${column}`).toSorted(),
    returned: shown.settled.returned.toSorted(),
    again: shown.again,
  };
}

/** The same of what the rules made of it. */
function happened({ events, after, again }: Take) {
  const taken = events.find((event) => event.type === 'card_taken');
  const placed = events.filter((event) => event.type === 'token_placed');
  const returned = events.filter((event) => event.type === 'token_returned');
  return {
    watch: taken?.watch,
    punctuality: taken?.points,
    journey: taken?.journey,
    length: after.journeys.at(-1)?.length,
    journeys: after.score.journeys,
    points: after.points,
    crystals: after.crystals,
    placed: placed.map(({ token, column }) => `${token} in ${column}`).toSorted(),
    returned: returned.map(({ token }) => token).toSorted(),
    again,
  };
}

describe('previews of trek agree with the rules', () => {
  const positions = readCorpus<Position[]>('previews.json');
  const turns = positions.filter(({ takes }) => takes.length > 0);

  test('what can be taken, and for how many crystals', () => {
    for (const { view, seat, takes } of turns) {
      const player = view.players[seat]!;
      const offered = sources(view, player).flatMap((source) => {
        const { mostCrystals } = preview(view, seat, source, 0, [])!;
        return Array.from({ length: mostCrystals + 1 }, (_, crystals) => ({ source, crystals }));
      });
      const legal = takes.map(({ source, crystals }) => ({ source, crystals }));
      const inOrder = (list: typeof legal) => list.map((one) => JSON.stringify(one)).toSorted();
      expect(inOrder(offered)).toEqual(inOrder(legal));
    }
  });

  test('what a card brings', () => {
    for (const { view, seat, takes } of turns) {
      for (const take of takes) {
        const wilds = take.events.flatMap((event) =>
          event.type === 'token_placed' && event.token === 'wild' ? [event.column] : [],
        );
        const shown = preview(view, seat, take.source, take.crystals, wilds as Column[])!;
        expect(promised(view.players[seat]!, view, shown)).toEqual(happened(take));
      }
    }
  });

  test('where tokens can go', () => {
    const placing = positions.filter(({ view }) => view.phase === 'tokens');
    expect(placing.length).toBeGreaterThan(5);
    for (const { view, seat, tokens } of placing) {
      const offered = tokenChoices(view, seat).map(({ token, column }) => `${token} in ${column}`);
      expect(offered.toSorted()).toEqual(tokens.map(([token, column]) => `${token} in ${column}`).toSorted());
    }
  });
});
