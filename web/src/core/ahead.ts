// Turns that may follow a game: a hint, a line of an analysis.
import type { Core } from './core';
import { failed } from './failed';
import type { Line, Turn } from './types';

/** A turn, and the game up to its end. */
export type Ahead = { turn: Turn; line: Line };

/** The turns that actions would make after a line; the first one may complete a turn that was begun. */
export function ahead(engine: Pick<Core, 'turns'>, line: Line, actions: readonly string[]): Ahead[] {
  const all = [...line.actions, ...actions];
  const turns = engine.turns({ ...line, actions: all });
  if (failed(turns)) return [];
  let end = 0;
  return turns.flatMap((turn) => {
    end += turn.actions;
    return end > line.actions.length ? [{ turn, line: { ...line, actions: all.slice(0, end) } }] : [];
  });
}
