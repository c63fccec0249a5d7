import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Answer, type ConnectionHandlers } from './connection';
import { fakeNet, logOf, nowOf } from './fakeServer';
import { UNSUPPORTED_PROTOCOL, type LoggedEvent, type ServerMessage } from './wire';

const events = logOf(
  [null, { t: 'joined' }],
  ['first', { t: 'draw-offer' }],
  ['second', { t: 'draw-decline' }],
);
const [one, two, three] = events as [LoggedEvent, LoggedEvent, LoggedEvent];
const ping = (v: number, now = 0): ServerMessage => ({ t: 'p', v, h: '', now });

let net: ReturnType<typeof fakeNet>;
let seen: number[];
let answers: Answer[];
let states: string[];

function connect(secret: string | null = 'secret'): Connection {
  const handlers: ConnectionHandlers = {
    event: ({ seq }) => seen.push(seq),
    reset: () => {
      seen = [];
      states.push('reset');
    },
    now: ({ v }) => states.push(`now ${v}`),
    open: (open) => states.push(open ? 'open' : 'shut'),
    answer: (answer) => answers.push(answer),
    unsupported: () => states.push('unsupported'),
    message: ({ t }) => states.push(t),
    hash: () => 'hash',
  };
  const connection = new Connection('game', secret, handlers, net.network);
  net.last().open();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  net = fakeNet();
  seen = [];
  answers = [];
  states = [];
});
afterEach(() => void vi.useRealTimers());

describe('the log', () => {
  it('comes in order, each event once', () => {
    connect();
    net.last().tell(one, two, one, two, three);
    expect(seen).toEqual([0, 1, 2]);
    expect(net.sockets).toHaveLength(1);
  });

  it('is complete when the server sends what the game allows after it', () => {
    connect();
    net.last().tell(ping(2), one, two);
    expect(states).toEqual([]);
    net.last().tell(nowOf([one, two]));
    expect(states).toEqual(['now 2', 'open']);
    net.last().tell(nowOf([one]), three, nowOf(events));
    expect(states).toEqual(['now 2', 'open', 'now 3']);
  });

  it('that lacks events of what the game allows is asked for again', () => {
    connect();
    net.last().tell(one, nowOf([one, two]));
    vi.advanceTimersByTime(1);
    expect(net.sockets).toHaveLength(2);
    expect(net.last().from).toBe(1);
  });

  it('with a gap is asked for again from where it ended', () => {
    connect();
    net.last().tell(one, three);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([0]);
    expect(net.sockets).toHaveLength(2);
    expect(net.last().from).toBe(1);
    net.last().open();
    net.last().tell(two, three);
    expect(seen).toEqual([0, 1, 2]);
  });

  it('is asked for again when the server goes on having more', () => {
    connect();
    net.last().tell(one, ping(2), ping(2));
    vi.advanceTimersByTime(1);
    expect(net.last().from).toBe(1);
    expect(net.sockets).toHaveLength(2);
  });

  it('is dropped when the server sends it anew', () => {
    connect();
    net.last().tell(one, two, { t: 'full' }, one, two, three);
    expect(states).toContain('reset');
    expect(seen).toEqual([0, 1, 2]);
  });
});

describe('a command', () => {
  it('whose answer was lost is sent once more, with the same id, after the seat', () => {
    const connection = connect();
    const id = connection.send({ t: 'turn', line: 0, ply: 0, d: ['a1'] });
    const before = net.last();
    expect(before.of('turn')).toEqual([{ t: 'turn', line: 0, ply: 0, d: ['a1'], c: id }]);
    before.cut();
    vi.advanceTimersByTime(1000);
    net.last().open();
    expect(net.last()).not.toBe(before);
    expect(net.last().sent.map(({ t }) => t)).toEqual(['sit', 'p', 'turn']);
    expect(net.last().of('turn')).toEqual([{ t: 'turn', line: 0, ply: 0, d: ['a1'], c: id }]);
    net.last().tell({ t: 'ack', c: id, v: 1 }, { t: 'ack', c: id, v: 1 });
    expect(answers).toEqual([{ id, command: { t: 'turn', line: 0, ply: 0, d: ['a1'] }, refusal: null }]);
    net.last().cut();
    vi.advanceTimersByTime(1000);
    net.last().open();
    expect(net.last().of('turn')).toEqual([]);
  });

  it('given while there is no socket waits for one', () => {
    const connection = connect();
    net.last().cut();
    connection.send({ t: 'resign' });
    vi.advanceTimersByTime(1000);
    net.last().open();
    expect(net.last().of('resign')).toHaveLength(1);
  });

  it('that was refused comes back with the reason', () => {
    const connection = connect();
    const id = connection.send({ t: 'turn', line: 0, ply: 4, d: ['a1'] });
    const refusal = { t: 'no', c: id, code: 'stale', final: true, say: 'Too late.' } as const;
    net.last().tell(refusal);
    expect(answers).toEqual([{ id, command: { t: 'turn', line: 0, ply: 4, d: ['a1'] }, refusal }]);
  });

  it('that was not decided is sent again when the server says', () => {
    const connection = connect();
    const id = connection.send({ t: 'abort' });
    net.last().tell({ t: 'retry', c: id, code: 'not-saved', after: 700 });
    vi.advanceTimersByTime(699);
    expect(net.last().of('abort')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(net.last().of('abort')).toHaveLength(2);
  });

  it('without an answer is sent again after a while', () => {
    const connection = connect();
    connection.send({ t: 'abort' });
    net.last().tell(nowOf([]));
    for (let count = 0; count < 4; count++) {
      vi.advanceTimersByTime(2500);
      net.last().tell(ping(0));
    }
    expect(net.last().of('abort').length).toBeGreaterThan(1);
    expect(
      new Set(
        net
          .last()
          .of('abort')
          .map(({ c }) => c),
      ).size,
    ).toBe(1);
  });
});

describe('the socket', () => {
  it('pings with version and hash, and is dead after nine silent seconds', () => {
    connect();
    net.last().tell(one, nowOf([one]));
    vi.advanceTimersByTime(2500);
    expect(net.last().of('p').at(-1)).toEqual({ t: 'p', v: 1, h: 'hash' });
    vi.advanceTimersByTime(5000);
    expect(net.sockets).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(states).toEqual(['now 1', 'open', 'shut']);
    expect(net.sockets.length).toBeGreaterThan(1);
    expect(net.last().from).toBe(1);
  });

  it('is known to be silent within 3 seconds while the game is on the screen', () => {
    const connection = connect();
    net.last().tell(nowOf([]));
    connection.attend(true);
    for (let count = 0; count < 5; count++) {
      vi.advanceTimersByTime(1000);
      net.last().tell(ping(0));
    }
    const cut = Date.now();
    while (connection.silentSince === null) vi.advanceTimersByTime(100);
    expect(Date.now() - cut).toBeLessThan(3000);
    expect(net.sockets).toHaveLength(1);
    net.last().tell(ping(0));
    expect(connection.silentSince).toBeNull();
    connection.attend(false);
    const before = net.last().of('p').length;
    vi.advanceTimersByTime(5000);
    expect(net.last().of('p').length).toBe(before + 2);
  });

  it('tries again after longer and longer pauses, and at once when the network is back', () => {
    const connection = connect();
    for (let count = 0; count < 12; count++) {
      net.last().cut();
      vi.advanceTimersByTime(10_000);
    }
    expect(net.sockets).toHaveLength(13);
    net.last().cut();
    vi.advanceTimersByTime(4000);
    expect(net.sockets).toHaveLength(13);
    connection.wake();
    expect(net.sockets).toHaveLength(14);
  });

  it('that only seems to be open is found out soon after the page is back', () => {
    const connection = connect();
    connection.wake();
    vi.advanceTimersByTime(2501);
    expect(net.sockets).toHaveLength(2);
    net.last().open();
    connection.wake();
    vi.advanceTimersByTime(1);
    net.last().tell(ping(0));
    vi.advanceTimersByTime(3000);
    expect(net.sockets).toHaveLength(2);
  });

  it('comes back when a server that stops said so', () => {
    connect();
    net.last().tell({ t: 'restart', after: 2000 });
    net.last().cut();
    vi.advanceTimersByTime(2000);
    expect(net.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(net.sockets).toHaveLength(2);
  });

  it('of an older server, which sends nothing for 3 seconds after the log, is tried again', () => {
    connect();
    net.last().tell(ping(1), one, ping(1));
    vi.advanceTimersByTime(2999);
    expect(net.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(net.sockets).toHaveLength(2);
    expect(states).toEqual([]);
    net.last().open();
    net.last().tell(ping(1), nowOf([one]));
    vi.advanceTimersByTime(3500);
    expect(net.sockets).toHaveLength(2);
    expect(states).toEqual(['now 1', 'open']);
  });

  it('of a server that does not support this page is not tried again', () => {
    connect();
    net.last().tell({ t: 'error', say: 'reload the page' });
    net.last().cut(UNSUPPORTED_PROTOCOL);
    vi.advanceTimersByTime(60_000);
    expect(net.sockets).toHaveLength(1);
    expect(states).toEqual(['error', 'unsupported']);
  });

  it('stays closed, and is deaf to what comes late', () => {
    const connection = connect();
    const socket = net.last();
    connection.close();
    socket.tell(one);
    socket.cut();
    connection.wake();
    vi.advanceTimersByTime(60_000);
    expect(net.sockets).toHaveLength(1);
    expect(socket.closed).toBe(true);
    expect(seen).toEqual([]);
  });

  it('survives nonsense', () => {
    connect();
    net.last().onmessage?.call({} as WebSocket, { data: 'nonsense' } as MessageEvent);
    net.last().tell(7 as unknown as ServerMessage, { t: 'later' } as unknown as ServerMessage, one);
    expect(seen).toEqual([0]);
  });
});

it('measures the clock of the server by the shortest round trip', () => {
  const connection = connect();
  net.last().tell(nowOf([]));
  vi.advanceTimersByTime(400);
  net.last().tell(ping(0, 1_005_200));
  expect(connection.ahead).toBe(5000);
  vi.advanceTimersByTime(2100);
  vi.advanceTimersByTime(20);
  net.last().tell(ping(0, Date.now() + 4990));
  expect(connection.ahead).toBe(5000);
  vi.advanceTimersByTime(2480);
  net.last().tell(ping(0, Date.now() + 4000));
  expect(connection.ahead).toBe(4000);
});

it('watches without a seat', () => {
  connect(null);
  expect(net.last().of('sit')).toEqual([]);
});
