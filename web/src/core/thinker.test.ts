// Who is asked, who helps, and that nobody is left behind. The workers are dolls that only remember what they were told.
import { expect, test } from 'vitest';
import { Stopped, Thinker, type WorkerLike } from './thinker';
import type { Line } from './types';
import type { FromWorker, Task, ToWorker } from './worker';

const LINE: Line = { game: 'xok', start: '', actions: [] };
const MODULE = {} as WebAssembly.Module;
const MEMORY = {} as WebAssembly.Memory;

class Doll implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  told: ToWorker[] = [];
  ended = false;
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

function table(threads: number) {
  const dolls: Doll[] = [];
  const make = () => {
    const doll = new Doll();
    dolls.push(doll);
    return doll;
  };
  return { dolls, thinker: new Thinker(MODULE, make, threads) };
}

const lastTask = (doll: Doll | undefined) => doll?.told.at(-1) as Task;

test('helpers come when they are wanted, with the memory of the one that thinks', async () => {
  const { dolls, thinker } = table(3);
  const thought = thinker.think(LINE, { level: 10 });
  expect(dolls).toHaveLength(1);
  expect(dolls[0]?.told[0]).toEqual({ module: MODULE, threads: 3 });
  expect(lastTask(dolls[0]).wish.threads).toBe(3);
  dolls[0]?.says({ memory: MEMORY });
  expect(dolls).toHaveLength(3);
  for (const helper of dolls.slice(1)) {
    expect(helper.told).toEqual([{ module: MODULE, threads: 3, memory: MEMORY }]);
  }
  const answer = { actions: ['a1'], lines: [], threads: 3 };
  dolls[0]?.says({ id: lastTask(dolls[0]).id, answer });
  expect(await thought).toEqual(answer);
  expect(dolls.some((doll) => doll.ended)).toBe(false);
});

test('only the strongest player has helpers, and only where there are threads', () => {
  const { dolls, thinker } = table(4);
  thinker.think(LINE, { level: 9 }).catch(() => undefined);
  expect(lastTask(dolls[0]).wish.threads).toBe(1);
  const alone = table(1);
  alone.thinker.hint(LINE, { level: 10 }).catch(() => undefined);
  expect(lastTask(alone.dolls[0]).wish.threads).toBe(1);
});

test('a thought that is stopped ends all, also those who were about to come', async () => {
  const { dolls, thinker } = table(2);
  const first = thinker.think(LINE, { level: 10 });
  dolls[0]?.says({ memory: MEMORY });
  thinker.stop();
  await expect(first).rejects.toBeInstanceOf(Stopped);
  expect(dolls.map((doll) => doll.ended)).toEqual([true, true]);
  const second = thinker.think(LINE, { level: 10 });
  thinker.stop();
  await expect(second).rejects.toBeInstanceOf(Stopped);
  dolls[2]?.says({ memory: MEMORY });
  expect(dolls.map((doll) => doll.ended)).toEqual([true, true, true]);
});

test('a worker whose module broke is replaced', async () => {
  const { dolls, thinker } = table(1);
  const thought = thinker.think(LINE, { level: 3 });
  dolls[0]?.says({ id: lastTask(dolls[0]).id, answer: { error: { id: 'core-broken' } } });
  expect(await thought).toHaveProperty('error.id', 'core-broken');
  expect(dolls[0]?.ended).toBe(true);
  thinker.think(LINE, { level: 3 }).catch(() => undefined);
  expect(dolls).toHaveLength(2);
});

test('a helper that breaks ends the thought, and the next one begins anew', async () => {
  const { dolls, thinker } = table(2);
  const thought = thinker.think(LINE, { level: 10 });
  dolls[0]?.says({ memory: MEMORY });
  dolls[1]?.onerror?.({ message: 'broken' } as ErrorEvent);
  await expect(thought).rejects.toThrow('broken');
  expect(dolls.every((doll) => doll.ended)).toBe(true);
  thinker.think(LINE, { level: 10 }).catch(() => undefined);
  expect(dolls).toHaveLength(3);
});

test('a thinker that is closed ends its workers, also idle ones, and thinks no more', async () => {
  const { dolls, thinker } = table(1);
  const thought = thinker.think(LINE, { level: 3 });
  dolls[0]?.says({ id: lastTask(dolls[0]).id, answer: { actions: ['a1'], lines: [], threads: 1 } });
  await thought;
  thinker.stop();
  expect(dolls[0]?.ended).toBe(false);
  thinker.close();
  expect(dolls[0]?.ended).toBe(true);
  await expect(thinker.think(LINE, { level: 3 })).rejects.toBeInstanceOf(Stopped);
  expect(dolls).toHaveLength(1);
});
