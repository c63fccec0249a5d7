import type { Failed } from './types';

/** Whether the core answered with an error. */
export function failed<T extends object>(answer: T | Failed): answer is Failed {
  return 'error' in answer;
}
