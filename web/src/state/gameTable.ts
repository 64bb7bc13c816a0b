/** What the screens of the games need of a table: a live one, a game looked at again, or an example. */
import type { Moment } from '../games/module';
import type { Outcome } from '../net/connection';
import type { Showing } from '../table/sequence';
import type { Back, Command, TableView } from '../wire';

export interface GameTable {
  readonly view: TableView | null;
  /** The move that is being shown, as far as it may be known; until its consequence `view` is the one before it. */
  readonly showing: Showing | null;
  /** How many things wait to be shown. */
  readonly n_waiting: number;
  /** What was just turned up; with the verdict. */
  readonly moment: Moment | null;
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
  /** Goes on at once with what is being shown, or waits. */
  hurry(): void;
  /** Whether somebody reads about a card: nothing new is shown meanwhile. */
  read(isReading: boolean): void;
  /** Keeps what the reader has noted for themselves; nobody is told. Only at a live table. */
  remember?(moment: Moment): void;
  /** The ids of the decks played with, where a reader can say something of a card. */
  decks?(): Promise<string[]>;
}
