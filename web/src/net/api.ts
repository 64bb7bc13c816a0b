/** The server's HTTP side. Addresses are in docs/protocol.md. */
import type {
  BotSummary,
  CreatedTable,
  CreateTable,
  DeckSummary,
  Erased,
  ErrorBody,
  Example,
  FoundTable,
  HallPeriod,
  HallResult,
  JoinedTable,
  JoinTable,
  Lang,
  Me,
  MovedSeat,
  Replay,
  RuleSet,
  SeatTicket,
  ServerInfo,
  Shared,
  TableSummary,
  UseTicket,
} from '../wire';
import { type People, peopleOf } from '../table/bots';
import type { Socket } from './connection';

/** A refusal of the server, or no answer at all (`unreachable`). */
export class Refused extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

/** What was refused; what is no refusal is a fault of the page, and says so itself. */
export function refusalOf(problem: unknown): ErrorBody {
  return problem instanceof Refused ? problem.body : { code: 'page_fault', params: {}, message: String(problem) };
}

export function readInfo(): Promise<ServerInfo> {
  return ask('/api/info');
}

export function readMe(lang: Lang): Promise<Me> {
  return ask(`/api/me?lang=${lang}`);
}

export function eraseMe(): Promise<Erased> {
  return ask('/api/me', { method: 'DELETE' });
}

export function listHall(asked: {
  rules: RuleSet;
  edition: string;
  seats: number;
  period: HallPeriod;
}): Promise<HallResult[]> {
  return ask(`/api/hall?${new URLSearchParams({ ...asked, seats: String(asked.seats) })}`);
}

export function readHallResult(result: string): Promise<HallResult> {
  return ask(`/api/hall/${encodeURIComponent(result)}`);
}

/** Shows the last game's result of a table to everybody, with the name of this seat. */
export function shareResult(table: string, token: string): Promise<Shared> {
  return ask(`/api/tables/${encodeURIComponent(table)}/share`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}

const bots = new Map<Lang, Promise<BotSummary[]>>();

/** The bots one can play with; they stay the same while the server does. */
export function listBots(lang: Lang): Promise<BotSummary[]> {
  const known = bots.get(lang);
  if (known) return known;
  const asked = ask<BotSummary[]>(`/api/bots?lang=${lang}`);
  bots.set(lang, asked);
  asked.catch(() => bots.delete(lang));
  return asked;
}

/** What the bots are called. Without it they are called by their level, which is enough. */
export async function botNames(lang: Lang): Promise<People> {
  return peopleOf(await listBots(lang).catch(() => []));
}

export function listDecks(lang: Lang): Promise<DeckSummary[]> {
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

/** The tables that everybody may come to, the latest first. */
export function listTables(lang: Lang): Promise<TableSummary[]> {
  return ask(`/api/tables?lang=${lang}`);
}

export function makeTable(request: CreateTable): Promise<CreatedTable> {
  return post('/api/tables', request);
}

/** Sits somebody down, without a connection of their own. */
export function joinTable(table: string, name: string, token: string): Promise<JoinedTable> {
  return post(`/api/tables/${encodeURIComponent(table)}/join`, { name, token } satisfies JoinTable);
}

/** A ticket, good once, by which another device takes this seat. */
export function askTicket(table: string, token: string): Promise<SeatTicket> {
  return ask(`/api/tables/${encodeURIComponent(table)}/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}

export function takeTicket(ticket: string, token: string): Promise<MovedSeat> {
  return post('/api/ticket', { ticket, token } satisfies UseTicket);
}

/** Finds the table of a code that a person typed. */
export async function findTable(code: string): Promise<string> {
  const typed = code.replace(/[^0-9a-z]/gi, '');
  return (await ask<FoundTable>(`/api/join/${encodeURIComponent(typed)}`)).table;
}

export function readTranscript(table: string, game: number): Promise<string> {
  return readText(transcriptAddress(table, game));
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
  return ask(`/api/replay?${asked}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: text,
  });
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
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`) as unknown as Socket;
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

/** Asks for something that is not JSON. */
export async function readText(address: string): Promise<string> {
  return (await answered(address)).text();
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
