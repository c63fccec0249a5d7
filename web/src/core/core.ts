// The core in the page: rules, views and records answer at once; the players think in a worker.
import { initSync } from './pkg/tessera.js';
import address from './pkg/tessera_bg.wasm?url';
import { calls, type Calls } from './module';
import { Thinker } from './thinker';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** How long the computer thinks at the most, and how long for a hint, in milliseconds. */
const TURN = 3000;
const HINT = 1500;

export interface Core extends Omit<Calls, 'think' | 'hint'> {
  /** The actions of the computer's turn. */
  think(line: Line, level: number): Promise<string[]>;
  /** A good turn, and why. */
  hint(line: Line): Promise<Hint>;
  /** The best lines, told while they are found. */
  analyse(line: Line, wish: ThinkWish, onInsight: (insight: Insight) => void): Promise<Thought | Failed>;
  /** Ends whatever is being thought about: its promise is rejected with `Stopped`. */
  stop(): void;
  /** A player of one's own, for a board beside this one. */
  thinker(): Thinker;
}

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** What was asked for; an error becomes an exception, with the name of its message. */
function certain<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(answer.error.id);
  return answer;
}

/** The core of a compiled module. */
export function coreOf(module: WebAssembly.Module, thinker: () => Thinker): Core {
  const start = () => initSync({ module });
  start();
  const player = thinker();
  return {
    ...calls(start),
    think: async (line, level) => {
      const seed = Math.floor(Math.random() * 2 ** 32);
      return certain(await player.think(line, { level, time: TURN, seed })).actions;
    },
    hint: async (line) => certain(await player.hint(line, { level: 10, time: HINT })),
    analyse: (line, wish, onInsight) => player.think(line, wish, onInsight),
    stop: () => player.stop(),
    thinker,
  };
}

async function load(): Promise<Core> {
  const module = await WebAssembly.compileStreaming(fetch(address));
  return coreOf(module, () => new Thinker(module, newWorker));
}

let loading: Promise<Core> | undefined;

/** The core, loaded when it is first asked for. A failure is not kept: the next call tries again. */
export function core(): Promise<Core> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
