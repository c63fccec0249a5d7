// The worker in which the computer thinks, or helps another worker. It does one search at a time; the page terminates it to
// stop a search.
import { loadStudy, studyGlue } from './glue';
import { studyCalls, type StudyCalls } from './module';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** A module, and the memory in which it runs. */
export type Shared = { module: WebAssembly.Module; memory: WebAssembly.Memory };
/** With what another worker shares, this one becomes its helper. */
export type Begin = { threads: number; shared?: Shared };
export type Task = { id: number; kind: 'think' | 'analyse' | 'hint'; line: Line; wish: ThinkWish };
export type ToWorker = Begin | Task;
export type FromWorker =
  /** Asks for helpers. */
  { shared: Shared } | { id: number; insight: Insight } | { id: number; answer: Thought | Hint | Failed };

type Player = StudyCalls & { shared: Shared; alone: boolean };

let player: Promise<Player> | undefined;
const post = (message: FromWorker) => postMessage(message);

async function begin({ threads, shared }: Begin): Promise<Player> {
  if (shared) {
    const glue = await studyGlue(threads);
    glue.initSync(shared);
    // A helper waits here for jobs and never returns.
    glue.help();
  }
  // Where several threads should work but do not, one thinks.
  return threads > 1 ? load(threads).catch(() => load(1)) : load(1);
}

async function load(threads: number): Promise<Player> {
  const { glue, module } = await loadStudy(threads);
  const { memory } = glue.initSync({ module });
  // A worker whose module broke is replaced by the page.
  return { ...studyCalls(glue, () => undefined), shared: { module, memory }, alone: threads > 1 };
}

function work(player: Player, { id, kind, line, wish }: Task): void {
  if (player.alone && (wish.threads ?? 1) > 1) {
    player.alone = false;
    post({ shared: player.shared });
  }
  const onInsight = (insight: Insight) => post({ id, insight });
  const answer = kind === 'hint' ? player.hint(line, wish) : player[kind](line, wish, onInsight);
  post({ id, answer });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (!('kind' in data)) {
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
