// The worker that looks for puzzles in games that were played: one question at a time.
import type { Failed, Found, Line } from '../core/types';

export type Finder = {
  /** The puzzle at the end of a line, if there is one. */
  find(line: Line): Promise<Found | Failed>;
  /** Terminates the worker. */
  close(): void;
};

export function startFinder(): Finder {
  const worker = new Worker(new URL('./finderWorker.ts', import.meta.url), { type: 'module' });
  return {
    find: (line) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Found | Failed>) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(line);
      }),
    close: () => worker.terminate(),
  };
}
