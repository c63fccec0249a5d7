// A game server in memory, for tests: one game, its log, and sockets that can be cut.
import type { Player } from '../core/types';
import type { Outside, Socket } from './connection';
import type { Body, ClientMessage, LoggedEvent, ServerMessage } from './wire';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientMessage[] = [];
  closed = false;
  readonly game: string;
  readonly from: number;

  constructor(game: string, from: number) {
    this.game = game;
    this.from = from;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, {} as Event);
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) {
      this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
    }
  }

  /** The connection breaks. */
  cut(): void {
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }

  /** The messages of a kind that were sent. */
  of<T extends ClientMessage['t']>(kind: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((each): each is Extract<ClientMessage, { t: T }> => each.t === kind);
  }
}

/** Sockets as they are opened. */
export function fakeNet(): { sockets: FakeSocket[]; last: () => FakeSocket; outside: Outside } {
  const sockets: FakeSocket[] = [];
  const open = (game: string, from: number) => {
    const socket = new FakeSocket(game, from);
    sockets.push(socket);
    return socket;
  };
  return {
    sockets,
    last: () => sockets.at(-1) as FakeSocket,
    outside: { open, random: () => 0.5 },
  };
}

type Told = readonly [Player | null, Body, Partial<Pick<LoggedEvent, 'at' | 'clock' | 'deadline'>>?];

/** Events one after the other, as the server numbers them. */
export function logOf(...events: Told[]): LoggedEvent[] {
  return events.map(([seat, d, more], seq) => ({
    t: 'ev',
    v: seq + 1,
    h: '',
    seq,
    at: 1000 * seq,
    seat,
    d: { v: 1, ...d },
    clock: null,
    deadline: null,
    ...more,
  }));
}
