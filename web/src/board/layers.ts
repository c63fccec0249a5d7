// The pieces of a position and of a half-made turn, as one list with a stable key for each.
import type { Cell, Counts, Draft, Player, Shape } from '../core/types';

/** The marks of what the last turn touched; the page draws them as outlines. */
const LAST = 'last-';

/** How a shape is shown: in place, as it would be after the turn, or faded because the turn removes it. */
export type State = 'there' | 'ghost' | 'gone';
export type Drawn = { key: string; shape: Shape; state: State };

/**
 * The pieces and the ghosts of a turn. A piece that would move keeps its key as a ghost, so that it glides to its new place,
 * and leaves a faded copy behind. A piece that would be gone is not seen under the one that comes in its place. Pieces that departed
 * in the last turn are faded, too.
 */
export function pieces(
  shapes: readonly Shape[],
  draft: Pick<Draft, 'ghosts' | 'hides'> | null,
  departed: readonly Shape[] = [],
): Drawn[] {
  const ghosts = draft?.ghosts ?? [];
  const hidden = new Set(draft?.hides ?? []);
  const moved = new Set(ghosts.map((ghost) => ghost.key));
  const standing = shapes.map((shape): Drawn => {
    const key = moved.has(shape.key) ? `was ${shape.key}` : shape.key;
    return { key, shape, state: hidden.has(shape.key) || moved.has(shape.key) ? 'gone' : 'there' };
  });
  const covered = ({ state, shape }: Drawn) =>
    state === 'gone' && ghosts.some((ghost) => ghost.key !== shape.key && samePlace(ghost, shape));
  const left = departed.map((shape): Drawn => ({ key: `left ${shape.key}`, shape, state: 'gone' }));
  const coming = ghosts.map((shape): Drawn => ({ key: shape.key, shape, state: 'ghost' }));
  return unique([
    ...left.filter((thing) => !covered(thing)),
    ...standing.filter((thing) => !covered(thing)),
    ...coming,
  ]);
}

/** Where a shape is drawn, as text. */
export function placeOf(shape: Shape): string {
  return shape.kind === 'art' && shape.transform === undefined ? `${shape.x} ${shape.y}` : '';
}

/**
 * In which step of a turn each new piece appears: pieces that move go first, then what is placed, place by place. Nothing waits if
 * the board was empty before or a whole game appears.
 */
export function stepsOf(shapes: readonly Shape[], drawn: ReadonlyMap<string, string>): Map<string, number> {
  const fresh = shapes.filter((shape) => !drawn.has(shape.key));
  const places = [...new Set(fresh.map(placeOf))];
  if (drawn.size === 0 || places.length > 6) return new Map();
  const moves = shapes.some(
    (shape) => drawn.has(shape.key) && placeOf(shape) !== '' && drawn.get(shape.key) !== placeOf(shape),
  );
  return new Map(fresh.map((shape) => [shape.key, places.indexOf(placeOf(shape)) + (moves ? 1 : 0)]));
}

/** The cells that the last turn touched. */
export function lastCells(marks: readonly Shape[], cells: readonly Cell[]): Cell[] {
  const names = new Set(marks.filter(({ key }) => key.startsWith(LAST)).map(({ key }) => key));
  return cells.filter(({ name }) => names.has(`${LAST}${name}`));
}

/** The marks that are not of the last turn. */
export function otherMarks(marks: readonly Shape[]): Shape[] {
  return marks.filter(({ key }) => !key.startsWith(LAST));
}

function samePlace(a: Shape, b: Shape): boolean {
  return a.kind === 'art' && b.kind === 'art' && a.x === b.x && a.y === b.y;
}

/** The list without later duplicates of a key, because keys must be unique. */
export function unique<T extends { key: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** The angle nearest to `last` that equals `turn` modulo 360, so that rotations take the short way. */
export function nearest(turn: number, last: number): number {
  return last + ((((turn - last) % 360) + 540) % 360) - 180;
}

/** The cells on which something stands. */
export function occupied(shapes: readonly Shape[], cells: readonly Cell[]): Set<string> {
  const near = (shape: Shape, cell: Cell) =>
    shape.kind === 'art' && Math.abs(shape.x - cell.x) < 2 && Math.abs(shape.y - cell.y) < 2;
  return new Set(cells.filter((cell) => shapes.some((shape) => near(shape, cell))).map((cell) => cell.name));
}

/** Whether a label stands beside the board and not on a cell. */
export function isOuter(shape: Shape, cells: readonly Cell[]): boolean {
  if (shape.kind !== 'text') return false;
  return cells.every((cell) => Math.abs(shape.x - cell.x) > 58 || Math.abs(shape.y - cell.y) > 58);
}

/** The marks of a turn, except marks of taken cells that are covered by an arriving piece. */
export function seenMarks(draft: Pick<Draft, 'ghosts' | 'marks'> | null): Shape[] {
  const ghosts = draft?.ghosts ?? [];
  const covered = (mark: Shape) =>
    mark.kind === 'art' && mark.art === 'common/taken' && ghosts.some((ghost) => samePlace(ghost, mark));
  return (draft?.marks ?? []).filter((mark) => !covered(mark));
}

/**
 * The mark of a taken piece, moved to the far side of its cell: a ring that has grown for fingers reaches as far as the middle
 * of the cells beside it.
 */
export function asideOf(mark: Shape, ringed: Cell | undefined, grow: number): Shape {
  if (!ringed || grow <= 1 || mark.kind !== 'art' || mark.art !== 'common/taken') return mark;
  const [x, y] = [mark.x - ringed.x, mark.y - ringed.y];
  const distance = Math.hypot(x, y);
  if (distance === 0 || distance > 150) return mark;
  const by = 30 / distance;
  return { ...mark, x: mark.x + x * by, y: mark.y + y * by, scale: mark.scale * 0.7 };
}

/** Cells with what was counted for their player up to them, in the order given. `counts` belongs to the cells `named`. */
export function runningSums(cells: readonly Cell[], named: readonly string[], counts: readonly Counts[]) {
  const sums = new Map<Player, number>();
  return cells.flatMap((cell) => {
    const count = counts[named.indexOf(cell.name)];
    if (count === undefined) return [];
    const sum = (sums.get(count.player) ?? 0) + count.points;
    sums.set(count.player, sum);
    return [{ cell, player: count.player, sum }];
  });
}
