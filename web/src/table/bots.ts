/** A bot is recorded by its level and a number; a reader sees somebody of that level, in their own language. */
import type { BotSummary, PlayerView, TableView } from '../wire';

/** Who of each level sits down at a table, in this order. */
export type People = ReadonlyMap<string, readonly string[]>;

export function peopleOf(bots: BotSummary[]): People {
  return new Map(bots.map(({ level, people }) => [level, people]));
}

/** What a reader calls a bot, by what it is called in records: `amateur 2` is the second of the amateurs. */
export function botCalled(recorded: string, people: People): string {
  const [, level = '', number = '1'] = /^(.*?)(?: (\d+))?$/.exec(recorded) ?? [];
  const all = people.get(level) ?? [];
  const nth = Number(number) - 1;
  const name = all[nth % all.length];
  if (name === undefined) return recorded;
  const round = Math.floor(nth / all.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** What a reader calls a player; a person is called as they like, also `amateur`. */
export function playerCalled({ name, bot }: PlayerView, people: People): string {
  return bot !== null && name.startsWith(bot) ? botCalled(name, people) : name;
}

/** Returns the view with every bot called as in the reader's language. */
export function nameBots(view: TableView, people: People): TableView {
  const called = new Map<number, string>();
  for (const player of view.players) {
    const local = playerCalled(player, people);
    if (local !== player.name) called.set(player.player, local);
  }
  if (called.size === 0) return view;
  const rename = <T extends { player: number; name: string }>(one: T): T => ({
    ...one,
    name: called.get(one.player) ?? one.name,
  });
  const game = view.game && { ...view.game, seats: view.game.seats.map(rename) };
  return { ...view, players: view.players.map(rename), game };
}
