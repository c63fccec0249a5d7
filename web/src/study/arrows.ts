// The first turn of a line as arrows: pieces that move, and cells where something is placed. Found by comparing two looks, so that
// no rule is needed.
import type { Arrow } from '../board/geometry';
import type { Cell, Look, Shape } from '../core/types';

type Point = { x: number; y: number };

function cellAt(cells: readonly Cell[], point: Point): Cell | null {
  const near = (cell: Cell) => Math.hypot(cell.x - point.x, cell.y - point.y);
  const found = cells.reduce<Cell | null>(
    (best, cell) => (best && near(best) <= near(cell) ? best : cell),
    null,
  );
  return found && near(found) < 50 ? found : null;
}

const placed = (shape: Shape): shape is Extract<Shape, { kind: 'art' }> => shape.kind === 'art';

/** Pieces that go elsewhere. */
function moves(before: Look, after: Look): [Cell, Cell][] {
  const old = new Map(before.pieces.filter(placed).map((shape) => [shape.key, shape]));
  return after.pieces.filter(placed).flatMap((shape): [Cell, Cell][] => {
    const was = old.get(shape.key);
    const [from, to] = [was && cellAt(before.cells, was), cellAt(after.cells, shape)];
    return from && to && from.name !== to.name ? [[from, to]] : [];
  });
}

/** Cells that the turn marks, in order, and whose description changes. */
function changes(before: Look, after: Look): string[] {
  const said = new Map(before.cells.map((cell) => [cell.name, JSON.stringify(cell.says)]));
  const marked = after.marks.filter(placed).flatMap((mark) => cellAt(after.cells, mark) ?? []);
  const names = marked
    .filter((cell) => said.get(cell.name) !== JSON.stringify(cell.says))
    .map((cell) => cell.name);
  return [...new Set(names)];
}

/** Whether a cell is on the path of a moving piece, or is the place that it leaves empty. */
function onWay(cell: Cell, [from, to]: [Cell, Cell], comes: ReadonlySet<string>): boolean {
  if (cell.name === from.name) return !comes.has(cell.name);
  const direct = Math.hypot(to.x - from.x, to.y - from.y);
  const round = Math.hypot(cell.x - from.x, cell.y - from.y) + Math.hypot(to.x - cell.x, to.y - cell.y);
  return round - direct < 1;
}

/** The cells with a new piece. */
function arrivals(before: Look, after: Look): Set<string> {
  const old = new Set(before.pieces.map((shape) => shape.key));
  const fresh = after.pieces.filter(placed).filter((shape) => !old.has(shape.key));
  return new Set(fresh.flatMap((shape) => cellAt(after.cells, shape)?.name ?? []));
}

/** The arrows of a turn: a cell where something is placed points to itself. */
export function arrowsOf(before: Look, after: Look, rank: number): Arrow[] {
  const name = `rank-${rank}`;
  const gone = moves(before, after);
  const comes = arrivals(before, after);
  const cells = new Map(after.cells.map((cell) => [cell.name, cell]));
  const fresh = changes(before, after).filter((each) => {
    const cell = cells.get(each);
    return cell && !gone.some((move) => onWay(cell, move, comes));
  });
  const arrows = gone.map(([from, to]): Arrow => ({ from: from.name, to: to.name, class: name }));
  const [one, two] = fresh;
  if (arrows.length === 0 && fresh.length === 2 && one !== undefined && two !== undefined) {
    return [{ from: one, to: two, class: name }];
  }
  return [...arrows, ...fresh.map((cell): Arrow => ({ from: cell, to: cell, class: name }))];
}
