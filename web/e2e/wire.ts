/** Tables played without looking: the protocol is spoken from inside a page, the moves are chosen here. */
import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';

import { toAct } from '../src/table/fold';
import { nextToken, sources } from '../src/games/trek/preview';
import { canStop, choicesFor } from '../src/games/twist/fold';
import type {
  Action,
  Command,
  Options,
  RuleSet,
  RunningGame,
  ServerMessage,
  TableView,
  TrekView,
  TwistView,
} from '../src/wire';
import { type Known, readDeck } from './knowledge';

export type Setup = {
  rules: RuleSet;
  /** The usual one of the game, unless said. */
  deck?: string;
  /** The people, all at this one device; the first of them is the page's guest. */
  names: string[];
  bots?: string[];
  options?: Partial<Options>;
};

const USUAL: Options = {
  seats: 2,
  clock: 'none',
  on_leave: 'bot',
  first: { type: 'random' },
  stand_ins: 'gentle',
  fresh: false,
  public: false,
};

/** Few cards in timeline, so that games are short. */
function shortGame(rules: RuleSet): Partial<Options> {
  return rules === 'timeline' ? { game: { rules, hand: 3, handicaps: {} } } : {};
}

/** What the page keeps of a table that is spoken to. */
type Spoken = {
  send(command: Command, player?: number): Promise<string | null>;
  look(): Promise<TableView>;
  close(): void;
};
type Speaking = typeof globalThis & { spoken: Record<string, Spoken> };

export class WireTable {
  private constructor(
    readonly page: Page,
    readonly id: string,
    readonly tokens: string[],
    readonly deck: string,
  ) {}

  /** Makes a table and sits everybody down. The page must be one of the server's, and stay it. */
  static async make(
    page: Page,
    { rules, deck = rules === 'timeline' ? 'classic' : rules, names, bots = [], options }: Setup,
  ): Promise<WireTable> {
    const tokens = names.map(() => randomBytes(32).toString('hex'));
    const request = {
      rules,
      decks: [deck],
      name: names[0],
      token: tokens[0],
      bots,
      options: { ...USUAL, ...shortGame(rules), seats: names.length + bots.length, ...options },
    };
    const id = await page.evaluate(
      async ({ request, names, tokens }) => {
        const post = async (address: string, body: object) => {
          const answer = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return (await answer.json()) as unknown;
        };
        // The cookie of the guest, whose games these are.
        await fetch('/api/me');
        const { table } = (await post('/api/tables', request)) as { table: string };
        for (let n = 1; n < names.length; n += 1)
          await post(`/api/tables/${table}/join`, { name: names[n], token: tokens[n] });
        return table;
      },
      { request, names, tokens },
    );
    await page.evaluate(speak, { id, tokens });
    return new WireTable(page, id, tokens, deck);
  }

  /** Sends a command of a player, the first unless said; a refusal is an error. */
  async send(command: Command, player?: number) {
    const refused = await this.page.evaluate(
      ({ id, command, player }) => (globalThis as Speaking).spoken[id]!.send(command, player),
      {
        id: this.id,
        command,
        player,
      },
    );
    if (refused !== null) throw new Error(`${JSON.stringify(command)}: ${refused}`);
  }

  /** The table as the first player sees it now. */
  look(): Promise<TableView> {
    return this.page.evaluate((id) => (globalThis as Speaking).spoken[id]!.look(), this.id);
  }

  close(): Promise<void> {
    return this.page.evaluate((id) => (globalThis as Speaking).spoken[id]!.close(), this.id);
  }

  /**
   * Plays for everybody until the game is over, or `enough` says so. Every n-th card of timeline
   * goes wrong when `wrong` is n.
   */
  async play({
    enough = () => false,
    wrong = 0,
  }: { enough?: (view: TableView) => boolean; wrong?: number } = {}): Promise<TableView> {
    for (let moves = 0; moves < 2_000; moves += 1) {
      const view = await this.look();
      if (view.phase !== 'playing' || !view.game || enough(view)) return view;
      const { seats } = view.game;
      const seat = toAct(view.game.view).find((one) => seats[one]?.driver.type === 'owner');
      // Bots take their time.
      if (seat === undefined) await new Promise((later) => setTimeout(later, 10));
      else await this.move(view.game, seat, wrong > 0 && moves % wrong === wrong - 1);
    }
    throw new Error(`the game at ${this.id} does not end`);
  }

  /** One move of a seat, as somebody makes it who has read the deck; or a wrong one on purpose. */
  async move(game: RunningGame, seat: number, wrong = false) {
    await this.send(
      { type: 'act', action: choose(game, seat, readDeck(this.deck, 'en'), wrong) },
      game.seats[seat]!.player,
    );
  }
}

/** A table at which a game is played in a page without looking, to its end unless `enough` says otherwise. */
export async function playedTable(
  page: Page,
  setup: Setup,
  how: Parameters<WireTable['play']>[0] = {},
): Promise<{ table: string; token: string }> {
  await page.goto('/');
  const table = await WireTable.make(page, setup);
  await table.send({ type: 'start' }, setup.names.length > 1 ? 0 : undefined);
  await table.play(how);
  await table.close();
  return { table: table.id, token: table.tokens[0]! };
}

/** Gives a seat to the page, as a reload would find it; `more` is what else the page remembers. */
export async function takeSeat(page: Page, table: string, token: string, more: object = {}) {
  await page.evaluate(
    ({ table, token, more }) => {
      const seat = { table, token, rules: 'timeline', at: 0 };
      localStorage.setItem('antedate', JSON.stringify({ seats: [seat], played: 1, ...more }));
    },
    { table, token, more },
  );
  await page.goto(`/t/${table}`);
}

/** Opens a connection inside the page and keeps it there. */
async function speak({ id, tokens }: { id: string; tokens: string[] }) {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  const waiting = new Map<string, (refused: string | null) => void>();
  let seen: (view: TableView) => void = () => {};
  let last = 0;
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'answer') waiting.get(message.id)?.('error' in message ? message.error.message : null);
    if (message.type === 'view') seen(message);
  };
  const send = (command: Command, player?: number) =>
    new Promise<string | null>((answered) => {
      const number = String((last += 1));
      waiting.set(number, answered);
      socket.send(JSON.stringify({ v: 2, id: number, do: command, ...(player === undefined ? {} : { player }) }));
    });
  // Whoever names a language is shown the table in it.
  const look = () =>
    new Promise<TableView>((looked) => {
      seen = looked;
      void send({ type: 'language', lang: 'en' }, tokens.length > 1 ? 0 : undefined);
    });
  await new Promise((opened) => (socket.onopen = opened));
  const refused = await send({ type: 'enter', tokens, lang: 'en' });
  if (refused !== null) throw new Error(refused);
  const speaking = globalThis as Speaking;
  speaking.spoken = { ...speaking.spoken, [id]: { send, look, close: () => socket.close() } };
}

function choose({ view }: RunningGame, seat: number, known: Map<string, Known>, wrong: boolean): Action {
  if (view.rules === 'twist') return twist(view, seat);
  if (view.rules === 'trek') return trek(view, seat);
  if (view.rules === 'chorus') return { type: 'done', gap: 0 };
  const valueOf = (title: string) => known.get(title)?.value ?? 0;
  const card = view.hands[seat]![0]!;
  const later = view.line.findIndex((other) => other.back.value > valueOf(card.front.title));
  const right = later < 0 ? view.line.length : later;
  return { type: 'place', card: card.card, gap: wrong ? (right === 0 ? 1 : 0) : right };
}

/** Ends the turn when possible, else turns a card, else discards one. */
function twist(view: TwistView, seat: number): Action {
  if (canStop(view)) return { type: 'stop' };
  const hand = view.hands[seat] ?? [];
  const upright = hand.find((held) => choicesFor(view, held).canTry);
  if (upright) return { type: 'try', card: upright.card };
  return { type: 'discard', card: hand.find((held) => choicesFor(view, held).canDiscard)!.card };
}

/** Takes what continues the journey if anything does, and places tokens as the page would. */
function trek(view: TrekView, seat: number): Action {
  const player = view.players[seat]!;
  if (view.phase === 'choosing') return { type: 'choose', itinerary: player.unused![0]!.itinerary };
  const token = nextToken(view, seat, []);
  if (token) return { type: 'token', ...token };
  const open = player.journeys.at(-1)?.findLast((card) => card.type === 'card');
  const from = open?.type === 'card' ? open.back.value : -Infinity;
  const value = (space: number) => view.row[space]?.back.value ?? Infinity;
  const spaces = sources(view, player).flatMap((source) => (source.type === 'space' ? [source.space] : []));
  const onward = spaces.filter((space) => value(space) >= from);
  const [space] = (onward.length > 0 ? onward : spaces).sort((left, right) => value(left) - value(right));
  return space === undefined ? { type: 'pass' } : { type: 'take', source: { type: 'space', space }, crystals: 0 };
}
