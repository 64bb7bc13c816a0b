/** Small views of timeline for tests. */
import { faceUp, playingAt, turned } from '../../table/samples';
import type { TableView, TimelineView } from '../../wire';

export function timelineView(change: Partial<TimelineView> = {}): TimelineView {
  return {
    turn: 0,
    round: 1,
    first: 0,
    line: [turned(10, 1450), turned(11, 1969)],
    hands: [[faceUp(1), faceUp(2)], [faceUp(3)]],
    standings: ['in', 'in'],
    n_draw: 5,
    draw_top: faceUp(20),
    discard: [],
    outcome: null,
    ...change,
  };
}

/** Bo in seat 0 and Ada, the viewer, in seat 1. */
export function playing(change: Partial<TimelineView> = {}): TableView {
  return playingAt({ rules: 'timeline', ...timelineView(change) });
}
