import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { tableView } from '../table/samples';
import type { ClientMessage, ErrorBody, Frame, ServerMessage } from '../wire';
import { Connection, type Link, type Socket } from './connection';

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
    this.onclose?.({ code: 1006 });
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Opens, and answers the `enter`. */
  welcome() {
    this.onopen?.();
    this.say({ type: 'answer', id: this.sent[0]!.id, ok: { seq: 1 } });
  }
  last(): ClientMessage {
    return this.sent.at(-1)!;
  }
}

function start(findOut: () => Promise<ErrorBody | null> = () => Promise.resolve(null)) {
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  const seen: number[] = [];
  const refused: string[] = [];
  let number = 0;
  const connection = new Connection(
    () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    {
      view: (view) => seen.push(view.seq),
      link: (link) => links.push(link),
      hint: () => {},
      refused: (error) => refused.push(error.code),
      findOut,
    },
    ['token'],
    'en',
    () => `m${number++}`,
  );
  return { connection, sockets, links, seen, refused };
}

const frame = (seq: number): Frame & { type: 'frame' } => ({
  type: 'frame',
  seq,
  at: 0,
  event: { type: 'locked', locked: true },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  test('enters with its tokens, then sends what was waiting', () => {
    const { connection, sockets } = start();
    void connection.send({ type: 'start' });
    sockets[0]!.onopen?.();
    expect(sockets[0]!.last().do).toEqual({ type: 'enter', tokens: ['token'], lang: 'en' });
    sockets[0]!.say({ type: 'answer', id: sockets[0]!.last().id, ok: { seq: 1 } });
    expect(sockets[0]!.last().do).toEqual({ type: 'start' });
  });

  test('a move without an answer is sent again with the same id, and settles once', async () => {
    const { connection, sockets, links } = start();
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'view', ...tableView({ seq: 7 }) });
    const outcome = connection.send({ type: 'rematch' });
    const first = sockets[0]!.last();
    sockets[0]!.close();
    expect(links.at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(1_000);
    sockets[1]!.onopen?.();
    expect(sockets[1]!.last().do).toMatchObject({ type: 'enter', since: 7 });
    sockets[1]!.say({ type: 'answer', id: sockets[1]!.last().id, ok: { seq: 7 } });
    expect(sockets[1]!.last()).toEqual(first);
    expect(links.at(-1)).toBe('back');
    sockets[1]!.say({ type: 'answer', id: first.id, ok: { seq: 8 } });
    expect(await outcome).toEqual({ ok: true, player: null });
    expect(connection.unanswered).toBe(0);
    vi.advanceTimersByTime(3_000);
    expect(links.at(-1)).toBe('fine');
  });

  test('a gap in the numbers asks once for the tail, known numbers are ignored', () => {
    const { sockets, seen } = start();
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'view', ...tableView({ seq: 3 }) });
    sockets[0]!.say(frame(6));
    sockets[0]!.say(frame(7));
    const asked = sockets[0]!.sent.filter((message) => message.do.type === 'catch_up');
    expect(asked.map((message) => message.do)).toEqual([{ type: 'catch_up', since: 3 }]);
    for (const seq of [3, 4, 5, 6, 7]) sockets[0]!.say(frame(seq));
    expect(seen).toEqual([3, 4, 5, 6, 7]);
  });

  test('a late answer makes it shaky, a lost one makes it connect again', () => {
    const { connection, sockets, links } = start();
    sockets[0]!.welcome();
    void connection.send({ type: 'start' });
    vi.advanceTimersByTime(4_000);
    expect(links.at(-1)).toBe('shaky');
    vi.advanceTimersByTime(12_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test('a connection that has been quiet is tried, and given up if nobody is there', () => {
    const { sockets, links } = start();
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'view', ...tableView({ seq: 7 }) });
    vi.advanceTimersByTime(16_000);
    const trial = sockets[0]!.last();
    expect(trial.do).toEqual({ type: 'catch_up', since: 7 });
    sockets[0]!.say({ type: 'answer', id: trial.id, ok: { seq: 7 } });
    vi.advanceTimersByTime(10_000);
    expect(sockets[0]!.last()).toBe(trial);
    expect(links).toEqual([]);
    vi.advanceTimersByTime(6_000);
    expect(sockets[0]!.last()).not.toBe(trial);
    vi.advanceTimersByTime(4_000);
    expect(links).toEqual(['shaky']);
    vi.advanceTimersByTime(4_000);
    expect(links).toEqual(['shaky', 'reconnecting']);
    expect(sockets).toHaveLength(2);
  });

  test('a table that cannot save is waited for, and doubted again once it can', () => {
    const { sockets, links } = start();
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'hint', hint: 'saving_paused' });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, links]).toEqual([1, []]);
    sockets[0]!.say({ type: 'hint', hint: 'saving_resumed' });
    vi.advanceTimersByTime(25_000);
    expect(sockets).toHaveLength(2);
  });

  test('who hears something is not tried, and who answers late is fine again', () => {
    const { sockets, links } = start();
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'view', ...tableView({ seq: 7 }) });
    for (let seq = 8; seq < 12; seq += 1) {
      vi.advanceTimersByTime(10_000);
      sockets[0]!.say(frame(seq));
    }
    expect(sockets[0]!.sent).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(links).toEqual(['shaky']);
    sockets[0]!.say({ type: 'answer', id: sockets[0]!.last().id, ok: { seq: 11 } });
    expect(links).toEqual(['shaky', 'fine']);
  });

  test('a socket that opens to nobody is given up, even if it never says that it is closed', () => {
    const { sockets, links } = start();
    sockets[0]!.close = () => {};
    sockets[0]!.onopen?.();
    vi.advanceTimersByTime(15_000);
    expect(links).toEqual(['reconnecting']);
    expect(sockets).toHaveLength(2);
    // What the old one says now is not heard.
    sockets[0]!.say({ type: 'view', ...tableView({ seq: 7 }) });
    sockets[1]!.welcome();
    expect(links).toEqual(['reconnecting', 'back']);
  });

  test('a device that is back does not wait', () => {
    const { connection, sockets } = start();
    sockets[0]!.welcome();
    vi.advanceTimersByTime(5_000);
    connection.wake();
    expect(sockets[0]!.last().do).toMatchObject({ type: 'catch_up' });
    for (let n = 0; n < 6; n += 1) {
      sockets.at(-1)!.close();
      vi.advanceTimersByTime(7_000);
    }
    sockets.at(-1)!.close();
    const before = sockets.length;
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
    connection.close();
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
  });

  test('a server that says it goes down is restarting, not lost', () => {
    const { sockets, links } = start();
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'hint', hint: 'going_down', retry_after: 100 });
    sockets[0]!.close();
    expect(links.at(-1)).toBe('restarting');
  });

  test('a refused enter ends it', () => {
    const { sockets, refused } = start();
    sockets[0]!.onopen?.();
    const error = { code: 'no_such_table', params: {}, message: '' };
    sockets[0]!.say({ type: 'answer', id: sockets[0]!.last().id, error });
    expect(refused).toEqual(['no_such_table']);
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });
  test('a table that never was is refused, and not asked for again', async () => {
    const { sockets, links, refused } = start(() =>
      Promise.resolve({ code: 'no_such_table', params: {}, message: '' }),
    );
    sockets[0]!.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused).toEqual(['no_such_table']);
    expect(links.at(-1)).toBe('fine');
    expect(sockets.length).toBe(1);
  });

  test('a server that is merely away is tried until it is back, and a table once seen is not doubted', async () => {
    const asked: number[] = [];
    const { sockets, links, refused } = start(() => {
      asked.push(sockets.length);
      return Promise.resolve(null);
    });
    sockets[0]!.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(links).toEqual(['reconnecting']);
    sockets.at(-1)!.welcome();
    sockets.at(-1)!.say({ type: 'view', ...tableView({ seq: 3 }) });
    expect(links.at(-1)).toBe('back');
    const soFar = asked.length;
    sockets.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.length).toBe(soFar);
    expect(refused).toEqual([]);
  });

  test('a table that was removed while it was shown is not waited for without end', async () => {
    const { sockets, refused } = start(() => Promise.resolve({ code: 'no_such_table', params: {}, message: '' }));
    sockets[0]!.welcome();
    sockets[0]!.say({ type: 'view', ...tableView({ seq: 3 }) });
    for (let n = 0; n < 4; n += 1) {
      expect(refused).toEqual([]);
      sockets.at(-1)!.close();
      await vi.advanceTimersByTimeAsync(6_000);
    }
    expect(refused).toEqual(['no_such_table']);
  });
});
