import { expect, test } from 'vitest';

import { faceUp } from '../../table/samples';
import { distanceOf, foldChorus, lookingOn, onClock } from './fold';
import { advance, begin } from './moment';
import { rankingOf, teamsOf } from './ranking';
import { chorusView, closing } from './samples';

const closed = (change = {}, next = faceUp(3)) => ({
  type: 'card_closed' as const,
  closed: closing(change),
  out: [],
  next,
});

test('a choice of another seat is not in what one is told', () => {
  const view = foldChorus(chorusView(), [{ type: 'chosen', seat: 0, done: true }]);
  expect(view.seats.map((seat) => seat.done)).toEqual([true, false]);
  expect(view.own).toEqual(chorusView().own);
});

test('the card joins the line, and one’s own choice is judged (CH-5, CH-6)', () => {
  const chosen = foldChorus(chorusView(), [{ type: 'chosen', seat: 1, done: true, own: { gap: 2 } }]);
  const view = foldChorus(chosen, [closed()]);
  expect(view.line.map((card) => card.back.value)).toEqual([1450, 1895, 1969]);
  expect(view.own).toEqual({ seat: 1, choice: null, hits: [true, false], distance: 1, misses: 1, last_choice: 2 });
  expect([view.current?.card, view.seats.some((seat) => seat.done)]).toEqual([3, false]);
});

test('a pass is the largest distance of the line', () => {
  expect([null, 0, 1, 3].map((choice) => distanceOf(closing({ first: 1, last: 2 }), choice, 5))).toEqual([5, 1, 0, 1]);
});

test('with names everybody can count along (CH-11)', () => {
  const named = chorusView({
    names: true,
    seats: chorusView().seats.map((seat) => ({ ...seat, points: 1, distance: 2 })),
  });
  const { seats } = foldChorus(named, [closed({ choices: [1, null] })]);
  expect(seats.map(({ points, distance }) => [points, distance])).toEqual([
    [2, 2],
    [1, 4],
  ]);
});

test('whoever has no life left is out, and waited for no longer (CH-8)', () => {
  const view = foldChorus(chorusView(), [{ ...closed(), out: [0] }]);
  expect(onClock(view)).toEqual([1]);
});

test('equals share a place (CH-7)', () => {
  const places = rankingOf({ points: [3, 4, 4, 3], distances: [2, 1, 1, 9], winners: [1, 2], teams: [], cards: [] });
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
});

test('what was turned up stays until one says something of the next card', () => {
  const view = chorusView();
  const shown = advance(begin(), [closed()], view);
  expect(shown.closed?.card.card).toBe(2);
  const others = advance(shown, [{ type: 'chosen', seat: 0, done: true }], view);
  expect(others.closed).not.toBeNull();
  const mine = advance(others, [{ type: 'chosen', seat: 1, done: true, own: { gap: 0 } }], view);
  expect([mine.closed, mine.said]).toEqual([null, 1]);
});

test('a team’s result is the mean of its members (CH-9)', () => {
  const teams = teamsOf([
    { members: 2, points: 7, distance: 4 },
    { members: 1, points: 4, distance: 9 },
    { members: 0, points: 0, distance: 0 },
    { members: 2, points: 8, distance: 18 },
  ]);
  expect(teams.map(({ team, place, mean }) => [team, place, mean])).toEqual([
    [1, 1, 4],
    [3, 1, 4],
    [0, 3, 3.5],
  ]);
});

test('at one’s own pace one’s card is turned at once, and others are seen as far as one has come (CH-10)', () => {
  const alone = chorusView({ pace: 'alone', names: true, own: { ...chorusView().own!, choice: 1 } });
  const now = { standing: 'in' as const, done: false, closed: 2, team: null, points: 2, distance: 0 };
  const own = foldChorus(alone, [
    { type: 'own_card_closed', closed: closing({ choices: [null, 1] }), seats: [now, now], next: faceUp(3) },
  ]);
  expect([own.own?.hits, own.line.length, own.current?.card]).toEqual([[true, true], 3, 3]);
  const seen = foldChorus(own, [{ type: 'other_card_closed', seat: 0, now, choice: { gap: 2 } }]);
  expect([seen.last?.counts, seen.last?.choices]).toEqual([
    [0, 1, 2],
    [2, 1],
  ]);
  expect(onClock(seen)).toEqual([1]);
  const watching = lookingOn(seen);
  expect([watching.line.length, watching.current, watching.seats[0]?.closed]).toEqual([1, null, 0]);
});
