/** Trying something in a position of the rulebook: the rules have answered everything beforehand. */
import type { Moment } from '../games/module';
import type { Action, Example, ExampleMove, TableView } from '../wire';
import { foldFrame } from './fold';
import { momentAfter, momentAtStart } from './moment';

export type Trial = {
  view: TableView;
  moment: Moment | null;
  /** What may be done now; nothing once the turn is over. */
  moves: ExampleMove[];
};

export function setUp({ view, moves }: Example): Trial {
  return { view, moves, moment: momentAtStart(view) };
}

/** Does something; `null` if the rules do not allow it here. */
export function tryOut(trial: Trial, action: Action): Trial | null {
  const move = trial.moves.find((one) => isSame(one.action, action));
  if (!move) return null;
  const view = foldFrame(trial.view, move.frame);
  const moment = move.frame.event ? momentAfter(trial.moment, move.frame.event, trial.view, view) : trial.moment;
  return { view, moment, moves: move.then };
}

/** Compares what is asked with what is listed, whatever the order of the fields. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return left === right;
  const [one, other] = [left as { [name: string]: unknown }, right as { [name: string]: unknown }];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}
