/** Small views of twist for tests. */
import { faceUp, turned } from '../../table/samples';
import type { TwistView } from '../../wire';

export function twistView(change: Partial<TwistView> = {}): TwistView {
  return {
    turn: 0,
    tried: false,
    n_placed: 0,
    row: [[turned(10, 100)], [turned(11, 200)]],
    slots: [[]],
    hands: [
      [
        { lies: 'upright', ...faceUp(1, 'sun') },
        { lies: 'upright', ...faceUp(2, 'key') },
      ],
      [],
    ],
    n_draw: 3,
    draw_top: faceUp(20, 'sun'),
    discard: [turned(30, 50, ['key', 'sun'])],
    tally: { main: 2, slots: 0, discard: 1, draw: 3, hands: 2, score: -2, rank: 0 },
    outcome: null,
    ...change,
  };
}
