// The client of the worker in which the computer thinks, with helpers where there are threads: one search at a time.
// The worker keeps an engine for each seat and one for hints and analysis; stopping a search ends the worker and loses them.
import { hasBroken } from './module';
import type { FromWorker, Shared, Task, ToWorker } from './worker';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** The level that is limited by time alone; only it gains from threads. */
const STRONGEST = 10;

/** The search was stopped, or replaced by another. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** The part of `Worker` that is used here. */
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
  #threads: number;
  /** The main worker, then its helpers. */
  #workers: WorkerLike[] = [];
  #pending: Pending | undefined;
  #count = 0;
  #closed = false;

  constructor(make: () => WorkerLike, threads = 1) {
    this.#make = make;
    this.#threads = threads;
  }

  /** Starts the worker, which loads its module, ahead of the first search. */
  prepare(): void {
    if (!this.#closed && this.#workers.length === 0) this.#start();
  }

  /** The computer's turn, by the engine of the player to move. */
  think(
    line: Line,
    wish: ThinkWish,
    onInsight: (insight: Insight) => void = () => {},
  ): Promise<Thought | Failed> {
    return this.#ask('think', line, wish, onInsight);
  }

  /** The best lines of a position, by the engine for hints and analysis. */
  analyse(
    line: Line,
    wish: ThinkWish,
    onInsight: (insight: Insight) => void = () => {},
  ): Promise<Thought | Failed> {
    return this.#ask('analyse', line, wish, onInsight);
  }

  hint(line: Line, wish: ThinkWish): Promise<Hint | Failed> {
    return this.#ask('hint', line, wish, () => {});
  }

  /** Stops the current search, if any: its promise is rejected with `Stopped`. */
  stop(): void {
    if (this.#pending) this.#end(new Stopped());
  }

  /** Terminates the workers for good. Later searches are rejected with `Stopped`. */
  close(): void {
    this.#closed = true;
    this.#end(new Stopped());
  }

  #ask<T>(
    kind: Task['kind'],
    line: Line,
    wish: ThinkWish,
    onInsight: (insight: Insight) => void,
  ): Promise<T> {
    this.stop();
    if (this.#closed) return Promise.reject(new Stopped());
    const id = ++this.#count;
    const threads = wish.level === STRONGEST ? this.#threads : 1;
    const task: Task = { id, kind, line, wish: { ...wish, threads } };
    return new Promise<T>((resolve, reject) => {
      this.#pending = { id, resolve, reject, onInsight };
      // Proxies of Svelte's state cannot be cloned, their JSON can.
      (this.#workers[0] ?? this.#start()).postMessage(JSON.parse(JSON.stringify(task)) as Task);
    });
  }

  #start(shared?: Shared): WorkerLike {
    const worker = this.#make();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#end(new Error(event.message));
    worker.postMessage({ threads: this.#threads, ...(shared && { shared }) });
    this.#workers.push(worker);
    return worker;
  }

  #hear(message: FromWorker): void {
    if ('shared' in message) {
      for (let count = 1; count < this.#threads; count++) this.#start(message.shared);
      return;
    }
    const pending = this.#pending;
    if (pending?.id !== message.id) return;
    if ('insight' in message) {
      pending.onInsight(message.insight);
    } else {
      this.#pending = undefined;
      if (hasBroken(message.answer)) this.#dismiss();
      pending.resolve(message.answer as never);
    }
  }

  #end(reason: Error): void {
    const pending = this.#pending;
    this.#dismiss();
    this.#pending = undefined;
    pending?.reject(reason);
  }

  /** Terminates all workers. The next search starts new ones. */
  #dismiss(): void {
    for (const worker of this.#workers.splice(0)) {
      worker.onmessage = null;
      worker.terminate();
    }
  }
}
