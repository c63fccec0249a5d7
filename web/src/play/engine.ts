// What a session asks of the core. Everything but thinking answers at once.
import type { Core } from '../core/core';
import type { Failed } from '../core/types';

export type Engine = Pick<
  Core,
  'look' | 'draft' | 'legal' | 'readTurn' | 'turns' | 'think' | 'hint' | 'stop'
>;

export function failed<T extends object>(answer: T | Failed): answer is Failed {
  return 'error' in answer;
}

/** The core, whose files are loaded when it is first asked for. */
export async function loadCore(): Promise<Core> {
  const { core } = await import('../core/core');
  return core();
}
