// Which cells a turn has changed, for the names of the cells: eyes see it by the frame of the last turn.
import { failed } from '../core/failed';
import type { Core } from '../core/core';
import type { Line, Look, Turn, ViewOptions } from '../core/types';

/** The cells that read otherwise in two views of a board. */
export function changedCells(before: Look, after: Look): Set<string> {
  const was = new Map(before.cells.map((cell) => [cell.name, JSON.stringify(cell.says)]));
  const now = after.cells.filter((cell) => was.get(cell.name) !== JSON.stringify(cell.says));
  return new Set(now.map((cell) => cell.name));
}

/** The line before the last of its turns; `null` if there is none. */
export function beforeLast(line: Line, turns: readonly Turn[]): Line | null {
  const last = turns.at(-1);
  return last ? { ...line, actions: line.actions.slice(0, -last.actions) } : null;
}

/** The cells that the last turn of a line has changed. */
export function lastChanged(
  engine: Pick<Core, 'look' | 'turns'>,
  line: Line,
  look: Look,
  options: ViewOptions,
): Set<string> {
  const turns = engine.turns(line);
  const before = failed(turns) ? null : beforeLast(line, turns);
  const was = before && engine.look(before, options);
  return was && !failed(was) ? changedCells(was, look) : new Set();
}
