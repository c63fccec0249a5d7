// An online game on the table, with a toy game.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announced } from '../app/announcer.svelte';
import { set } from '../app/state.svelte';
import { memoryStorage, type DeviceStorage } from '../app/storage';
import type { Core } from '../core/core';
import type { Draft, Event, Player, SeatNow } from '../core/types';
import type { TableEngine } from '../play/tableSession.svelte';
import { draftOf, START, tapped, toyEngine } from '../play/toyGame';
import type { SavedGame } from '../saved/game';
import { fakeNet, logOf, nowOf } from './fakeServer';
import { OnlineGame } from './onlineGame.svelte';
import { OnlineSession } from './onlineSession.svelte';
import { addKey, seatsOf } from './seats';
import type { Body, Clock, LoggedEvent, Now, ServerMessage } from './wire';

function draft(events: readonly Event[]): Draft {
  const tap = tapped(events);
  return tap === '1' || tap === '2' ? draftOf(events, [tap], true) : draftOf([], [], false);
}

const engine: TableEngine & Pick<Core, 'start'> = {
  ...toyEngine(draft),
  start: () => ({ line: START, numbers: [], draws: true }),
};

let net: ReturnType<typeof fakeNet>;
let storage: DeviceStorage;
let kept: SavedGame | null;
let sounds: string[];
let calls: string[];
let online: OnlineGame;
let log: LoggedEvent[];

const created = (clock: Clock): Body => ({
  t: 'created',
  setup: { game: 'xok', clock, casual: true, creator: 'first' },
});
const turn = (ply: number, d: string): Body => ({ t: 'turn', ply, d: [d], took: 0, lag: 0 });

/** The server appends to the log, and sends what the game allows then. */
function happen(seat: Player | null, d: Body, more: Partial<LoggedEvent> = {}, now: Partial<Now> = {}): void {
  const [event] = logOf([seat, d]) as [LoggedEvent];
  log.push({ ...event, seq: log.length, v: log.length + 1, at: Date.now(), ...more });
  net.last().tell(log.at(-1) as LoggedEvent, nowOf(log, now));
}

/** What both sides may do, beside the turn of the side to move. */
const allowing = (first: Partial<SeatNow>, second: Partial<SeatNow> = {}): Partial<Now> => ({
  seats: [
    { may: ['resign'], takeback: null, claim: null, ...first },
    { may: ['resign'], takeback: null, claim: null, ...second },
  ],
});

/** A game that has begun, with this device at the first side, or at the given ones. */
function begin(seats: Player[] = ['first'], clock: Clock = { kind: 'none' }): OnlineSession {
  for (const seat of seats) addKey(storage, 'game', `secret of ${seat}`, seat);
  return open(clock);
}

const deps = () => ({
  engine,
  keep: (game: SavedGame) => void (kept = game),
  sound: (sound: string) => void sounds.push(sound),
  call: (text: string) => void calls.push(text),
});

function open(clock: Clock = { kind: 'none' }, ...more: LoggedEvent[]): OnlineSession {
  online = new OnlineGame('game', engine, storage, net.network);
  log = [
    ...logOf(['first', created(clock)], ['second', { t: 'joined' }]).map((event) => ({
      ...event,
      at: Date.now(),
    })),
    ...more,
  ];
  for (const socket of net.sockets.slice(-Math.max(1, online.seats.length))) {
    socket.open();
    const secret = socket.of('sit')[0]?.secret ?? '';
    const seat = (['first', 'second'] as const).find((each) => secret.endsWith(each)) ?? null;
    socket.tell({ t: 'p', v: log.length, h: '', now: Date.now() }, ...log, nowOf(log), { t: 'seat', seat });
  }
  if (!online.start) throw new Error('no start');
  return new OnlineSession(online, online.start, deps());
}

const sent = () => net.last().of('turn');
const ack = (): ServerMessage => ({ t: 'ack', c: sent().at(-1)?.c ?? '', v: log.length });
const no = (code: string): ServerMessage => ({
  t: 'no',
  c: sent().at(-1)?.c ?? '',
  code,
  final: true,
  say: 'because',
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  net = fakeNet();
  storage = memoryStorage();
  kept = null;
  sounds = [];
  calls = [];
  set({ confirm: false });
});
afterEach(() => {
  online.close();
  vi.useRealTimers();
});

describe('a turn', () => {
  it('is shown at once, counts when it is in the log, and is kept only then', () => {
    const game = begin();
    game.turn.act({ tap: '1' });
    expect(game.game.line.actions).toEqual(['1']);
    expect(game.sent).not.toBeNull();
    expect(game.live).toBe(false);
    expect(kept?.line.actions).toEqual([]);
    expect(sent()).toMatchObject([{ t: 'turn', line: 0, ply: 0, d: ['1'] }]);
    net.last().tell(ack());
    expect(game.sent).not.toBeNull();
    happen('first', turn(0, '1'));
    expect(game.sent).toBeNull();
    expect(game.game.line.actions).toEqual(['1']);
    expect(kept?.line.actions).toEqual(['1']);
    expect(kept?.online).toEqual({ begun: true, toMove: 'second', deadline: null });
    expect(sounds.filter((sound) => sound === 'place')).toHaveLength(1);
  });

  it('that is refused comes back to hand, with the reason', () => {
    const game = begin();
    game.turn.act({ tap: '1' });
    net.last().tell(no('out-of-time'));
    expect(game.sent).toBeNull();
    expect(game.game.line.actions).toEqual([]);
    expect(game.turn.events).toEqual([{ tap: '1' }]);
    expect(game.refusal).not.toBeNull();
    expect(seatsOf(storage, 'game').sent).toBeNull();
  });

  it('that comes too late is dropped: the position is another', () => {
    const game = begin();
    game.turn.act({ tap: '1' });
    happen('first', turn(0, '2'));
    expect(game.game.line.actions).toEqual(['2']);
    net.last().tell(no('stale'));
    expect(game.turn.events).toEqual([]);
    expect(game.game.line.actions).toEqual(['2']);
  });

  it('of the opponent is announced, and calls', () => {
    const game = begin();
    game.turn.act({ tap: '1' });
    happen('first', turn(0, '1'));
    expect(game.live).toBe(false);
    happen('second', turn(1, '2'));
    expect(game.live).toBe(true);
    expect(calls).toHaveLength(1);
    expect(announced().text).toContain('says');
  });

  it('does not end the game before the server has it', () => {
    const game = begin();
    for (const [i, d] of ['2', '2'].entries()) happen(i === 0 ? 'first' : 'second', turn(i, d));
    game.turn.act({ tap: '1' });
    expect(game.over).toBe(false);
    happen('first', turn(2, '1'), {}, { ending: { winner: 'first', why: 'board' } });
    expect(game.over).toBe(true);
    expect(kept?.ended).toMatchObject({ winner: 'first', how: 'board' });
  });

  it('on its way when the page was closed is sent again with its id', () => {
    begin().turn.act({ tap: '2' });
    const [first] = sent();
    online.close();
    const game = open();
    expect(game.game.line.actions).toEqual(['2']);
    expect(sent()).toEqual([first]);
    happen('first', turn(0, '2'));
    expect(game.sent).toBeNull();
    expect(seatsOf(storage, 'game').sent).toBeNull();
  });

  it('on its way that arrived all the same is not shown twice', () => {
    begin().turn.act({ tap: '2' });
    online.close();
    const [played] = logOf(['first', turn(0, '2')]) as [LoggedEvent];
    const game = open({ kind: 'none' }, { ...played, seq: 2, v: 3 });
    expect(game.game.line.actions).toEqual(['2']);
    expect(game.sent).toBeNull();
  });

  it('cannot be made by a watcher, or when it is not theirs', () => {
    const watcher = open();
    watcher.turn.act({ tap: '1' });
    expect(watcher.turn.type('1')).toBe(false);
    expect(sent()).toEqual([]);
    online.close();
    const second = begin(['second']);
    second.turn.act({ tap: '1' });
    expect(second.turn.refused).toEqual({ id: 'online-wait' });
    expect(sent()).toEqual([]);
  });
});

describe('at the end of the wait for a friend', () => {
  it('the friend is announced, with a sound', () => {
    begin().arrive(true);
    expect(announced().text).toContain('online-joined');
    expect(sounds).toContain('call');
    expect(calls).toHaveLength(1);
  });

  it('an invitation that was cancelled is announced as such, and no friend is', () => {
    addKey(storage, 'game', 'secret of first', 'first');
    online = new OnlineGame('game', engine, storage, net.network);
    log = logOf(['first', created({ kind: 'none' })], ['first', { t: 'abort' }]);
    net.last().open();
    net.last().tell(...log, nowOf(log, { ending: { winner: null, why: 'aborted' } }));
    if (!online.start) throw new Error('no start');
    new OnlineSession(online, online.start, deps()).arrive(true);
    expect(announced().text).toContain('play-why-aborted');
    expect(announced().text).not.toContain('online-joined');
    expect(calls).toEqual([]);
  });
});

it('an earlier position stays on the board when the opponent plays', () => {
  const game = begin();
  happen('first', turn(0, '1'));
  game.show(0);
  happen('second', turn(1, '1'));
  expect(game.at).toBe(0);
  game.show(null);
  expect(game.live).toBe(true);
});

describe('offers', () => {
  it('of a draw are asked and answered', () => {
    const game = begin();
    happen('second', { t: 'draw-offer' }, {}, { draw: 'second' });
    expect(game.asked.draw).toBe('second');
    expect(calls).toHaveLength(1);
    game.answerDraw(true);
    expect(net.last().of('draw')).toMatchObject([{ a: 'accept' }]);
    happen('first', { t: 'draw-accept' }, {}, { ending: { winner: null, why: 'draw-agreed' } });
    expect(game.over).toBe(true);
    expect(kept?.ended).toEqual({ winner: null, how: 'agreed', why: null });
  });

  it('are possible as the server decides: not again after a draw was declined', () => {
    const game = begin();
    happen('first', turn(0, '1'));
    happen('second', turn(1, '1'), {}, allowing({ may: ['turn', 'draw-offer'] }));
    expect(game.canOffer).toBe(true);
    game.offerDraw();
    happen('first', { t: 'draw-offer' }, {}, { draw: 'first' });
    expect(game.offered).toBe('draw');
    happen('second', { t: 'draw-decline' }, {}, allowing({ may: ['turn'] }, { may: ['draw-offer'] }));
    expect(game.canOffer).toBe(false);
  });

  it('of a takeback go back to the last turn of the one who asks', () => {
    const game = begin();
    happen('first', turn(0, '1'));
    happen('second', turn(1, '1'), {}, allowing({ may: ['turn', 'takeback-ask'], takeback: 0 }));
    expect(game.canTakeBack).toBe(true);
    game.undo();
    expect(net.last().of('takeback')).toMatchObject([{ a: 'ask', to: 0 }]);
    happen('first', { t: 'takeback-ask', to: 0 }, {}, { takeback: 'first' });
    expect(game.offered).toBe('takeback');
    expect(game.canTakeBack).toBe(false);
    happen('second', { t: 'takeback-grant', to: 0, clock: null }, {}, { mover: 'first' });
    expect(game.game.line.actions).toEqual([]);
    expect(game.live).toBe(true);
    game.turn.act({ tap: '2' });
    expect(sent().at(-1)).toMatchObject({ line: 1, ply: 0 });
  });
});

describe('both sides on one device', () => {
  it('each send their own turns', () => {
    const game = begin(['first', 'second']);
    const [first, second] = net.sockets;
    game.turn.act({ tap: '1' });
    expect(first?.of('turn')).toHaveLength(1);
    const played = { ...(logOf(['first', turn(0, '1')])[0] as LoggedEvent), seq: 2, v: 3 };
    for (const socket of [first, second]) socket?.tell(played, nowOf([...log, played]));
    game.turn.act({ tap: '2' });
    expect(second?.of('turn')).toMatchObject([{ ply: 1, d: ['2'] }]);
  });
});

it('time that was given back is spoken of until the turn after it', () => {
  const game = begin();
  happen(null, { t: 'credit', ms: 21_000 });
  happen('first', turn(0, '1'));
  expect(game.news).toEqual({ id: 'online-credit', args: { seconds: 21 } });
  happen('second', turn(1, '1'));
  expect(game.news).toBeNull();
});

describe('clocks', () => {
  const clock: [number, number] = [300_000, 300_000];
  const minutes: Clock = { kind: 'increment', base: 300_000, increment: 0 };

  it('run by the time of the server, and warn once', () => {
    const game = begin(['first'], minutes);
    happen('first', turn(0, '1'), { clock });
    happen('second', turn(1, '1'), { clock: [31_000, 300_000], deadline: Date.now() + 31_000 });
    vi.advanceTimersByTime(500);
    game.tick();
    expect(game.left('first')).toBe(30_500);
    expect(sounds).not.toContain('call');
    vi.advanceTimersByTime(1000);
    game.tick();
    game.tick();
    expect(sounds.filter((sound) => sound === 'call')).toHaveLength(1);
    expect(game.left('second')).toBe(300_000);
  });

  it('that have run out remind the server once', () => {
    const game = begin(['second'], minutes);
    happen('first', turn(0, '1'), { clock });
    happen('second', turn(1, '1'), { clock: [1000, 300_000], deadline: Date.now() + 1000 });
    vi.advanceTimersByTime(3000);
    game.tick();
    game.tick();
    expect(net.last().of('flag')).toHaveLength(1);
    expect(game.left('first')).toBe(0);
  });
});

it('a game can be claimed from the time that the server has sent', () => {
  const game = begin();
  const claim = Date.now() + 60_000;
  happen('first', turn(0, '1'), {}, allowing({ claim }));
  expect(game.canClaim).toBe(false);
  vi.advanceTimersByTime(60_000);
  game.tick();
  expect(game.canClaim).toBe(true);
});

it('keeps what is shown while the log comes anew, and takes it over as a whole', () => {
  const game = begin();
  happen('first', turn(0, '1'));
  net.last().tell({ t: 'full' }, ...logOf(['first', created({ kind: 'none' })]));
  expect(game.game.line.actions).toEqual(['1']);
  const rest = logOf(
    ['first', created({ kind: 'none' })],
    ['second', { t: 'joined' }],
    ['first', turn(0, '2')],
  );
  net.last().tell(...rest.slice(1), nowOf(rest));
  game.follow();
  expect(game.game.line.actions).toEqual(['2']);
});

it('speaks of a lost connection only after a while', () => {
  const game = begin();
  net.last().cut();
  game.tick();
  expect(game.lost).toBe(false);
  vi.advanceTimersByTime(2000);
  game.tick();
  expect(game.lost).toBe(true);
});

describe('names', () => {
  const crowd = (...names: [string | null, string | null]): ServerMessage => ({
    t: 'crowd',
    watchers: 0,
    here: [true, true],
    gone: [null, null],
    names,
  });
  afterEach(() => set({ name: '', names: true }));

  it('are sent once to a server that knows them, and again on a new socket or after a change', () => {
    set({ name: 'Ola' });
    begin();
    expect(net.last().of('name')).toEqual([]);
    net
      .last()
      .tell({ t: 'crowd', watchers: 0, here: [true, true], gone: [null, null] } as unknown as ServerMessage);
    expect(net.last().of('name')).toEqual([]);
    net.last().tell(crowd(null, null), crowd('Ola', null));
    expect(net.last().of('name')).toMatchObject([{ name: 'Ola' }]);
    set({ name: '' });
    online.attend(true);
    expect(net.last().of('name')[1]).not.toHaveProperty('name');
    for (const { c } of net.last().of('name')) net.last().tell({ t: 'ack', c, v: 2 });
    set({ name: 'Eva' });
    net.last().cut();
    vi.advanceTimersByTime(1000);
    net.last().open();
    net.last().tell({ t: 'seat', seat: 'first' }, crowd(null, null));
    expect(net.last().of('name')).toMatchObject([{ name: 'Eva' }]);
  });

  it('of others are shown, unless they are hidden', () => {
    const game = begin();
    net.last().tell(crowd('Ola', 'Řehoř'));
    expect(game.nameOf('second')).toBe('Řehoř');
    set({ names: false });
    expect(game.nameOf('second')).toBeNull();
  });
});

describe('without a connection', () => {
  /** A tick, as the screen makes them. */
  const pass = (game: OnlineSession, ms: number): void => {
    for (let passed = 0; passed < ms; passed += 100) {
      vi.advanceTimersByTime(100);
      game.tick();
    }
  };

  it('a reloaded page shows the last known board and the turn that waits', () => {
    const before = begin();
    happen('first', turn(0, '1'));
    happen('second', turn(1, '1'));
    before.turn.act({ tap: '2' });
    online.close();
    online = new OnlineGame('game', engine, storage, net.network);
    const game = new OnlineSession(online, START, deps(), kept);
    expect(game.game.line.actions).toEqual(['1', '1', '2']);
    expect([game.sent !== null, game.live, game.over]).toEqual([true, false, false]);
    expect(game.game.seats.first.kind).toBe('person');
    pass(game, 2000);
    expect(game.lost).toBe(true);
    net.last().open();
    net.last().tell(...log, nowOf(log), { t: 'seat', seat: 'first' });
    game.follow();
    expect(game.game.line.actions).toEqual(['1', '1', '2']);
    expect(sent()).toMatchObject([{ ply: 2, d: ['2'] }]);
    happen('first', turn(2, '2'));
    expect(game.sent).toBeNull();
  });

  it('nothing is known of the opponent within 3 seconds, and the return is said', () => {
    const game = begin();
    online.attend(true);
    net.last().tell({ t: 'crowd', watchers: 0, here: [true, true], gone: [null, null], names: [null, null] });
    net.last().tell({ t: 'p', v: 2, h: '', now: Date.now() });
    game.tick();
    expect(game.isHere('second')).toBe(true);
    pass(game, 2900);
    expect([game.lost, game.isHere('second')]).toEqual([true, null]);
    // The socket is given up and opened again: the connection does not look well in between.
    for (let passed = 0; passed < 12_000; passed += 100) {
      pass(game, 100);
      expect(game.lost).toBe(true);
    }
    net.last().open();
    net.last().tell(nowOf(log), { t: 'p', v: 2, h: '', now: Date.now() });
    pass(game, 100);
    expect(announced().text).toContain('online-connected');
    expect(game.isHere('second')).toBe(true);
  });

  it('an opponent who leaves for a moment is not said to be away', () => {
    const game = begin();
    const crowd = (isHere: boolean): ServerMessage => ({
      t: 'crowd',
      watchers: 0,
      here: [true, isHere],
      gone: [null, isHere ? null : 1],
      names: [null, null],
    });
    const answered = (ms: number): void => {
      for (let passed = 0; passed < ms; passed += 500) {
        net.last().tell({ t: 'p', v: 2, h: '', now: Date.now() });
        pass(game, 500);
      }
    };
    announce('');
    net.last().tell(crowd(true));
    answered(500);
    net.last().tell(crowd(false));
    answered(1500);
    net.last().tell(crowd(true));
    answered(4000);
    expect(announced().text).toBe('');
    net.last().tell(crowd(false));
    answered(3500);
    expect(announced().text).toContain('online-away-now');
    net.last().tell(crowd(true));
    answered(3500);
    expect(announced().text).toContain('online-here-again');
  });
});
