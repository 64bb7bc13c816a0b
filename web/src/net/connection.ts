/**
 * The connection to one table. It knows five states, sends again whatever was not
 * answered, and asks for what it missed. Sockets and time come from outside, so that
 * tests can break them.
 */
import { foldFrame, place } from '../table/fold';
import { randomHex } from '../lib/hex';
import type { Answer, ClientMessage, Command, ErrorBody, Frame, Hint, Lang, ServerMessage, TableView } from '../wire';

export type Link = 'fine' | 'shaky' | 'reconnecting' | 'back' | 'restarting';

/** What the connection needs of a WebSocket. */
export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type Hooks = {
  /** The view changed: by a frame, or (without one) as a whole. */
  view(after: TableView, before: TableView | null, frame: Frame | null): void;
  link(state: Link): void;
  hint(hint: Hint): void;
  /** The server refuses this client for good. */
  refused(error: ErrorBody): void;
  /** Asks by another way why no socket opened; answers with what is so for good, else with nothing. */
  findOut(): Promise<ErrorBody | null>;
};

export type Outcome = { ok: true; player: number | null } | { ok: false; error: ErrorBody };

type Waiting = { message: ClientMessage; settle: (outcome: Outcome) => void; sentAt: number };

const MIN_BACKOFF = 250;
const MAX_BACKOFF = 5_000;
/** An answer later than this makes the connection shaky. */
const SLOW_ANSWER_AFTER = 2_500;
const ANSWER_TIMEOUT = 12_000;
/** After so long without a word the connection is tried: a dead one looks like a quiet one. */
const IDLE_TIMEOUT = 15_000;
/** How long the trial may take. */
const PROBE_TIMEOUT = 6_000;
/** After so many trials a table that has been seen may be one that was removed. */
const MAX_SILENT_ATTEMPTS = 3;
/** How long "you are back" is shown. */
const BACK_SHOWN_FOR = 2_500;

export class Connection {
  #socket: Socket | null = null;
  #view: TableView | null = null;
  #entered = false;
  #closed = false;
  #attempts = 0;
  #link: Link = 'fine';
  #goingDown = false;
  #catchingUp = false;
  #waiting = new Map<string, Waiting>();
  #timer: ReturnType<typeof setInterval>;
  #enterId = '';
  /** When this socket was begun, and when it last said something. */
  #begunAt = 0;
  #heardAt = 0;
  /** A table that cannot save answers nothing until it can; that is no dead connection. */
  #savingPaused = false;
  /** A message that only asks whether anybody is there. */
  #trial: { id: string; at: number } | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Socket,
    private readonly hooks: Hooks,
    private tokens: string[],
    private lang: Lang,
    private readonly newId: () => string = () => randomHex(16),
    /** What this page knew before it was loaded anew: only what came after it is asked for. */
    known: TableView | null = null,
  ) {
    this.#view = known;
    this.#timer = setInterval(() => this.#watch(), 1_000);
    this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  /** How many messages have no answer yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Sends a message, now or when the connection is back, until it is answered. */
  send(command: Command, player?: number): Promise<Outcome> {
    const message: ClientMessage = { id: this.newId(), do: command };
    if (player !== undefined) message.player = player;
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle, sentAt: Date.now() });
      if (this.#entered) this.#write(message);
    });
  }

  /** Whom the next entering is for, once somebody has sat down or lost the seat. */
  setTokens(tokens: string[]) {
    this.tokens = tokens;
  }

  setLanguage(lang: Lang): Promise<Outcome> {
    this.lang = lang;
    return this.send({ type: 'language', lang });
  }

  /** The device is back: on a network, or before somebody's eyes. */
  wake() {
    if (this.#closed) return;
    if (this.#socket === null) return this.#connect();
    if (this.#entered && !this.#trial && Date.now() - this.#heardAt > SLOW_ANSWER_AFTER) this.#try();
  }

  close() {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #connect() {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = this.open();
    this.#socket = socket;
    this.#entered = false;
    this.#begunAt = Date.now();
    socket.onopen = () => this.#enter();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #enter() {
    this.#enterId = this.newId();
    const since = this.#view ? { since: this.#view.seq } : {};
    this.#catchingUp = false;
    this.#write({
      v: 2,
      id: this.#enterId,
      do: { type: 'enter', tokens: this.tokens, lang: this.lang, ...since },
    });
  }

  #lost() {
    this.#socket = null;
    this.#entered = false;
    this.#trial = null;
    if (this.#closed) return;
    // A browser does not say why a socket did not open: a table that is not there looks like a lost connection.
    // One that has been seen is doubted only after some trials.
    if (!this.#view || this.#attempts >= MAX_SILENT_ATTEMPTS) {
      void this.hooks.findOut().then((error) => error && !this.#entered && this.#refuse(error));
    }
    this.#say(this.#goingDown ? 'restarting' : 'reconnecting');
    const delay = Math.min(MAX_BACKOFF, MIN_BACKOFF * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  #read(text: string) {
    this.#heardAt = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'answer':
        return this.#answered(message);
      case 'view':
        this.#catchingUp = false;
        return this.#show(message, null);
      case 'frame':
        return this.#frame(message);
      case 'hint':
        if (message.hint === 'going_down') this.#goingDown = true;
        if (message.hint === 'saving_paused') this.#savingPaused = true;
        if (message.hint === 'saving_resumed') this.#savingPaused = false;
        return this.hooks.hint(message);
    }
  }

  #frame(frame: Frame) {
    if (!this.#view) return;
    const where = place(this.#view.seq, frame.seq);
    if (where === 'next') {
      this.#catchingUp = false;
      this.#show(foldFrame(this.#view, frame), frame);
    } else if (where === 'gap' && !this.#catchingUp) {
      this.#catchingUp = true;
      this.#write({ id: this.newId(), do: { type: 'catch_up', since: this.#view.seq } });
    }
  }

  #show(view: TableView, frame: Frame | null) {
    const before = this.#view;
    this.#view = view;
    this.hooks.view(view, before, frame);
  }

  #answered(answer: Answer) {
    if (answer.id === this.#enterId) return this.#enteredAs(answer);
    if (answer.id === this.#trial?.id) {
      this.#trial = null;
      if (this.#link === 'shaky' && this.#waiting.size === 0) this.#say('fine');
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    if (this.#link === 'shaky') this.#say('fine');
    waiting.settle(outcomeOf(answer));
  }

  #enteredAs(answer: Answer) {
    const outcome = outcomeOf(answer);
    if (!outcome.ok) return this.#refuse(outcome.error);
    const wasLost = this.#attempts > 0 || this.#goingDown;
    this.#entered = true;
    this.#savingPaused = false;
    this.#attempts = 0;
    this.#goingDown = false;
    // Repeats are recognised by their id and not applied twice.
    for (const waiting of this.#waiting.values()) {
      waiting.sentAt = Date.now();
      this.#write(waiting.message);
    }
    if (!wasLost) return this.#say('fine');
    this.#say('back');
    setTimeout(() => {
      if (this.#link === 'back') this.#say('fine');
    }, BACK_SHOWN_FOR);
  }

  /** Nothing is tried any more, so nothing is said of the connection either. */
  #refuse(error: ErrorBody) {
    if (this.#closed) return;
    this.close();
    this.#say('fine');
    this.hooks.refused(error);
  }

  #watch() {
    if (this.#socket === null) return;
    const now = Date.now();
    if (!this.#entered) {
      if (now - this.#begunAt > ANSWER_TIMEOUT) this.#drop();
      return;
    }
    const late = now - Math.min(...[...this.#waiting.values()].map((waiting) => waiting.sentAt));
    const tried = this.#trial && !this.#savingPaused ? now - this.#trial.at : 0;
    if (late > ANSWER_TIMEOUT || tried > PROBE_TIMEOUT) this.#drop();
    else if (Math.max(late, tried) > SLOW_ANSWER_AFTER && this.#link === 'fine') this.#say('shaky');
    else if (!this.#trial && !this.#savingPaused && now - this.#heardAt > IDLE_TIMEOUT) this.#try();
  }

  /** Asks for what may have been missed, which is nothing if the connection lives. */
  #try() {
    this.#trial = { id: this.newId(), at: Date.now() };
    this.#write({ id: this.#trial.id, do: { type: 'catch_up', since: this.#view?.seq ?? 0 } });
  }

  /** Gives a socket up at once: one that is dead takes its time to say that it is closed. */
  #drop() {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #write(message: ClientMessage) {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // The socket is closing; the message is kept and sent again.
    }
  }

  #say(link: Link) {
    if (link === this.#link) return;
    this.#link = link;
    this.hooks.link(link);
  }
}

function outcomeOf(answer: Answer): Outcome {
  if ('error' in answer) return { ok: false, error: answer.error };
  return { ok: true, player: answer.ok.player ?? null };
}
