/** What the screens of the games need of a table: a live one, a game looked at again, or an example. */
import type { Guesses } from '../game/guess';
import type { Moment } from '../game/moment';
import type { Outcome } from '../net/connection';
import type { Back, Command, TableView } from '../wire';

export interface GameTable {
  readonly view: TableView | null;
  /** What was just turned up. */
  readonly moment: Moment;
  /** The players who are connected. */
  readonly here: number[];
  readonly watching: number;
  readonly busy: boolean;
  /** Whether the game is only looked at: nobody can act, and the arrow keys are not the game's. */
  readonly readOnly: boolean;
  /** The backs of all cards by number, when they lie open. */
  readonly open: ReadonlyMap<number, Back> | null;
  /** What is read aloud when there is time. */
  polite: string;
  send(command: Command): Promise<Outcome>;
  /** Where the reader thinks that others' cards belong; nobody is told. Only at a live table. */
  readonly guesses?: Guesses;
  guess?(card: number, gap: number): void;
  /** The ids of the decks played with, where a reader can say something of a card. */
  decks?(): Promise<string[]>;
}
