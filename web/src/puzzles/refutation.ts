// What is wrong with a turn: the line that the computer finds against it, and what it comes to.
import { message } from '../app/message';
import type { Insight, Puzzle, Words } from '../core/types';

export type Refutation = {
  says: Words;
  actions: readonly string[];
  /** How many turns of the line are worth showing. */
  most: number;
};

/** Longer lines are no longer looked at. */
const MOST_TURNS = 6;
/** Where nothing is decided, the first answers say enough. */
const FEW_TURNS = 2;

/** What the opponent's best line after a wrong turn says. `best` is seen by the opponent, who is to move. */
export function refuted(best: Insight | undefined, { wins, turns }: Puzzle): Refutation | null {
  if (!best || best.actions.length === 0) return null;
  const { actions, score } = best;
  if (score.kind === 'win') return { says: message('puzzles-why-loses'), actions, most: MOST_TURNS };
  if (score.kind === 'draw') return { says: message('puzzles-why-draws'), actions, most: MOST_TURNS };
  if (score.kind === 'loss')
    return { says: message('puzzles-why-slower', { turns }), actions, most: MOST_TURNS };
  return { says: message(wins ? 'puzzles-why-escapes' : 'puzzles-why-worse'), actions, most: FEW_TURNS };
}
