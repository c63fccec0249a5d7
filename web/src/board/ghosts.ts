// Turns that are only shown, not played: a hint, a line of an analysis. Found by comparing positions, so that no rule is needed.
import type { Cell, Look, Shape } from '../core/types';

/** A turn, or several, as ghosts on the position before them. */
export type Ghosts = {
  /** Pieces as they would stand. */
  ghosts: Shape[];
  /** The keys of pieces that would be gone or moved. */
  hides: string[];
  /** What would be eaten. */
  marks: Shape[];
  /** Cells and the number of the turn that changes them, if there are several turns. */
  numbers: { cell: Cell; number: number }[];
};

const TAKEN = 'common/taken';
/** How far from the centre of a cell a piece may stand, in units of art/: a tile lies higher than its cell. */
const NEAR = 20;

const text = (shape: Shape) => JSON.stringify(shape);

/** The shapes of one list that another does not have. */
function missing(shapes: readonly Shape[], others: readonly Shape[]): Shape[] {
  const there = new Set(others.map(text));
  return shapes.filter((shape) => !there.has(text(shape)));
}

/** Cells on which something else stands than before. */
export function changed(before: Look, after: Look): Cell[] {
  const said = new Map(before.cells.map((cell) => [cell.name, JSON.stringify(cell.says)]));
  return after.cells.filter((cell) => said.get(cell.name) !== JSON.stringify(cell.says));
}

/** Consecutive turns as ghosts: the position before the first one, then the position after each. */
export function ghostsOf(before: Look, after: readonly Look[]): Ghosts | null {
  const last = after.at(-1);
  if (!last) return null;
  const hidden = missing(before.pieces, last.pieces);
  const numbered = new Map<string, { cell: Cell; number: number }>();
  if (after.length > 1) {
    after.forEach((look, i) => {
      for (const cell of changed(after[i - 1] ?? before, look)) {
        numbered.set(cell.name, { cell, number: i + 1 });
      }
    });
  }
  return {
    ghosts: missing(last.pieces, before.pieces),
    hides: hidden.map((shape) => shape.key),
    marks: last.marks.filter((mark) => mark.kind === 'art' && mark.art === TAKEN),
    numbers: [...numbered.values()],
  };
}

/** Where the outlines of ghosts are drawn: one for each cell, round the topmost piece on it. */
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

/** The pieces of the position before a turn that are gone or elsewhere after it. */
export function departed(before: Look, after: Look): Shape[] {
  const place = (shape: Shape) => (shape.kind === 'art' ? `${shape.x} ${shape.y}` : shape.key);
  const taken = new Set(after.pieces.map(place));
  return missing(before.pieces, after.pieces).filter(
    (shape) => shape.kind === 'art' && !taken.has(place(shape)),
  );
}
