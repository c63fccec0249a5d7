// A game server in memory, for tests: one game, its log, and sockets that can be cut.
import type { Player } from '../core/types';
import type { Network, Socket } from './connection';
import { UNKNOWN } from './now';
import type { Body, ClientMessage, LoggedEvent, Now, ServerMessage } from './wire';

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
  cut(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }

  /** The messages of a kind that were sent. */
  of<T extends ClientMessage['t']>(kind: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((each): each is Extract<ClientMessage, { t: T }> => each.t === kind);
  }
}

/** Sockets as they are opened. */
export function fakeNet(): { sockets: FakeSocket[]; last: () => FakeSocket; network: Network } {
  const sockets: FakeSocket[] = [];
  const open = (game: string, from: number) => {
    const socket = new FakeSocket(game, from);
    sockets.push(socket);
    return socket;
  };
  return {
    sockets,
    last: () => sockets.at(-1) as FakeSocket,
    network: { open, random: () => 0.5 },
  };
}

type EventSpec = readonly [Player | null, Body, Partial<Pick<LoggedEvent, 'at' | 'clock' | 'deadline'>>?];

/** Events one after the other, as the server numbers them. */
export function logOf(...events: EventSpec[]): LoggedEvent[] {
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

/** What a game with these events allows: the side to move may play, and both may resign. */
export function nowOf(events: readonly LoggedEvent[], more: Partial<Now> = {}): Now {
  const turns = events.filter(({ d }) => d.t === 'turn').length;
  const begun = events.some(({ d }) => d.t === 'joined');
  const mover = turns % 2 === 0 ? 'first' : 'second';
  const { at = 0, clock = null, deadline = null } = events.at(-1) ?? {};
  const seat = (player: Player) => ({
    may: [...(player === mover ? (['turn'] as const) : []), 'resign' as const],
    takeback: null,
    claim: null,
  });
  return {
    ...UNKNOWN,
    v: events.length,
    begun,
    ...(begun && !more.ending && { mover, seats: [seat('first'), seat('second')] }),
    at,
    clock,
    deadline,
    runs: turns > 1,
    ...more,
  };
}
