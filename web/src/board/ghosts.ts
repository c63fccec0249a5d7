// Where the outlines of ghosts are drawn.
import type { Cell, Shape } from '../core/types';

/** How far from the centre of a cell a piece may stand, in units of art/: a tile lies higher than its cell. */
const NEAR = 20;

/** The outlines: one for each cell, round the topmost piece on it. */
export function outlined(ghosts: readonly Shape[], cells: readonly Cell[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const shape of ghosts) {
    if (shape.kind !== 'art' || shape.transform !== undefined) continue;
    const distance = (cell: Cell) => Math.hypot(cell.x - shape.x, cell.y - shape.y);
    const cell = cells.find((each) => distance(each) < NEAR);
    if (cell) found.set(cell.name, { ...cell, x: shape.x, y: shape.y });
  }
  return [...found.values()];
}
