import { expect, it, vi } from 'vitest';
import type { Insight, Line } from '../core/types';
import { Analysis, setLine, type Searcher } from './analysis.svelte';

const insight = (first: number): Insight =>
  ({ line: 0, depth: 1, score: { kind: 'guess', units: 0 }, first, actions: ['a'] }) as Insight;
const line = (id: number): Line => ({ game: 'xok', start: String(id), actions: [] });
const open = (id: number) => ({ line: line(id), mover: 'first' as const, outcome: null });

it('looks at the position on the board, then at the rest of the game', async () => {
  const asked: [string, number][] = [];
  const searcher: Searcher = {
    analyse: (at, wish) => {
      asked.push([at.start, wish.lines ?? 0]);
      return Promise.resolve({
        actions: [],
        lines: [insight(Number(at.start) / 10)],
        why: [{ id: 'why' }],
        threads: 1,
      });
    },
    stop: () => undefined,
    close: () => undefined,
  };
  const analysis = new Analysis(searcher, open);
  await analysis.consider(2, [0, 1, 2], 0);
  expect(asked).toEqual([
    ['2', 3],
    ['0', 1],
    ['1', 1],
  ]);
  expect(analysis.worths.get(2)?.first).toBe(0.2);
  expect(analysis.worths.get(1)?.why).toEqual([{ id: 'why' }]);
  await analysis.consider(2, [0, 1, 2], 0);
  expect(asked).toHaveLength(3);
});

it('does not ask about a game that is over', async () => {
  const think = vi.fn();
  const ending = { winner: 'second' as const, why: { id: 'w' }, cells: [], counts: [] };
  const analysis = new Analysis({ analyse: think, stop: () => undefined, close: () => undefined }, (id) => ({
    ...open(id),
    outcome: ending,
  }));
  await analysis.consider(1, [], 0);
  expect(think).not.toHaveBeenCalled();
  expect(analysis.worths.get(1)?.proof).toEqual({ winner: 'second', actions: 0 });
});

it('leaves what was begun when the board changes, and what comes late does not count', async () => {
  const answers: ((first: number) => void)[] = [];
  const searcher: Searcher = {
    analyse: () =>
      new Promise((done) =>
        answers.push((first) => done({ actions: [], lines: [insight(first)], why: [], threads: 1 })),
      ),
    stop: () => undefined,
    close: () => undefined,
  };
  const analysis = new Analysis(searcher, open);
  const first = analysis.consider(1, [], 0);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const second = analysis.consider(2, [], 0);
  answers[0]?.(0.9);
  await first;
  expect(analysis.worths.has(1)).toBe(false);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(0.3);
  await second;
  expect(analysis.worths.get(2)?.first).toBe(0.3);
});

it('asks nothing more once its screen was left', async () => {
  const think = vi.fn();
  const close = vi.fn();
  const analysis = new Analysis({ analyse: think, stop: () => undefined, close }, open);
  const begun = analysis.consider(1, [2], 0);
  analysis.leave();
  await begun;
  await analysis.consider(1, [2], 0);
  expect(think).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

it('is silent when it is switched off', async () => {
  const think = vi.fn();
  const analysis = new Analysis({ analyse: think, stop: () => undefined, close: () => undefined }, open);
  analysis.on = false;
  await analysis.consider(1, [2], 0);
  expect(think).not.toHaveBeenCalled();
});

it('never shows two lines that begin with the same turn, while the search goes deeper', () => {
  const lines: Insight[] = [];
  const report = (line: number, depth: number, first: string) => {
    setLine(lines, { ...insight(0.5), line, depth, actions: [first, 'then'] });
    const firsts = Object.values(lines).map(({ actions }) => actions[0]);
    expect(new Set(firsts).size, firsts.join()).toBe(firsts.length);
    return firsts.join('');
  };
  for (const [line, first] of ['a', 'b', 'c'].entries()) report(line, 1, first);
  expect(report(0, 2, 'b')).toBe('bac');
  expect(report(1, 2, 'c')).toBe('bca');
  expect(report(2, 2, 'd')).toBe('bcd');
  expect(report(0, 3, 'd')).toBe('dcb');
});
