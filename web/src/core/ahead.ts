// Turns that may follow a game: a hint, a line of an analysis.
import type { Line, Turn, Words } from './types';

/** A turn, and the game up to its end. */
export type Ahead = { turn: Turn; line: Line };

/** A turn in one sentence. */
export const briefly = ({ brief, says }: Pick<Turn, 'brief' | 'says'>): Words => brief ?? says;

/** The turns that actions make after a line, with the line to the end of each. */
export function ahead(line: Line, actions: readonly string[], turns: readonly Turn[]): Ahead[] {
  const all = [...line.actions, ...actions];
  let end = all.length - turns.reduce((sum, turn) => sum + turn.actions, 0);
  return turns.map((turn) => {
    end += turn.actions;
    return { turn, line: { ...line, actions: all.slice(0, end) } };
  });
}
