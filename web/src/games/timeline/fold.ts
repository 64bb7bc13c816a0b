/** What the events of timeline do to a view of it. */
import type { FaceUp, TimelineEvent, TimelineView, Turned } from '../../wire';
import { changed } from '../../lib/changed';

export function foldTimeline(view: TimelineView, events: TimelineEvent[]): TimelineView {
  return events.reduce(step, view);
}

function step(view: TimelineView, event: TimelineEvent): TimelineView {
  switch (event.type) {
    case 'card_placed': // TC-8
      return {
        ...withoutCard(view, event.seat, event.card.card),
        line: view.line.toSpliced(event.gap, 0, event.card),
      };
    case 'card_misplaced': // TC-9
      return {
        ...withoutCard(view, event.seat, event.card.card),
        discard: [...view.discard, event.card],
      };
    case 'pile_reshuffled': // TC-10
      return { ...view, discard: [], n_draw: event.n_draw, draw_top: event.draw_top };
    case 'card_drawn':
      return {
        ...view,
        hands: changed(view.hands, event.seat, (hand) => [...hand, event.card]),
        n_draw: view.n_draw - 1,
        draw_top: event.draw_top,
      };
    case 'nothing_to_draw':
      return view;
    case 'seat_dropped': // TC-17
      return {
        ...view,
        hands: changed(view.hands, event.seat, () => []),
        standings: changed(view.standings, event.seat, () => 'dropped'),
        discard: [...view.discard, ...event.cards],
      };
    case 'round_ended': // TC-12, TC-14
      return {
        ...view,
        round: event.round + 1,
        standings: view.standings.map((standing, seat) => (event.eliminated.includes(seat) ? 'eliminated' : standing)),
      };
    case 'turn_passed':
      return { ...view, turn: event.to };
    case 'game_ended':
      return { ...view, turn: null, round: event.outcome.rounds, outcome: event.outcome };
  }
}

function withoutCard(view: TimelineView, seat: number, card: number): TimelineView {
  const keep = (hand: FaceUp[]) => hand.filter((held) => held.card !== card);
  return { ...view, hands: changed(view.hands, seat, keep) };
}

/** Where a card belongs in a line: after all cards that are not later (TC-6, TC-7). */
export function belongsAt(line: Turned[], value: number): number {
  const later = line.findIndex((card) => card.back.value > value);
  return later < 0 ? line.length : later;
}

export type Where = { id: 'before' | 'after' | 'between'; args: Record<string, string> };

/** Between which dates a card belongs, as the end of a text's name and its values. */
export function whereBelongs(line: Turned[], value: number): Where {
  const at = belongsAt(line, value);
  const left = line[at - 1]?.back.label;
  const right = line[at]?.back.label;
  if (left === undefined) return { id: 'before', args: { right: right ?? '' } };
  return right === undefined ? { id: 'after', args: { left } } : { id: 'between', args: { left, right } };
}

/** What the last action turned up, for everybody to look at. */
export type Reveal = {
  seat: number;
  card: Turned;
  right: boolean;
  /** Where it was put. */
  gap: number;
  /** Where it lies now, or would have been right. */
  belongs: number;
};

/** Finds what the events turned up, given the line before them. */
export function revealOf(line: Turned[], events: TimelineEvent[]): Reveal | null {
  for (const event of events) {
    if (event.type === 'card_placed') {
      const { seat, card, gap } = event;
      return { seat, card, right: true, gap, belongs: gap };
    }
    if (event.type === 'card_misplaced') {
      const { seat, card, gap } = event;
      return { seat, card, right: false, gap, belongs: belongsAt(line, card.back.value) };
    }
  }
  return null;
}

/** How far the gap was off: 0 for a right one, else years (or scenes) to its nearer edge. */
export function missOf(line: number[], value: number, gap: number): number {
  const left = line[gap - 1];
  const right = line[gap];
  if (left !== undefined && value < left) return apart(value, left);
  if (right !== undefined && value > right) return apart(right, value);
  return 0;
}

/** Years between two dates; there is no year 0 (D-2). */
export function apart(earlier: number, later: number): number {
  return later - earlier - (earlier < 0 && later > 0 ? 1 : 0);
}

/** How far a right card lies from the nearer of its neighbours. */
export function nearIn(line: number[], date: number, gap: number): number {
  const [left, right] = [line[gap - 1], line[gap]];
  return Math.min(
    left === undefined ? Infinity : apart(left, date),
    right === undefined ? Infinity : apart(date, right),
  );
}
