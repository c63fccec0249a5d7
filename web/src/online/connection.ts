// The socket of an online game. It reconnects by itself, resumes where the log ended, and resends a command until it is
// answered: a command keeps its id, so that the server plays it once however often it arrives.
import { newSecret } from './secret';
import {
  PROTOCOL,
  UNSUPPORTED_PROTOCOL,
  type ClientMessage,
  type Command,
  type Crowd,
  type LoggedEvent,
  type Now,
  type Refusal,
  type Rematch,
  type Saying,
  type ServerMessage,
} from './wire';

/** Milliseconds between pings, of a game that is on the screen and of others. */
const PING_SHOWN = 1000;
const PING = 2500;
/** Milliseconds without an answer after which the connection is shown as lost, and the socket counts as dead. */
const SILENT = 1500;
const DEAD = 9000;
/** Milliseconds after which an unanswered command is sent again. */
const RESEND = 5000;
/** Milliseconds after which a server that has sent the log, but not what it allows, is an older version. */
const NOW_LIMIT = 3000;
/** The shortest and the longest pause before the next attempt. */
const FIRST = 250;
const LONGEST = 10_000;
/** How many measurements of the server's clock are kept. */
const SAMPLES = 8;

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type Network = {
  /** Opens a socket for a game, from an event of its log on. */
  open: (game: string, version: number) => Socket;
  random: () => number;
  /** Whether to send pings (default true); a one-time look does not. */
  pings?: boolean;
};

/** `refusal`: why the command was refused; `null` if it was accepted. */
export type Answer = { id: string; command: Command; refusal: Refusal | null };

/** A command that waits for its answer. */
export type Waiting = { id: string; command: Command };

export type ConnectionHandlers = {
  /** The next event of the log. */
  event: (event: LoggedEvent) => void;
  /** The log comes again from its start. */
  reset: () => void;
  /** What the game allows after the events so far. */
  now: (now: Now) => void;
  /** Whether the server is connected and has sent what the game allows. */
  open: (open: boolean) => void;
  /** The server does not support this page: no more attempts. */
  unsupported: () => void;
  answer: (answer: Answer) => void;
  message: (
    message: Crowd | Rematch | Extract<ServerMessage, { t: 'seat' | 'said' | 'error' | 'restart' }>,
  ) => void;
  /** The hash of the position after all events so far. */
  hash: () => string;
};

export const browser: Network = {
  open: (game, version) => {
    const address = new URL(
      `ws/game/${encodeURIComponent(game)}?v=${version}&protocol=${PROTOCOL}`,
      location.href,
    );
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    return new WebSocket(address);
  },
  random: Math.random,
};

export class Connection {
  readonly #game: string;
  readonly #secret: string | null;
  readonly #handlers: ConnectionHandlers;
  readonly #network: Network;
  #socket: Socket | null = null;
  #isOpen = false;
  #closed = false;
  /** The number of events that came so far. */
  #version = 0;
  /** Whether the server had more events than arrived, at its last ping. */
  #behind = false;
  /** Whether this socket has received what the game allows. */
  #isCurrent = false;
  /** Ends the wait for what the game allows. */
  #limit: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  /** When the last message came, and when a probe was sent. */
  #heard = 0;
  #probe: number | null = null;
  /** When the first ping was sent to which there has been no answer of any kind. */
  #asked: number | null = null;
  /** The pause that a stopping server asked for. */
  #after: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval>;
  /** Commands without an answer, in the order in which they were given. */
  readonly #waiting = new Map<string, { command: Command; sent: number }>();
  /** The last measurements: the round trip, and by how much the server's clock is ahead. */
  #samples: { trip: number; ahead: number }[] = [];
  #pinged: number | null = null;

  constructor(game: string, secret: string | null, handlers: ConnectionHandlers, network: Network = browser) {
    this.#game = game;
    this.#secret = secret;
    this.#handlers = handlers;
    this.#network = network;
    this.#tick = setInterval(() => this.#beat(), PING);
    this.#connect();
  }

  get version(): number {
    return this.#version;
  }

  /** By how many milliseconds the server's clock is ahead of this one. */
  get ahead(): number {
    const best = this.#samples.reduce<{ trip: number; ahead: number } | null>(
      (found, each) => (found && found.trip <= each.trip ? found : each),
      null,
    );
    return best?.ahead ?? 0;
  }

  /** Since when the server has not answered, if that is too long for a connection that works. */
  get silentSince(): number | null {
    return this.#asked !== null && Date.now() - this.#asked > SILENT ? this.#asked : null;
  }

  /** Pings more often while the game is on the screen. */
  attend(isShown: boolean): void {
    if (this.#closed) return;
    clearInterval(this.#tick);
    this.#tick = setInterval(() => this.#beat(), isShown ? PING_SHOWN : PING);
    if (isShown) this.#beat();
  }

  /** Sends a command until it is answered; returns its id. `id`: of a command that was given before. */
  send(command: Command, id = newSecret()): string {
    this.#waiting.set(id, { command, sent: 0 });
    if (this.#isOpen) this.#deliver(id);
    return id;
  }

  /** Sends a chat message: no ack, lost while disconnected. */
  say(what: Saying): void {
    this.#post({ t: 'say', what });
  }

  /** The page is visible again, or the network is back: checks the connection at once. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) return this.#connect();
    if (Date.now() - this.#heard > DEAD) return this.#lose(0);
    this.#probe = Date.now();
    this.#ping();
    setTimeout(() => this.#check(), PING);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#tick);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#behind = false;
    this.#isCurrent = false;
    this.#probe = null;
    this.#pinged = null;
    this.#asked = null;
    this.#heard = Date.now();
    const socket = this.#network.open(this.#game, this.#version);
    this.#socket = socket;
    socket.onopen = () => this.#socket === socket && this.#opened();
    socket.onmessage = ({ data }: MessageEvent) => this.#socket === socket && this.#receive(data);
    socket.onclose = ({ code }: CloseEvent) => this.#socket === socket && this.#ended(code);
  }

  #opened(): void {
    this.#isOpen = true;
    this.#heard = Date.now();
    if (this.#secret !== null) this.#post({ t: 'sit', secret: this.#secret });
    this.#ping();
    for (const id of this.#waiting.keys()) this.#deliver(id);
  }

  /** Closes the socket, and ignores its later messages. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    const was = this.#isCurrent;
    this.#isOpen = false;
    this.#isCurrent = false;
    clearTimeout(this.#limit);
    this.#limit = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (was) this.#handlers.open(false);
  }

  /** The server has closed the socket. */
  #ended(code: number): void {
    if (code !== UNSUPPORTED_PROTOCOL) return this.#lose();
    this.close();
    this.#handlers.unsupported();
  }

  /** Reconnects after a pause, which grows with each attempt and differs from client to client. */
  #lose(pause = this.#pause()): void {
    this.#drop();
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #pause(): number {
    const after = this.#after;
    this.#after = null;
    if (after !== null) return after * (1 + this.#network.random() / 2);
    const most = Math.min(LONGEST, FIRST * 2 ** this.#attempts);
    this.#attempts += 1;
    return most * (0.5 + this.#network.random() / 2);
  }

  #beat(): void {
    if (!this.#socket) return;
    if (Date.now() - this.#heard >= DEAD) return this.#lose();
    if (!this.#isOpen) return;
    // Of two pings at once, the answers would look the same.
    if (this.#pinged === null || Date.now() - this.#pinged >= PING) this.#ping();
    for (const [id, { sent }] of this.#waiting) if (Date.now() - sent >= RESEND) this.#deliver(id);
  }

  /** Without an answer to a probe the socket is dead, whatever the browser reports. */
  #check(): void {
    if (this.#probe === null || this.#heard > this.#probe || !this.#socket) return;
    if (Date.now() - this.#probe >= PING) this.#lose(0);
  }

  #ping(): void {
    if (this.#network.pings === false) return;
    this.#pinged = Date.now();
    this.#asked ??= this.#pinged;
    this.#post({ t: 'p', v: this.#version, h: this.#handlers.hash() });
  }

  #deliver(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || !this.#isOpen) return;
    waiting.sent = Date.now();
    this.#post({ ...waiting.command, c: id });
  }

  #post(message: ClientMessage): void {
    if (!this.#isOpen) return;
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      this.#lose();
    }
  }

  #receive(data: unknown): void {
    this.#heard = Date.now();
    this.#asked = null;
    const message = parsed(data);
    if (!message) return;
    switch (message.t) {
      case 'ev':
        return this.#event(message);
      case 'p':
        return this.#answered(message);
      case 'now':
        return this.#allowed(message);
      case 'full':
        this.#version = 0;
        return this.#handlers.reset();
      case 'ack':
        return this.#settle(message.c, null);
      case 'no':
        return this.#settle(message.c, message);
      case 'retry':
        setTimeout(() => this.#deliver(message.c), message.after);
        return;
      case 'restart':
        this.#after = message.after;
        return this.#handlers.message(message);
      case 'seat':
      case 'crowd':
      case 'said':
      case 'rematch':
      case 'error':
        this.#handlers.message(message);
    }
  }

  #event(event: LoggedEvent): void {
    if (event.seq < this.#version) return;
    // Events are missing: resume from where the log ended.
    if (event.seq > this.#version) return this.#lose(0);
    this.#version += 1;
    this.#handlers.event(event);
  }

  #allowed(now: Now): void {
    // Events are missing, as above.
    if (now.v > this.#version) return this.#lose(0);
    if (now.v < this.#version) return;
    const isFirst = !this.#isCurrent;
    this.#isCurrent = true;
    this.#attempts = 0;
    clearTimeout(this.#limit);
    this.#handlers.now(now);
    if (isFirst) this.#handlers.open(true);
  }

  #answered({ v, now }: Extract<ServerMessage, { t: 'p' }>): void {
    const time = Date.now();
    if (this.#pinged !== null) {
      const trip = time - this.#pinged;
      this.#samples = [...this.#samples, { trip, ahead: now + trip / 2 - time }].slice(-SAMPLES);
      this.#pinged = null;
    }
    const behind = v > this.#version;
    if (behind && this.#behind) return this.#lose(0);
    this.#behind = behind;
    if (!behind && !this.#isCurrent) this.#limit ??= setTimeout(() => this.#lose(), NOW_LIMIT);
  }

  #settle(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#handlers.answer({ id, command: waiting.command, refusal });
  }
}

/** The message of a frame; `null` if it is none. */
function parsed(data: unknown): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === 'object' && value !== null && 't' in value ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
