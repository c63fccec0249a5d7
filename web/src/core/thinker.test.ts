// Which workers are started, asked and terminated. The fake workers only record what they receive.
import { expect, test } from 'vitest';
import { Stopped, Thinker, type WorkerLike } from './thinker';
import type { Line } from './types';
import type { FromWorker, Task, ToWorker } from './worker';

const LINE: Line = { game: 'xok', start: '', actions: [] };
const SHARED = { module: {} as WebAssembly.Module, memory: {} as WebAssembly.Memory };

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  received: ToWorker[] = [];
  ended = false;
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

function table(threads: number) {
  const workers: FakeWorker[] = [];
  const make = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, thinker: new Thinker(make, threads) };
}

const lastTask = (worker: FakeWorker | undefined) => worker?.received.at(-1) as Task;

test('helpers come when they are wanted, with the module and memory of the one that thinks', async () => {
  const { workers, thinker } = table(3);
  const thought = thinker.think(LINE, { level: 10 });
  expect(workers).toHaveLength(1);
  expect(workers[0]?.received[0]).toEqual({ threads: 3 });
  expect(lastTask(workers[0]).wish.threads).toBe(3);
  workers[0]?.says({ shared: SHARED });
  expect(workers).toHaveLength(3);
  for (const helper of workers.slice(1)) {
    expect(helper.received).toEqual([{ threads: 3, shared: SHARED }]);
  }
  const answer = { actions: ['a1'], lines: [], why: [], threads: 3 };
  workers[0]?.says({ id: lastTask(workers[0]).id, answer });
  expect(await thought).toEqual(answer);
  expect(workers.some((worker) => worker.ended)).toBe(false);
});

test('only the strongest player has helpers, and only where there are threads', () => {
  const { workers, thinker } = table(4);
  thinker.think(LINE, { level: 9 }).catch(() => undefined);
  expect(lastTask(workers[0]).wish.threads).toBe(1);
  const alone = table(1);
  alone.thinker.hint(LINE, { level: 10 }).catch(() => undefined);
  expect(lastTask(alone.workers[0]).wish.threads).toBe(1);
});

test('stopping a search terminates all workers, also helpers that were about to start', async () => {
  const { workers, thinker } = table(2);
  const first = thinker.think(LINE, { level: 10 });
  workers[0]?.says({ shared: SHARED });
  thinker.stop();
  await expect(first).rejects.toBeInstanceOf(Stopped);
  expect(workers.map((worker) => worker.ended)).toEqual([true, true]);
  const second = thinker.think(LINE, { level: 10 });
  thinker.stop();
  await expect(second).rejects.toBeInstanceOf(Stopped);
  workers[2]?.says({ shared: SHARED });
  expect(workers.map((worker) => worker.ended)).toEqual([true, true, true]);
});

test('a worker whose module broke is replaced', async () => {
  const { workers, thinker } = table(1);
  const thought = thinker.think(LINE, { level: 3 });
  workers[0]?.says({ id: lastTask(workers[0]).id, answer: { error: { id: 'core-broken' } } });
  expect(await thought).toHaveProperty('error.id', 'core-broken');
  expect(workers[0]?.ended).toBe(true);
  thinker.think(LINE, { level: 3 }).catch(() => undefined);
  expect(workers).toHaveLength(2);
});

test('a helper that fails ends the search, and the next one starts new workers', async () => {
  const { workers, thinker } = table(2);
  const thought = thinker.think(LINE, { level: 10 });
  workers[0]?.says({ shared: SHARED });
  workers[1]?.onerror?.({ message: 'broken' } as ErrorEvent);
  await expect(thought).rejects.toThrow('broken');
  expect(workers.every((worker) => worker.ended)).toBe(true);
  thinker.think(LINE, { level: 10 }).catch(() => undefined);
  expect(workers).toHaveLength(3);
});

test('a thinker that is closed ends its workers, also idle ones, and thinks no more', async () => {
  const { workers, thinker } = table(1);
  const thought = thinker.think(LINE, { level: 3 });
  workers[0]?.says({
    id: lastTask(workers[0]).id,
    answer: { actions: ['a1'], lines: [], why: [], threads: 1 },
  });
  await thought;
  thinker.stop();
  expect(workers[0]?.ended).toBe(false);
  thinker.close();
  expect(workers[0]?.ended).toBe(true);
  await expect(thinker.think(LINE, { level: 3 })).rejects.toBeInstanceOf(Stopped);
  expect(workers).toHaveLength(1);
});

test('a worker that was prepared does the first search', () => {
  const { workers, thinker } = table(1);
  thinker.prepare();
  thinker.prepare();
  expect(workers).toHaveLength(1);
  thinker.think(LINE, { level: 3 }).catch(() => undefined);
  expect(workers).toHaveLength(1);
  thinker.close();
  thinker.prepare();
  expect(workers).toHaveLength(1);
});
