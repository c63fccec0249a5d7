// The core in the page: rules, views and records answer at once; the players think in a worker.
import { loadGlue, threads, type Glue } from './glue';
import address from './pkg/tessera_bg.wasm?url';
import { calls, type Calls } from './module';
import { Thinker } from './thinker';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** The time limits of a turn and of a hint, in milliseconds. */
const TURN = 3000;
const HINT = 1500;

export interface Core extends Omit<Calls, 'think' | 'analyse' | 'hint'> {
  /** The actions of the computer's turn. */
  think(line: Line, level: number): Promise<string[]>;
  /** A good turn, and why. */
  hint(line: Line): Promise<Hint>;
  /** The best lines, reported while they are found. */
  analyse(line: Line, wish: ThinkWish, onInsight: (insight: Insight) => void): Promise<Thought | Failed>;
  /** Stops the current search: its promise is rejected with `Stopped`. */
  stop(): void;
  /** Another worker client, for a search beside the game's own. */
  thinker(): Thinker;
}

const [threadedAddress] = Object.values(
  import.meta.glob<string>('./pkg/tessera_threads_bg.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The answer; an error is thrown, with the id of its message. */
function unwrap<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(answer.error.id);
  return answer;
}

/** The core of a compiled module. */
export function coreOf(glue: Glue, module: WebAssembly.Module, thinker: () => Thinker): Core {
  glue.initSync({ module });
  const player = thinker();
  return {
    ...calls(glue, () => glue.__wbg_reset_state()),
    think: async (line, level) => {
      const seed = Math.floor(Math.random() * 2 ** 32);
      return unwrap(await player.think(line, { level, time: TURN, seed })).actions;
    },
    hint: async (line) => unwrap(await player.hint(line, { level: 10, time: HINT })),
    analyse: (line, wish, onInsight) => player.analyse(line, wish, onInsight),
    stop: () => player.stop(),
    thinker,
  };
}

async function load(threads: number): Promise<Core> {
  const file = threads > 1 && threadedAddress ? threadedAddress : address;
  const [glue, module] = await Promise.all([loadGlue(threads), WebAssembly.compileStreaming(fetch(file))]);
  return coreOf(glue, module, () => new Thinker(module, newWorker, threads));
}

/** Falls back to one thread where several should work but do not. */
const loadBest = () => (threads > 1 ? load(threads).catch(() => load(1)) : load(1));

let loading: Promise<Core> | undefined;

/** The core, loaded by the first call. After a failure the next call tries again. */
export function core(): Promise<Core> {
  loading ??= loadBest().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
