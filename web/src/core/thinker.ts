// The players, in a worker of their own: one thought at a time, and a way to stop it.
import type { FromWorker, Task, ToWorker } from './worker';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** The thought was stopped, or another was asked for. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** What of a worker is needed here. */
export type WorkerLike = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Pending = {
  id: number;
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
  onInsight: (insight: Insight) => void;
};

export class Thinker {
  #make: () => WorkerLike;
  #module: WebAssembly.Module;
  #worker: WorkerLike | undefined;
  #pending: Pending | undefined;
  #count = 0;

  constructor(module: WebAssembly.Module, make: () => WorkerLike) {
    this.#module = module;
    this.#make = make;
  }

  think(
    line: Line,
    wish: ThinkWish,
    onInsight: (insight: Insight) => void = () => {},
  ): Promise<Thought | Failed> {
    return this.#ask({ kind: 'think', line, wish }, onInsight);
  }

  hint(line: Line, wish: ThinkWish): Promise<Hint | Failed> {
    return this.#ask({ kind: 'hint', line, wish }, () => {});
  }

  /** Ends the thought; whoever waits for it gets `Stopped`. Nothing happens if there is none. */
  stop(): void {
    if (this.#pending) this.#end(new Stopped());
  }

  #ask<T>(task: Omit<Task, 'id'>, onInsight: (insight: Insight) => void): Promise<T> {
    this.stop();
    const id = ++this.#count;
    return new Promise<T>((resolve, reject) => {
      this.#pending = { id, resolve, reject, onInsight };
      // A proxy of the page's state cannot be sent; its JSON can.
      this.#running().postMessage({ id, ...(JSON.parse(JSON.stringify(task)) as typeof task) });
    });
  }

  #running(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#make();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#end(new Error(event.message));
    worker.postMessage({ module: this.#module });
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromWorker): void {
    const pending = this.#pending;
    if (pending?.id !== message.id) return;
    if ('insight' in message) {
      pending.onInsight(message.insight);
    } else {
      this.#pending = undefined;
      pending.resolve(message.answer as never);
    }
  }

  #end(reason: Error): void {
    const pending = this.#pending;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#pending = undefined;
    pending?.reject(reason);
  }
}
