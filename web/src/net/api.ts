/** The server's HTTP side. Addresses are in docs/protocol.md. */
import type { Hits } from '../game/hits';
import type { CreateTable, ErrorBody, Example, Lang, Phase, PlayerView, Replay, RuleSet } from '../wire';
import type { Socket } from './connection';

export type DeckInfo = {
  id: string;
  name: string;
  description: string;
  /** `classic`, `twist`, `saga` or `trek`. */
  kind: string;
  cards: number;
  rules: RuleSet[];
  topics: { topic: string; name: string; cards: number }[];
};

/** `address` is where others find the server, if that is not where we found it. */
export type Info = { v: number; version: string; langs: Lang[]; address: string | null; hall: boolean };

export type Made = { table: string; code: string; player: number; seq: number };

export type TableSummary = {
  table: string;
  code: string;
  rules: RuleSet;
  decks: string[];
  deck_ids: string[];
  cards: number;
  /** The only topics that take part; none means all. */
  topics: string[];
  from: number | null;
  to: number | null;
  phase: Phase;
  players: PlayerView[];
  seats: number;
  room: boolean;
};

/** One of the guest's games. */
export type MyGame = Hits & {
  table: string;
  game: number;
  rules: RuleSet;
  edition: string;
  ended: number;
  /** All at the table, in the order of the seats, and which of them one was; bots go by their level. */
  players: string[];
  seat: number;
  /** How many of them were bots. */
  bots: number;
  stood_in: boolean;
  left: boolean;
  won: boolean;
  /** One's own; the team's in twist; none in timeline. */
  score: number | null;
  rank: number | null;
};

/** What the games of this browser's guest come to. */
export type Me = {
  number: string;
  games: { rules: RuleSet; games: number; won: number }[];
  accuracy: Hits;
  eras: (Hits & { era: number })[];
  topics: (Hits & { topic: string; name: string })[];
  missed: (Hits & { deck: string; card: string; title: string; topic: string; label: string })[];
  best: { rules: RuleSet; edition: string; seats: number; score: number; rank: number | null }[];
  streak: { best: number; now: number };
  latest: MyGame[];
};

/** A seat of a result that everybody may see; without a name if its owner has not shown it. */
export type FameSeat = { name: string | null; bot: boolean; won: boolean; score: number | null };

/** A result that everybody may see. */
export type Fame = {
  result: string;
  rules: RuleSet;
  edition: string;
  ended: number;
  score: number | null;
  rank: number | null;
  bots: boolean;
  stood_in: boolean;
  streak: number | null;
  seats: FameSeat[];
};

/** A bot one can play with, in the reader's language. */
export type BotInfo = { level: string; name: string; line: string };

/** A refusal of the server, or no answer at all (`unreachable`). */
export class Refused extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

export function readInfo(): Promise<Info> {
  return ask('/api/info');
}

export function readMe(lang: Lang): Promise<Me> {
  return ask(`/api/me?lang=${lang}`);
}

export function eraseMe(): Promise<{ tables: number }> {
  return ask('/api/me', { method: 'DELETE' });
}

export function listHall(asked: { rules: RuleSet; edition: string; seats: number; period: string }): Promise<Fame[]> {
  return ask(`/api/hall?${new URLSearchParams({ ...asked, seats: String(asked.seats) })}`);
}

export function readFame(result: string): Promise<Fame> {
  return ask(`/api/hall/${encodeURIComponent(result)}`);
}

/** Shows the last game's result of a table to everybody, with the name of this seat. */
export function shareResult(table: string, token: string): Promise<{ result: string }> {
  return ask(`/api/tables/${encodeURIComponent(table)}/share`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}

export function listBots(lang: Lang): Promise<BotInfo[]> {
  return ask(`/api/bots?lang=${lang}`);
}

/** The names of the bots by their level. Without them bots are called by their level, which is enough. */
export async function botNames(lang: Lang): Promise<ReadonlyMap<string, string>> {
  const bots = await listBots(lang).catch(() => []);
  return new Map(bots.map(({ level, name }) => [level, name]));
}

export function listDecks(lang: Lang): Promise<DeckInfo[]> {
  return ask(`/api/decks?lang=${lang}`);
}

export function readTable(table: string, lang: Lang): Promise<TableSummary> {
  return ask(`/api/tables/${encodeURIComponent(table)}?lang=${lang}`);
}

/** The refusal, if there is no such table; nothing if there is, or if nobody can say just now. */
export async function whyMissing(table: string): Promise<ErrorBody | null> {
  try {
    await readTable(table, 'en');
  } catch (problem) {
    if (problem instanceof Refused && problem.body.code === 'no_such_table') return problem.body;
  }
  return null;
}

export function makeTable(request: CreateTable): Promise<Made> {
  return post('/api/tables', request);
}

/** Sits somebody down, without a connection of their own. */
export function joinTable(table: string, name: string, token: string): Promise<{ player: number }> {
  return post(`/api/tables/${encodeURIComponent(table)}/join`, { name, token });
}

/** A ticket, good once, by which another device takes this seat. */
export function askTicket(table: string, token: string): Promise<{ ticket: string; until: number }> {
  return ask(`/api/tables/${encodeURIComponent(table)}/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}

export function takeTicket(ticket: string, token: string): Promise<{ table: string; player: number }> {
  return post('/api/ticket', { ticket, token });
}

/** Finds the table of a code that a person typed. */
export async function findTable(code: string): Promise<string> {
  const typed = code.replace(/[^0-9a-z]/gi, '');
  return (await ask<{ table: string }>(`/api/join/${encodeURIComponent(typed)}`)).table;
}

export async function readTranscript(table: string, game: number): Promise<string> {
  return (await answered(transcriptAddress(table, game))).text();
}

export function transcriptAddress(table: string, game: number): string {
  return `/api/tables/${encodeURIComponent(table)}/transcript?game=${game}`;
}

/** A finished game of a table, the last one unless `game` says which; `eyes` is a seat's number, `none` or `all`. */
export function readReplay(table: string, game: number | null, eyes: string, lang: Lang): Promise<Replay> {
  const asked = new URLSearchParams({ eyes, lang, ...(game === null ? {} : { game: String(game) }) });
  return ask(`/api/tables/${encodeURIComponent(table)}/replay?${asked}`);
}

/** The game of a transcript from anywhere. */
export function tellTranscript(text: string, eyes: string, lang: Lang): Promise<Replay> {
  const asked = new URLSearchParams({ eyes, lang });
  return ask(`/api/replay?${asked}`, { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: text });
}

/** The positions of the rulebook that a reader can try. */
export function readExamples(rules: RuleSet, lang: Lang): Promise<Example[]> {
  return ask(`/api/rules/${rules}/examples?lang=${lang}`);
}

/** A package inside the page or the program. */
export type Package = { name: string; version: string; licence: string };

/** Written when the page is built. */
export function readPackages(): Promise<Package[]> {
  return ask('/licences.json');
}

export function openSocket(table: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(
    `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`,
  ) as unknown as Socket;
}

/** Sends something and returns the answer. */
export function post<T>(address: string, body: unknown): Promise<T> {
  return ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Asks for something. */
export async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  return (await answered(address, init)).json() as Promise<T>;
}

async function answered(address: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    throw new Refused({ code: 'unreachable', params: {}, message: 'the server cannot be reached; try again' });
  }
  if (response.ok) return response;
  throw new Refused(await errorOf(response));
}

async function errorOf(response: Response): Promise<ErrorBody> {
  try {
    return (await response.json()) as ErrorBody;
  } catch {
    return { code: 'unreachable', params: {}, message: `the server answered ${response.status}` };
  }
}
