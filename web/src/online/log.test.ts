import { describe, expect, it } from 'vitest';
import { logOf } from './fakeServer';
import { actionsOf, charged, EMPTY, firstTurnLeft, fold, lastTurnOf, leftOf, type Log } from './log';
import { positionHash } from './hash';
import type { Body, Clock, LoggedEvent, Setup } from './wire';

const setup = (clock: Clock): Setup => ({ game: 'xok', clock, casual: true, creator: 'first' });
const MINUTES: Clock = { kind: 'increment', base: 300_000, increment: 3000 };
const turn = (ply: number, ...d: string[]): Body => ({ t: 'turn', ply, d, took: 0, lag: 0 });
const foldAll = (events: LoggedEvent[]): Log => events.reduce(fold, EMPTY);
const begun = (clock: Clock = { kind: 'none' }) =>
  [
    ['first', { t: 'created', setup: setup(clock) }],
    ['second', { t: 'joined' }],
  ] as const;

describe('the log of a game', () => {
  it('tells what was played', () => {
    const log = foldAll(logOf(...begun(), ['first', turn(0, 'a1', 'a2')], ['second', turn(1, 'b1')]));
    expect(log.version).toBe(4);
    expect(log.setup?.game).toBe('xok');
    expect(actionsOf(log)).toEqual(['a1', 'a2', 'b1']);
    expect(lastTurnOf(log, 'first')).toBe(0);
    expect(lastTurnOf(log, 'second')).toBe(1);
  });

  it('keeps an offer until it is answered, or the one whom it is made to plays', () => {
    const offered = logOf(...begun(), ['first', turn(0, 'a1')], ['first', { t: 'draw-offer' }]);
    expect(foldAll(offered).draw).toBe('first');
    expect(foldAll(logOf(...begun(), ['first', { t: 'draw-offer' }], ['first', turn(0, 'a')])).draw).toBe(
      'first',
    );
    const log = foldAll(offered);
    const next = (seat: 'first' | 'second', d: Body) =>
      fold(log, { ...(offered[0] as LoggedEvent), seq: 4, seat, d: { v: 1, ...d } });
    expect(next('second', turn(1, 'b')).draw).toBeNull();
    expect(next('second', { t: 'draw-decline' }).draw).toBeNull();
    expect(next('second', { t: 'draw-accept' }).ending).toEqual({ winner: null, how: 'agreed' });
  });

  it('goes back to where a takeback leads, with its clocks', () => {
    const log = foldAll(
      logOf(
        ...begun(MINUTES),
        ['first', turn(0, 'a')],
        ['second', turn(1, 'b')],
        ['first', turn(2, 'c')],
        ['first', { t: 'takeback-ask', to: 2 }],
        ['second', { t: 'takeback-grant', to: 2, clock: null }, { clock: [290_000, 295_000], at: 9000 }],
      ),
    );
    expect(actionsOf(log)).toEqual(['a', 'b']);
    expect(log.takeback).toBeNull();
    expect(leftOf(log, 'first', 10_000)).toBe(289_000);
    expect(leftOf(log, 'second', 10_000)).toBe(295_000);
  });

  it('ends by resignation, on time, by agreement, by a claim, or is aborted', () => {
    const end = (...more: Parameters<typeof logOf>) => foldAll(logOf(...begun(MINUTES), ...more)).ending;
    expect(end(['second', { t: 'resign' }])).toEqual({ winner: 'first', how: 'resigned' });
    expect(end(['first', { t: 'abort' }])).toEqual({ winner: null, how: 'aborted' });
    expect(end(['second', { t: 'claim' }])).toEqual({ winner: 'second', how: 'gone' });
    expect(end(['first', turn(0, 'a')], [null, { t: 'flag' }])).toEqual({ winner: null, how: 'absent' });
    expect(end(['first', turn(0, 'a')], ['second', turn(1, 'b')], [null, { t: 'flag' }])).toEqual({
      winner: 'second',
      how: 'time',
    });
  });

  it('counts an event that it does not know, and nothing else', () => {
    const log = foldAll(logOf(...begun(), [null, { t: 'later' } as unknown as Body]));
    expect(log.version).toBe(3);
    expect(log.ending).toBeNull();
  });
});

describe('clocks', () => {
  const clock: [number, number] = [300_000, 300_000];
  const first = logOf(
    ['first', { t: 'created', setup: setup(MINUTES) }, { clock }],
    ['second', { t: 'joined' }, { clock, at: 1000, deadline: 61_000 }],
  );

  it('do not run in the first turn of each side, which has a limit of its own', () => {
    const log = foldAll(first);
    expect(charged(log)).toBe(false);
    expect(leftOf(log, 'first', 30_000)).toBe(300_000);
    expect(firstTurnLeft(log, 31_000)).toBe(30_000);
  });

  it('run on after a takeback of the first turns', () => {
    const log = foldAll(
      logOf(
        ...begun(MINUTES),
        ['first', turn(0, 'a'), { clock }],
        ['first', { t: 'takeback-ask', to: 0 }],
        ['second', { t: 'takeback-grant', to: 0, clock: null }, { clock, at: 5000 }],
      ),
    );
    expect(log.line).toBe(1);
    expect(leftOf(log, 'first', 7000)).toBe(298_000);
  });

  it('run for the side to move, and never below zero', () => {
    const log = foldAll([
      ...first,
      ...logOf(
        ['first', turn(0, 'a'), { clock, at: 2000 }],
        ['second', turn(1, 'b'), { clock, at: 3000 }],
      ).map((event, i) => ({ ...event, seq: 2 + i })),
    ]);
    expect(leftOf(log, 'first', 13_000)).toBe(290_000);
    expect(leftOf(log, 'second', 13_000)).toBe(300_000);
    expect(leftOf(log, 'first', 999_000)).toBe(0);
    expect(leftOf(log, 'first', 2000)).toBe(300_000);
  });

  it('of days are for one turn', () => {
    const log = foldAll(
      logOf(
        ['first', { t: 'created', setup: setup({ kind: 'days', days: 3 }) }],
        ['second', { t: 'joined' }, { deadline: 500_000 }],
      ),
    );
    expect(leftOf(log, 'first', 100_000)).toBe(400_000);
    expect(leftOf(log, 'second', 100_000)).toBeNull();
  });
});

it('hashes positions as the server does', () => {
  expect(positionHash('foobar', 7)).toBe('745c3eeb4ec81e1d');
  expect(positionHash('a', 0)).toBe('e63fe7190483bd1c');
});
