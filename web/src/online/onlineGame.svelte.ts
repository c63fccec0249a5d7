// An online game on this page: its turns, what it allows, who is connected, the own sides, the turn that was sent.
import { t } from '../app/i18n.svelte';
import { settings } from '../app/state.svelte';
import type { DeviceStorage } from '../app/storage';
import { failed } from '../core/failed';
import type { Event, Line, Player, Started } from '../core/types';
import { Connection, browser, type Answer, type Network } from './connection';
import { positionHash } from './hash';
import { actionsOf, EMPTY, fold, moverAt, type Log } from './log';
import { UNKNOWN } from './now';
import { startOf, VIEW, type Engine } from './saved';
import { addKey, dropKey, keep, seatsOf, type Key, type Score, type SentTurn } from './seats';
import type { Command, Crowd, LoggedEvent, Now, Refusal, Rematch, Saying, ServerMessage } from './wire';

/** Milliseconds after which a lost connection is shown: most come back sooner. */
const CALM = 1500;

/** A turn that was given, until its event is in the log. `events`: how it was made, so that it can come back to hand. */
export type Sent = SentTurn & { events: Event[] };

/** A screen's listeners. Events of the initial log are not reported. */
export type OnlineListeners = {
  events?: (events: readonly LoggedEvent[]) => void;
  refused?: (answer: { command: Command; refusal: Refusal; sent: Sent | null }) => void;
  said?: (seat: Player, what: string) => void;
  rematch?: (before: Rematch | null) => void;
};

/** One socket: of a seat that is played here, or to watch. `fresh`: events since `now`; `null` for a whole log. */
type Link = {
  key: Key | null;
  seat: Player | null;
  connection: Connection;
  log: Log;
  fresh: LoggedEvent[] | null;
  /** The name that this socket has sent; `''` for none. */
  name: string;
};

/** Whether a turn was made for the place where the game is. */
export const isFor = (sent: SentTurn, log: Log): boolean =>
  sent.line === log.line && sent.ply === log.turns.length;

export class OnlineGame {
  readonly id: string;
  /** The log up to `now`. */
  log = $state.raw<Log>(EMPTY);
  now = $state.raw<Now>(UNKNOWN);
  /** Whether the server has sent both since the page was opened. */
  known = $state(false);
  connected = $state(false);
  /** When the connection was lost. */
  lostAt = $state(Date.now());
  crowd = $state.raw<Crowd | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** The sides that are played here. */
  seats = $state.raw<readonly Player[]>([]);
  /** Whether the server does not know the seat that this device had. */
  unseated = $state(false);
  sent = $state.raw<Sent | null>(null);
  /** Why the server closed the connection, in its own words. */
  error = $state<string | null>(null);
  /** How the game begins, once it is known. */
  started = $state.raw<Started | null>(null);
  listeners: OnlineListeners = {};
  /** Called whenever the server has sent something new, also while no screen shows the game. */
  watcher: () => void = () => undefined;

  readonly #engine: Engine;
  readonly #storage: DeviceStorage;
  readonly #links: Link[];
  /** Whether the turn is from an earlier visit, and not yet sent in this one. */
  #restored: boolean;
  readonly #hashes = new WeakMap<Log, string>();

  constructor(id: string, engine: Engine, storage: DeviceStorage, network: Network = browser) {
    this.id = id;
    this.#engine = engine;
    this.#storage = storage;
    const { keys, sent } = seatsOf(storage, id);
    this.sent = sent && { ...sent, events: [] };
    this.#restored = sent !== null;
    this.seats = keys.map(({ seat }) => seat).filter((seat) => seat !== null);
    const wanted: (Key | null)[] = keys.length > 0 ? keys : [null];
    this.#links = wanted.map((key, i) => this.#link(key, i === 0, network));
  }

  get start(): Line | null {
    return this.started?.line ?? null;
  }

  #link(key: Key | null, main: boolean, network: Network): Link {
    const link: Omit<Link, 'connection'> & { connection?: Connection } = {
      key,
      seat: key?.seat ?? null,
      log: EMPTY,
      fresh: null,
      name: '',
    };
    link.connection = new Connection(
      this.id,
      key?.secret ?? null,
      {
        event: (event) => {
          link.log = fold(link.log, event);
          link.fresh?.push(event);
        },
        reset: () => {
          link.log = EMPTY;
          link.fresh = null;
        },
        now: (now) => {
          const events = link.fresh ?? [];
          link.fresh = [];
          if (main) this.#show(link.log, now, events);
          this.#resend();
        },
        open: (open) => {
          if (!open) link.name = '';
          if (!main) return;
          if (!open) this.lostAt = link.connection?.silentSince ?? Date.now();
          else this.error = null;
          this.connected = open;
        },
        answer: (answer) => this.#answered(answer),
        unsupported: () => (this.error = t('online-reload')),
        message: (message) => this.#message(message, link as Link, main),
        hash: () => this.#hash(link.log),
      },
      network,
    );
    return link as Link;
  }

  #show(log: Log, now: Now, events: readonly LoggedEvent[]): void {
    this.log = log;
    this.now = now;
    if (!this.started && log.setup) this.started = startOf(this.#engine, log.setup);
    // The turn that was sent is in the log, or another one in its place.
    if (this.sent && !isFor(this.sent, log) && this.known) this.#unsend();
    this.known = true;
    if (events.length > 0) this.listeners.events?.(events);
    this.watcher();
  }

  #unsend(): void {
    this.sent = null;
    keep(this.#storage, this.id, { sent: null });
  }

  #hash(log: Log): string {
    const known = this.#hashes.get(log);
    if (known !== undefined) return known;
    const start = log.setup && (this.start ?? startOf(this.#engine, log.setup)?.line);
    const look = start && this.#engine.look({ ...start, actions: actionsOf(log) }, VIEW);
    const hash = look && !failed(look) ? positionHash(look.position, log.turns.length) : '';
    this.#hashes.set(log, hash);
    return hash;
  }

  /** Sends a turn that was not acknowledged when the page was closed. */
  #resend(): void {
    const { sent, log } = this;
    if (!sent || !this.#restored || !this.known) return;
    if (!isFor(sent, log) || this.now.ending) return this.#unsend();
    const link = this.#linkOf(moverAt(sent.ply));
    if (!link) return;
    this.#restored = false;
    const { c, line, ply, d } = sent;
    link.connection.send({ t: 'turn', line, ply, d }, c);
  }

  #linkOf(seat: Player): Link | undefined {
    return this.#links.find((link) => link.seat === seat);
  }

  #answered({ id, command, refusal }: Answer): void {
    if (!refusal) return;
    const { sent } = this;
    const turn = sent?.c === id ? sent : null;
    if (turn) this.#unsend();
    this.listeners.refused?.({ command, refusal, sent: turn });
  }

  #message(message: Extract<ServerMessage, { t: string }>, link: Link, main: boolean): void {
    if (message.t === 'seat') return this.#seated(link, message.seat);
    if (message.t === 'crowd') this.#sendName(link, message);
    if (!main) return;
    if (message.t === 'crowd') this.crowd = message;
    else if (message.t === 'said') this.listeners.said?.(message.seat, message.what);
    else if (message.t === 'error') this.error = message.say;
    else if (message.t === 'rematch') {
      const before = this.rematch;
      this.rematch = message;
      this.listeners.rematch?.(before);
      this.watcher();
    }
  }

  /** Sends the name of the player, if the server knows names. */
  #sendName(link: Link, crowd: Crowd | null): void {
    const { name } = settings;
    if (!crowd?.names || link.seat === null || link.name === name) return;
    link.name = name;
    link.connection.send({ t: 'name', ...(name !== '' && { name }) });
  }

  #seated(link: Link, seat: Player | null): void {
    link.seat = seat;
    if (link.key) {
      if (seat === null) dropKey(this.#storage, this.id, link.key.secret);
      else addKey(this.#storage, this.id, link.key.secret, seat);
      this.unseated = seat === null;
    }
    this.seats = this.#links.map((each) => each.seat).filter((each) => each !== null);
    this.#resend();
    this.watcher();
  }

  /** Whether the connection has been lost for long enough to show it. */
  isLost(time: number): boolean {
    return (
      (this.#links[0]?.connection.silentSince ?? null) !== null ||
      (!this.connected && time - this.lostAt > CALM)
    );
  }

  /** Whether this device has the same seats as when the game was opened. */
  get isCurrent(): boolean {
    const stored = seatsOf(this.#storage, this.id).keys.map(({ secret }) => secret);
    const own = this.#links.flatMap(({ key }) => (key ? [key.secret] : []));
    return stored.length === own.length && stored.every((secret) => own.includes(secret));
  }

  /** The score of the series before this game. */
  get score(): Score | null {
    return seatsOf(this.#storage, this.id).score;
  }

  /** By how much the server's clock is ahead. */
  get ahead(): number {
    return this.#links[0]?.connection.ahead ?? 0;
  }

  /** Whether this page only watches. */
  get watching(): boolean {
    return this.seats.length === 0;
  }

  /** Sends a turn of the side to move. */
  play(actions: string[], events: Event[]): void {
    const { line, turns } = this.log;
    const ply = turns.length;
    const link = this.#linkOf(moverAt(ply));
    if (!link || this.sent) return;
    const d = [...actions];
    const c = link.connection.send({ t: 'turn', line, ply, d });
    this.sent = { c, line, ply, d, events: [...events] };
    keep(this.#storage, this.id, { sent: { c, line, ply, d } });
  }

  /** Sends any other command, for a side that is played here. */
  command(command: Command, seat: Player | undefined = this.seats[0]): void {
    if (!seat) return;
    if (command.t === 'rematch') keep(this.#storage, this.id, { rematch: true });
    this.#linkOf(seat)?.connection.send(command);
  }

  say(what: Saying): void {
    this.#links.find((link) => link.seat !== null)?.connection.say(what);
  }

  /** The secrets of the seats here, for a link to another device or for a rematch. */
  get keys(): Key[] {
    return this.#links.flatMap(({ key, seat }) => (key && seat ? [{ secret: key.secret, seat }] : []));
  }

  /** Whether the game is on the screen: then the state of its connection has to be known sooner. */
  attend(isShown: boolean): void {
    for (const link of this.#links) {
      link.connection.attend(isShown);
      // It may have been changed on another screen.
      if (isShown) this.#sendName(link, this.crowd);
    }
  }

  wake(): void {
    for (const { connection } of this.#links) connection.wake();
  }

  close(): void {
    this.listeners = {};
    this.watcher = () => undefined;
    for (const { connection } of this.#links) connection.close();
  }
}
