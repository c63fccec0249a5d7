// The running games of this device, followed while other screens are shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, type DeviceStorage } from '../app/storage';
import { START, toyEngine, draftOf } from '../play/toyGame';
import { find, save } from '../saved/store';
import { callOf } from './calls';
import { fakeNet, logOf, nowOf, type FakeSocket } from './fakeServer';
import { FollowedGames, MAX_GAMES, runningGames, type ShownCall } from './followed';
import { savedOf } from './saved';
import { addKey, forgetSeats, keep, onSeats, seatsOf } from './seats';
import type { Body, LoggedEvent, Now, ServerMessage } from './wire';
import { EMPTY } from './log';
import { UNKNOWN } from './now';

const engine = {
  ...toyEngine(() => draftOf([], [], false)),
  start: () => ({ line: START, numbers: [], draws: true }),
};
const created: Body = {
  t: 'created',
  setup: { game: 'xok', clock: { kind: 'none' }, casual: true, creator: 'first' },
};
const joined = ['second', { t: 'joined' }] as const;
const turn = (ply: number, d: string): Body => ({ t: 'turn', ply, d: [d], took: 0, lag: 0 });

let net: ReturnType<typeof fakeNet>;
let storage: DeviceStorage;
let calls: readonly ShownCall[];
let signals: string[];
let speaking: boolean;
let games: FollowedGames;

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000_000 });
  net = fakeNet();
  storage = memoryStorage();
  calls = [];
  signals = [];
  speaking = true;
  games = new FollowedGames({
    engine,
    storage,
    network: net.network,
    speaks: () => speaking,
    show: (list) => (calls = list),
    signal: ({ id, key }) => signals.push(`${id} ${key}`),
    saved: () => undefined,
    isMissing: () => Promise.resolve(true),
  });
  onSeats(() => games.scan());
});
afterEach(() => {
  games.close();
  onSeats(() => undefined);
  vi.useRealTimers();
});

const socketOf = (id: string): FakeSocket => {
  const socket = net.sockets.findLast((each) => each.game === id && !each.closed);
  if (!socket) throw new Error(`no socket of ${id}`);
  return socket;
};

/** The server sends a game from its start. */
function tell(id: string, events: readonly LoggedEvent[], now: Partial<Now> = {}): void {
  const socket = socketOf(id);
  if (socket.sent.length === 0) socket.open();
  socket.tell(...events, nowOf(events, now));
}
const rematch = (offered: ('first' | 'second')[], id: string | null): ServerMessage => ({
  t: 'rematch',
  offered,
  id,
});

const waiting = logOf(['first', created]);
const begun = logOf(['first', created], joined);
const theirTurn = logOf(['first', created], joined, ['first', turn(0, '1')]);
const ownTurn = logOf(['first', created], joined, ['first', turn(0, '1')], ['second', turn(1, '1')]);
const over = { ending: { winner: null, why: 'draw-agreed' } } as const;

describe('a followed game', () => {
  it('has one connection, sits, and calls when the friend comes', () => {
    addKey(storage, 'a', 'secret', 'first');
    expect(net.sockets).toHaveLength(1);
    tell('a', waiting);
    expect(socketOf('a').of('sit')).toMatchObject([{ secret: 'secret' }]);
    expect([calls, signals]).toEqual([[], []]);
    tell('a', begun);
    expect(signals).toEqual(['a joined turn']);
    expect(calls).toMatchObject([{ id: 'a', game: 'xok', kind: 'joined', isNew: true }]);
    expect(find(storage, 'a')).toMatchObject({ online: { begun: true } });
    tell('a', begun);
    expect(signals).toHaveLength(1);
  });

  it('calls for a turn, an offer, its end and a rematch, each once', () => {
    addKey(storage, 'a', 'secret', 'first');
    tell('a', theirTurn);
    tell('a', theirTurn, { draw: 'second' });
    tell('a', ownTurn);
    tell('a', ownTurn);
    tell('a', ownTurn, { takeback: 'second' });
    tell('a', ownTurn, over);
    tell('a', ownTurn, over);
    expect(calls).toMatchObject([{ kind: 'ended', result: 'play-agreed', isNew: true }]);
    socketOf('a').tell(rematch(['second'], null));
    expect(signals).toEqual(['a draw 0 1', 'a turn 0 2', 'a takeback 0 2', 'a ended', 'a rematch']);
    expect(calls).toMatchObject([{ kind: 'rematch' }]);
  });

  it('does not call while its screen is shown, nor afterwards for what was seen there', () => {
    addKey(storage, 'a', 'secret', 'first');
    tell('a', theirTurn);
    const online = games.hold('a');
    expect(net.sockets).toHaveLength(1);
    tell('a', ownTurn);
    expect(online.log.turns).toHaveLength(2);
    expect([calls, signals]).toEqual([[], []]);
    games.release('a');
    expect(signals).toEqual([]);
    expect(calls).toMatchObject([{ kind: 'turn', isNew: false }]);
    expect(socketOf('a').closed).toBe(false);
  });

  it('shows a turn that was the player’s before, and does not announce it', () => {
    save(storage, savedOf(engine, 'a', EMPTY, { ...UNKNOWN, begun: true }, START, ['first']));
    addKey(storage, 'a', 'secret', 'first');
    tell('a', begun);
    expect(signals).toEqual([]);
    expect(calls).toMatchObject([{ kind: 'turn', isNew: true }]);
    games.dismiss();
    expect(calls).toMatchObject([{ kind: 'turn', isNew: false }]);
  });

  it.each([
    ['won', { winner: 'first', why: 'resigned' }, 'play-you-win'],
    ['lost', { winner: 'second', why: 'time' }, 'play-you-lose'],
    ['drawn', { winner: null, why: 'board' }, 'play-draw'],
    ['called off', { winner: null, why: 'no-show' }, 'play-aborted'],
  ] as const)(
    'that was %s while another screen was shown calls once, until that was seen',
    (_, ending, result) => {
      addKey(storage, 'a', 'secret', 'first');
      tell('a', theirTurn);
      tell('a', theirTurn, { ending });
      expect(signals).toEqual(['a ended']);
      expect(calls).toMatchObject([{ kind: 'ended', result, isNew: true }]);
      expect(find(storage, 'a')).toMatchObject({ ended: { winner: ending.winner } });
      games.hold('a');
      games.release('a');
      expect(calls).toEqual([]);
    },
  );

  it('that has ended calls no more once it was dismissed, nor if its end was seen on its screen', () => {
    addKey(storage, 'a', 'secret', 'first');
    tell('a', theirTurn, over);
    games.dismiss();
    expect(calls).toEqual([]);
    addKey(storage, 'b', 'secret', 'first');
    games.hold('b');
    tell('b', theirTurn, over);
    games.release('b');
    expect([calls, signals]).toEqual([[], ['a ended']]);
  });

  it('announces a friend who came while the page was closed', () => {
    save(storage, savedOf(engine, 'a', EMPTY, UNKNOWN, START, ['first']));
    addKey(storage, 'a', 'secret', 'first');
    tell('a', begun);
    expect(signals).toEqual(['a joined turn']);
  });

  it('whose rematch was asked for here takes its seat there', () => {
    addKey(storage, 'a', 'secret', 'first');
    tell('a', ownTurn, over);
    games.hold('a').command({ t: 'rematch' });
    games.release('a');
    socketOf('a').tell(rematch(['first'], null), rematch([], 'b'));
    expect(seatsOf(storage, 'b').keys).toEqual([{ secret: 'secret', seat: 'second' }]);
    expect(seatsOf(storage, 'a').rematch).toBe(false);
    tell('b', begun);
    expect(signals).toEqual(['a ended', 'b rematch-begun']);
  });

  it('of which both sides are played here calls nobody', () => {
    expect(
      callOf(
        {
          id: 'a',
          log: { ...EMPTY },
          now: nowOf(begun),
          seats: ['first', 'second'],
          rematch: null,
          sent: null,
        },
        null,
      ),
    ).toBeNull();
  });

  it('that the server does not know is given up', async () => {
    addKey(storage, 'a', 'secret', 'first');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(games.ids).toEqual([]);
    games.scan();
    expect(games.ids).toEqual([]);
  });
});

describe('the connections', () => {
  it('are at most eight: first the games with a clock, then the newest', () => {
    for (let at = 0; at < 10; at++) {
      vi.advanceTimersByTime(10);
      addKey(storage, `game ${at}`, 'secret', 'first');
    }
    const timed = savedOf(engine, 'game 0', EMPTY, UNKNOWN, START, ['first']);
    save(storage, { ...timed, clock: { base: 1, increment: 0, left: { first: 1, second: 1 } } });
    expect(runningGames(storage, Date.now())).toHaveLength(MAX_GAMES);
    expect(runningGames(storage, Date.now()).slice(0, 2)).toEqual(['game 0', 'game 9']);
    expect(games.ids).toHaveLength(MAX_GAMES);
    expect(net.sockets.filter(({ closed }) => !closed)).toHaveLength(MAX_GAMES);
  });

  it('are those of one tab: another keeps only the game on its screen', () => {
    for (const id of ['a', 'b']) addKey(storage, id, 'secret', 'first');
    games.hold('a');
    speaking = false;
    games.scan();
    expect(games.ids).toEqual(['a']);
    games.release('a');
    expect(games.ids).toEqual([]);
    speaking = true;
    games.scan();
    expect(games.ids).toHaveLength(2);
  });

  it('end with a game that is deleted, or that ended long ago', () => {
    for (const id of ['a', 'b']) addKey(storage, id, 'secret', 'first');
    forgetSeats(storage, 'a');
    expect(games.ids).toEqual(['b']);
    tell('b', ownTurn, { ...over, at: Date.now() });
    expect(runningGames(storage, Date.now())).toEqual(['b']);
    expect(runningGames(storage, Date.now() + 3_600_000)).toEqual([]);
    keep(storage, 'b', { rematch: true });
    expect(runningGames(storage, Date.now() + 3_600_000)).toEqual(['b']);
  });

  it('begin anew when the device takes the other seat, too', () => {
    addKey(storage, 'a', 'secret', 'first');
    addKey(storage, 'a', 'other', 'second');
    expect(games.hold('a').isCurrent).toBe(true);
    expect(net.sockets.filter(({ closed }) => !closed)).toHaveLength(2);
  });
});
