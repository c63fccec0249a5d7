import { expect, it } from 'vitest';
import { judgeRetry } from './retry';

it.each([
  [0.9, 'best'],
  [0.78, 'best'],
  [0.6, 'better'],
  [0.33, 'no'],
  [0.1, 'no'],
])('a new turn worth %f is judged: %s', (share, judgement) => {
  expect(judgeRetry({ before: 0.8, after: 0.3 }, share)).toBe(judgement);
});
