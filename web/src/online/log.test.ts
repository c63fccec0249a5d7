import { describe, expect, it } from 'vitest';
import { logOf, nowOf } from './fakeServer';
import { positionHash } from './hash';
import { actionsOf, EMPTY, fold, type Log } from './log';
import { firstTurnLeft, leftOf } from './now';
import type { Body, LoggedEvent, Setup } from './wire';

const setup: Setup = { game: 'xok', clock: { kind: 'none' }, casual: true, creator: 'first' };
const turn = (ply: number, ...d: string[]): Body => ({ t: 'turn', ply, d, took: 0, lag: 0 });
const foldAll = (events: LoggedEvent[]): Log => events.reduce(fold, EMPTY);
const begun = [
  ['first', { t: 'created', setup }],
  ['second', { t: 'joined' }],
] as const;

describe('the log of a game', () => {
  it('has the turns', () => {
    const log = foldAll(logOf(...begun, ['first', turn(0, 'a1', 'a2')], ['second', turn(1, 'b1')]));
    expect(log.version).toBe(4);
    expect(log.setup?.game).toBe('xok');
    expect(actionsOf(log)).toEqual(['a1', 'a2', 'b1']);
  });

  it('goes back to where a takeback leads', () => {
    const log = foldAll(
      logOf(
        ...begun,
        ['first', turn(0, 'a')],
        ['second', turn(1, 'b')],
        ['first', turn(2, 'c')],
        ['first', { t: 'takeback-ask', to: 2 }],
        ['second', { t: 'takeback-grant', to: 2, clock: null }],
      ),
    );
    expect(actionsOf(log)).toEqual(['a', 'b']);
    expect(log.line).toBe(1);
  });

  it('counts an event that it does not know, and nothing else', () => {
    const log = foldAll(logOf(...begun, [null, { t: 'later' } as unknown as Body]));
    expect(log).toEqual({ ...foldAll(logOf(...begun)), version: 3 });
  });
});

describe('clocks', () => {
  const clock: [number, number] = [300_000, 290_000];

  it('run for the side to move, and never below zero', () => {
    const now = nowOf([], { mover: 'first', clock, runs: true, at: 3000 });
    expect(leftOf(now, false, 'first', 13_000)).toBe(290_000);
    expect(leftOf(now, false, 'second', 13_000)).toBe(290_000);
    expect(leftOf(now, false, 'first', 999_000)).toBe(0);
    expect(leftOf(now, false, 'first', 2000)).toBe(300_000);
    expect(firstTurnLeft(now, 13_000)).toBeNull();
  });

  it('do not run in a first turn, which has a limit of its own', () => {
    const now = nowOf([], { mover: 'first', clock, runs: false, at: 1000, deadline: 61_000 });
    expect(leftOf(now, false, 'first', 30_000)).toBe(300_000);
    expect(firstTurnLeft(now, 31_000)).toBe(30_000);
  });

  it('of days are shown for the side to move', () => {
    const now = nowOf([], {
      mover: 'first',
      clock: [500_000, 600_000],
      runs: true,
      at: 0,
      deadline: 500_000,
    });
    expect(leftOf(now, true, 'first', 100_000)).toBe(400_000);
    expect(leftOf(now, true, 'second', 100_000)).toBeNull();
  });

  it('stop when the game is over', () => {
    expect(leftOf(nowOf([], { clock, at: 0 }), false, 'first', 100_000)).toBe(300_000);
    expect(leftOf(nowOf([], { clock, at: 0 }), true, 'first', 100_000)).toBeNull();
    expect(leftOf(nowOf([]), false, 'first', 100_000)).toBeNull();
  });
});

it('hashes positions as the server does', () => {
  expect(positionHash('foobar', 7)).toBe('745c3eeb4ec81e1d');
  expect(positionHash('a', 0)).toBe('e63fe7190483bd1c');
});
