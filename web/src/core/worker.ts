// The worker in which the players think, or help another one to think. It does one thing at a time; the page ends it to
// stop a thought.
import { loadGlue } from './glue';
import { calls, type Calls } from './module';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** With the memory of another worker, this one is its helper. */
export type Begin = { module: WebAssembly.Module; threads: number; memory?: WebAssembly.Memory };
export type Task = { id: number; kind: 'think' | 'hint'; line: Line; wish: ThinkWish };
export type ToWorker = Begin | Task;
export type FromWorker =
  /** Helpers are wanted, for this memory. */
  | { memory: WebAssembly.Memory }
  | { id: number; insight: Insight }
  | { id: number; answer: Thought | Hint | Failed };

type Player = Calls & { memory: WebAssembly.Memory; alone: boolean };

let player: Promise<Player> | undefined;
const tell = (message: FromWorker) => postMessage(message);

async function begin({ threads, ...start }: Begin): Promise<Player> {
  const glue = await loadGlue(threads);
  const { memory } = glue.initSync(start);
  // Whoever helps waits there for jobs, and does not come back.
  if (start.memory) glue.help();
  // A worker whose module broke is replaced by the page.
  return { ...calls(glue, () => undefined), memory, alone: true };
}

function work(player: Player, { id, kind, line, wish }: Task): void {
  if (player.alone && (wish.threads ?? 1) > 1) {
    player.alone = false;
    tell({ memory: player.memory });
  }
  const answer =
    kind === 'think' ? player.think(line, wish, (insight) => tell({ id, insight })) : player.hint(line, wish);
  tell({ id, answer });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    player = begin(data);
    player.catch(reportError);
  } else {
    // Why there is no player has been told already.
    player
      ?.then(
        (player) => work(player, data),
        () => undefined,
      )
      .catch(reportError);
  }
});
