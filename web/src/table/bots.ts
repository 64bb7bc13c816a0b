/** Bots are called by their level at the table; a reader sees its name in their own language. */
import type { PlayerView, TableView } from '../wire';

/** A bot's name in the reader's language, by what it is called at the table; anybody else's as it is. */
export function botCalled(name: string, names: ReadonlyMap<string, string>): string {
  const level = name.replace(/ \d+$/, '');
  const local = names.get(level);
  return local === undefined ? name : local + name.slice(level.length);
}

/** What a reader calls a player; a person is called as they like, also `amateur`. */
export function playerCalled({ name, bot }: PlayerView, names: ReadonlyMap<string, string>): string {
  const local = bot === null ? undefined : names.get(bot);
  return bot !== null && local !== undefined && name.startsWith(bot) ? local + name.slice(bot.length) : name;
}

/** Returns the view with every bot's name in the reader's language: `amateur 2` is "Amateur 2". */
export function nameBots(view: TableView, names: ReadonlyMap<string, string>): TableView {
  const called = new Map<number, string>();
  for (const player of view.players) {
    const local = playerCalled(player, names);
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
