import { describe, expect, it } from 'vitest';
import type { Insight } from '../core/types';
import {
  accuracy,
  Depths,
  judge,
  lost,
  markOf,
  settled,
  steady,
  turningOf,
  turningPoints,
  worthOf,
  type Judged,
  type Worth,
} from './worth';

const insight = (first: number, score: Insight['score'] = { kind: 'guess', units: 0 }): Insight => ({
  line: 0,
  depth: 1,
  seldepth: 1,
  score,
  first,
  actions: [],
  nodes: 1,
  nps: 1,
  time: 1,
  hashfull: 0,
});
const worth = (first: number, proof: Worth['proof'] = null): Worth => ({ first, proof, lines: [] });
const turn = (
  id: number,
  before: number,
  after: number,
  proofs: Judged['proofs'] = [null, null],
): Judged => ({
  id,
  player: 'first',
  before,
  after,
  proofs,
});

describe('values as they are shown', () => {
  const line = (action: string, depth: number, first: number): Insight => ({
    ...insight(first),
    depth,
    actions: [action],
  });
  /** What is shown after each depth; `values` has a row of lines for each. */
  function shown(values: Record<string, number>[], mover: 'first' | 'second' = 'first') {
    const depths = new Depths();
    return values.map((row, i) => {
      const found = Object.entries(row).map(([action, first]) => depths.found(line(action, i + 1, first)));
      return steady(worthOf(found, mover)?.lines ?? [], mover);
    });
  }

  it('are equal until a difference has lasted for two depths', () => {
    const values = [
      { a: 0.53, b: 0.51, c: 0.48 },
      { a: 0.5, b: 0.51, c: 0.46 },
      { a: 0.53, b: 0.51, c: 0.48 },
      { a: 0.54, b: 0.5, c: 0.47 },
    ];
    expect(shown(values)).toEqual([
      [0.53, 0.53, 0.53],
      [0.51, 0.51, 0.46],
      [0.53, 0.53, 0.48],
      [0.54, 0.5, 0.47],
    ]);
  });

  it('are those of the player to move, and a new line has to last, too', () => {
    const values = [
      { a: 0.4, b: 0.5 },
      { a: 0.4, c: 0.6 },
    ];
    expect(shown(values, 'second')).toEqual([
      [0.4, 0.4],
      [0.4, 0.4],
    ]);
    expect(shown([...values, { a: 0.4, c: 0.6 }], 'second')[2]).toEqual([0.4, 0.6]);
  });

  it('differ at once where one is proven', () => {
    const win = insight(1, { kind: 'win', actions: 3 });
    expect(steady([win, insight(0.6), insight(0.4)], 'first')).toEqual([1, 0.6, 0.6]);
  });
});

describe('the worth of a position', () => {
  it('is that of the best line for the player to move', () => {
    const lines = [insight(0.4), insight(0.6), insight(0.5)];
    expect(worthOf(lines, 'first')?.first).toBe(0.6);
    expect(worthOf(lines, 'second')?.first).toBe(0.4);
    expect(worthOf([], 'first')).toBeNull();
  });

  it('puts a quick win before a slow one, and a slow loss before a quick one', () => {
    const wins = [insight(1, { kind: 'win', actions: 9 }), insight(1, { kind: 'win', actions: 3 })];
    expect(worthOf(wins, 'first')?.proof).toEqual({ winner: 'first', actions: 3 });
    const losses = [insight(1, { kind: 'loss', actions: 2 }), insight(1, { kind: 'loss', actions: 8 })];
    expect(worthOf(losses, 'second')?.proof).toEqual({ winner: 'first', actions: 8 });
  });

  it('is certain when the game is over', () => {
    expect(settled({ winner: 'second' })).toEqual({
      first: 0,
      proof: { winner: 'second', actions: 0 },
      lines: [],
    });
    expect(settled({ winner: null }).first).toBe(0.5);
  });
});

describe('turns', () => {
  it('are judged for their own player, where both sides are known', () => {
    const turns = [
      { id: 1, player: 'first' as const },
      { id: 2, player: 'second' as const },
      { id: 3, player: 'first' as const },
    ];
    const judged = judge(turns, [worth(0.6), worth(0.4), worth(0.7), undefined]);
    expect(judged.map(({ id, before, after }) => [id, before, +after.toFixed(2)])).toEqual([
      [1, 0.6, 0.4],
      [2, 0.6, 0.3],
    ]);
  });

  it('lose nothing by being better than expected', () => {
    expect(lost(turn(1, 0.4, 0.6))).toBe(0);
    expect(markOf(turn(1, 0.4, 0.6))).toBeNull();
  });

  it('are called by what they give away', () => {
    expect([0.05, 0.1, 0.2, 0.5].map((loss) => markOf(turn(1, 0.7, 0.7 - loss)))).toEqual([
      null,
      'slip',
      'mistake',
      'blunder',
    ]);
  });
});

describe('accuracy', () => {
  it('is 100 when nothing is given away, and halves with every 15 points', () => {
    expect(accuracy([turn(1, 0.5, 0.5)], 'first')).toBe(100);
    expect(accuracy([turn(1, 0.5, 0.35)], 'first')).toBeCloseTo(50);
    expect(accuracy([turn(1, 0.5, 0.2)], 'first')).toBeCloseTo(25);
  });

  it('is the mean of a player’s own turns', () => {
    const turns = [turn(1, 0.5, 0.5), turn(2, 0.5, 0.35), { ...turn(3, 1, 0), player: 'second' as const }];
    expect(accuracy(turns, 'first')).toBeCloseTo(75);
    expect(accuracy(turns.slice(0, 2), 'second')).toBeNull();
  });
});

describe('turning points', () => {
  it('are the largest losses, in the order of the game', () => {
    const turns = [turn(1, 0.5, 0.4), turn(2, 0.5, 0.48), turn(3, 0.9, 0.2), turn(4, 0.5, 0.3)];
    expect(turningPoints(turns, 2).map(({ id }) => id)).toEqual([3, 4]);
    expect(turningPoints(turns).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('say what was let slip', () => {
    const win = { winner: 'first' as const, actions: 3 };
    const loss = { winner: 'second' as const, actions: 4 };
    const draw = { winner: null, actions: 0 };
    expect(turningOf(turn(1, 1, 0.5, [win, null]))).toBe('win-missed');
    expect(turningOf(turn(1, 0.5, 0, [draw, loss]))).toBe('draw-missed');
    expect(turningOf(turn(1, 0.4, 0, [null, loss]))).toBe('into-loss');
    expect(turningOf(turn(1, 0.7, 0.3))).toBe('turned');
    expect(turningOf(turn(1, 0.4, 0.2))).toBe('gave');
  });
});
