// The worker in which the computer thinks, or helps another worker. It does one search at a time; the page terminates it to
// stop a search.
import { loadGlue } from './glue';
import { calls, type Calls } from './module';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** With the memory of another worker, this one becomes its helper. */
export type Begin = { module: WebAssembly.Module; threads: number; memory?: WebAssembly.Memory };
export type Task = { id: number; kind: 'think' | 'analyse' | 'hint'; line: Line; wish: ThinkWish };
export type ToWorker = Begin | Task;
export type FromWorker =
  /** Asks for helpers that share this memory. */
  | { memory: WebAssembly.Memory }
  | { id: number; insight: Insight }
  | { id: number; answer: Thought | Hint | Failed };

type Player = Calls & { memory: WebAssembly.Memory; alone: boolean };

let player: Promise<Player> | undefined;
const post = (message: FromWorker) => postMessage(message);

async function begin({ threads, ...start }: Begin): Promise<Player> {
  const glue = await loadGlue(threads);
  const { memory } = glue.initSync(start);
  // A helper waits here for jobs and never returns.
  if (start.memory) glue.help();
  // A worker whose module broke is replaced by the page.
  return { ...calls(glue, () => undefined), memory, alone: true };
}

function work(player: Player, { id, kind, line, wish }: Task): void {
  if (player.alone && (wish.threads ?? 1) > 1) {
    player.alone = false;
    post({ memory: player.memory });
  }
  const onInsight = (insight: Insight) => post({ id, insight });
  const answer = kind === 'hint' ? player.hint(line, wish) : player[kind](line, wish, onInsight);
  post({ id, answer });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    player = begin(data);
    player.catch(reportError);
  } else {
    // A failed start was already reported.
    player
      ?.then(
        (player) => work(player, data),
        () => undefined,
      )
      .catch(reportError);
  }
});
