import { expect, it, vi } from 'vitest';
import type { ExploredTurn, Line } from '../core/types';
import { Openings, type Reader } from './openings.svelte';

const line: Line = { game: 'xok', start: '', actions: [] };
const row = {
  actions: ['a1a2'],
  first: 0.5,
  proof: null,
  depth: 3,
  nodes: 9,
  games: [1, 2, 3],
} as ExploredTurn;

function reader(read: ReturnType<Reader['readExplorer']>): Reader {
  return { readExplorer: vi.fn(() => read), explore: vi.fn(() => ({ rows: [row] })) };
}

it('loads its file once, when it is opened', async () => {
  const load = vi.fn(() => Promise.resolve('file'));
  const read = reader({ turns: 4, games: 2000 });
  const openings = new Openings(read, load);
  expect(openings.at(line)).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await Promise.all([openings.open('xok'), openings.open('xok')]);
  await openings.open('xok');
  expect(load).toHaveBeenCalledOnce();
  expect(read.readExplorer).toHaveBeenCalledWith('file');
  expect([openings.state, openings.turns]).toEqual(['ready', 4]);
  expect(openings.at(line)).toEqual([row]);
});

it('says that it failed, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('file');
  const openings = new Openings(reader({ turns: 4, games: 1 }), load);
  await openings.open('xok');
  expect([openings.state, openings.problem]).toEqual(['failed', 'study-explorer-failed']);
  await openings.open('xok');
  expect(openings.state).toBe('ready');
  const damaged = new Openings(reader({ error: { id: 'study-explorer-damaged' } }), load);
  await damaged.open('xok');
  expect([damaged.state, damaged.problem]).toEqual(['failed', 'study-explorer-damaged']);
  expect(damaged.at(line)).toBeNull();
});

it('does not know a position that the core refuses', async () => {
  const read = { ...reader({ turns: 4, games: 1 }), explore: () => ({ error: { id: 'core-request' } }) };
  const openings = new Openings(read, () => Promise.resolve('file'));
  await openings.open('xok');
  expect(openings.at(line)).toBeNull();
});
