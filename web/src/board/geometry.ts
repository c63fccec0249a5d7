// Cells as outlines, in units of art/.
import type { Cell, ChoiceItem } from '../core/types';

const HEX = [
  [0, -57.7],
  [50, -28.9],
  [50, 28.9],
  [0, 57.7],
  [-50, 28.9],
  [-50, -28.9],
] as const;

/** The radius of a ring's button, in units of the board. */
export const HIT = 31;

/** A ring's button narrower than `NARROW` pixels is made `WIDE` pixels wide. */
const NARROW = 32;
const WIDE = 40;

/** The factor by which a ring is enlarged where a unit of the board has that many pixels, so that fingers can hit it. */
export function ringGrowth(pixels: number): number {
  const width = 2 * HIT * pixels;
  return width >= NARROW ? 1 : Math.min(2, WIDE / width);
}

/** The outline of a cell, `inset` units smaller all round. */
export function outline(cell: Pick<Cell, 'x' | 'y' | 'shape'>, inset = 0): string {
  if (cell.shape === 'hex') {
    const scale = (50 - inset) / 50;
    return `M${HEX.map(([x, y]) => `${cell.x + x * scale} ${cell.y + y * scale}`).join('L')}Z`;
  }
  const half = 50 - inset;
  const r = inset > 0 ? 10 : 0;
  const side = 2 * (half - r);
  const corner = (x: number, y: number) =>
    r > 0 ? `q${x > 0 === y > 0 ? `${x} 0` : `0 ${y}`} ${x} ${y}` : '';
  return (
    `M${cell.x - half + r} ${cell.y - half}h${side}${corner(r, r)}v${side}` +
    `${corner(-r, r)}h${-side}${corner(-r, -r)}v${-side}${corner(r, -r)}Z`
  );
}

/** Cells in rows, as an ARIA grid needs them. */
export function rows(cells: readonly Cell[]): Cell[][] {
  const found = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = found.get(cell.row) ?? [];
    row.push(cell);
    found.set(cell.row, row);
  }
  return [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.column - b.column));
}

export type Point = { x: number; y: number };

/** A point at an angle (degrees, clockwise from east) and a distance. */
export function around(centre: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: centre.x + Math.cos(radians) * distance, y: centre.y + Math.sin(radians) * distance };
}

/** The enabled item whose direction is nearest to an angle. */
export function nearestItem(items: readonly ChoiceItem[], angle: number): ChoiceItem | undefined {
  const off = (item: ChoiceItem) => Math.abs((((((item.angle ?? 0) - angle) % 360) + 540) % 360) - 180);
  return items
    .filter((item) => item.enabled && item.angle !== null)
    .reduce<ChoiceItem | undefined>(
      (best, item) => (best && off(best) <= off(item) ? best : item),
      undefined,
    );
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Points in the order of a walk: from an outermost one, always on to the nearest that is left. */
export function walk<T extends Point>(points: readonly T[]): T[] {
  const far = (point: T) => points.reduce((sum, other) => sum + apart(point, other), 0);
  const left = [...points].sort((a, b) => far(b) - far(a));
  const walked: T[] = [];
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const from = next;
    walked.push(from);
    left.sort((a, b) => apart(from, a) - apart(from, b));
  }
  return walked;
}

/** A path along points. */
export function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
