// Calls of a module of crates/wasm: JSON comes back, and a module that trapped is instantiated again.
import { message } from '../app/message';
import type { Failed } from './types';

/** The answer of a call that failed without a message of the core: a trap, or a handle that is closed. */
export const broken: Failed = { error: message('core-broken') };

/** Whether the module cannot be called again: it trapped, or ran out of stack. */
const isTrap = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

/** Calls a module and reads its answers. After a trap, `revive` instantiates the module again. */
export class Caller {
  /** How many times the module was instantiated again. Objects of an earlier instance are gone. */
  resets = 0;
  readonly #revive: () => void;

  constructor(revive: () => void) {
    this.#revive = revive;
  }

  ask<T>(call: () => string): T | Failed {
    try {
      return JSON.parse(call()) as T | Failed;
    } catch (error) {
      console.error(error);
      if (isTrap(error)) {
        this.resets += 1;
        this.#revive();
      }
      return broken;
    }
  }
}
