// Trying again where a turn gave something away.
import type { Judged } from '../analysis/worth';

/** A turn to be replaced by a better one; `from`: the id of the turn before it. */
export type Retry = { point: Judged; from: number };

export type Judgement = 'best' | 'better' | 'no';

/** Less than this is no difference: searches of the same position vary as much. */
const NEAR = 0.05;

/** What a new turn is worth that gives its player this expected result. */
export function judgeRetry({ before, after }: Pick<Judged, 'before' | 'after'>, share: number): Judgement {
  if (share >= before - NEAR) return 'best';
  return share > after + NEAR ? 'better' : 'no';
}
