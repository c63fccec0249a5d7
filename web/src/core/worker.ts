// The worker in which the players think. It does one thing at a time; the page ends it to stop a thought.
import { initSync } from './pkg/tessera.js';
import { calls } from './module';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

export type Task = { id: number; kind: 'think' | 'hint'; line: Line; wish: ThinkWish };
export type ToWorker = { module: WebAssembly.Module } | Task;
export type FromWorker = { id: number; insight: Insight } | { id: number; answer: Thought | Hint | Failed };

let compiled: WebAssembly.Module | undefined;
const start = () => compiled && initSync({ module: compiled });
const core = calls(start);
const tell = (message: FromWorker) => postMessage(message);

function work({ id, kind, line, wish }: Task): void {
  const answer =
    kind === 'think' ? core.think(line, wish, (insight) => tell({ id, insight })) : core.hint(line, wish);
  tell({ id, answer });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    compiled = data.module;
    start();
  } else {
    work(data);
  }
});
