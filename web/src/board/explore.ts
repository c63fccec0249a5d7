// The board by ear: what is beside a cell, along a line, and where the next piece stands. Directions are as they are seen.
import type { Cell } from '../core/types';

export const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Way = (typeof WAYS)[number];

/** The steps to the neighbours of a hexagon, in units of the board. */
const HEX: Partial<Record<Way, [number, number]>> = {
  ne: [50, -86.6],
  e: [100, 0],
  se: [50, 86.6],
  sw: [-50, 86.6],
  w: [-100, 0],
  nw: [-50, -86.6],
};
/** The steps to the neighbours of a square, in columns and rows. */
const SQUARE: Record<Way, [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The neighbour of a cell in a direction. */
export function beside(cells: readonly Cell[], cell: Cell, way: Way): Cell | undefined {
  if (cell.shape === 'square') {
    const [right, down] = SQUARE[way];
    return cells.find(({ column, row }) => column === cell.column + right && row === cell.row + down);
  }
  const step = HEX[way];
  if (!step) return undefined;
  const near = (one: number, other: number) => Math.abs(one - other) < 2;
  return cells.find(({ x, y }) => near(x, cell.x + step[0]) && near(y, cell.y + step[1]));
}

/** The cells from here to the edge in a direction, the nearest first. */
export function ahead(cells: readonly Cell[], cell: Cell, way: Way): Cell[] {
  const next = beside(cells, cell, way);
  return next ? [next, ...ahead(cells, next, way)] : [];
}

/** The next cell in reading order that `has` something, round the board; `by` is -1 for the one before. */
export function nextWith(
  cells: readonly Cell[],
  from: string,
  by: 1 | -1,
  has: (cell: Cell) => boolean,
): Cell | undefined {
  const start = cells.findIndex(({ name }) => name === from);
  for (let step = 1; step <= cells.length; step++) {
    const cell = cells[(start + by * step + cells.length * step) % cells.length];
    if (cell && has(cell)) return cell;
  }
  return undefined;
}

/** The key as it is meant: a letter is a capital with Shift only, whatever Caps Lock says. */
export function letterOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

const HEX_KEYS: Record<string, Way> = { 7: 'nw', 9: 'ne', 4: 'w', 6: 'e', 1: 'sw', 3: 'se' };
const ARROWS: Record<string, Way> = { ArrowLeft: 'w', ArrowRight: 'e', ArrowUp: 'n', ArrowDown: 's' };

/** The direction of a key: a digit, placed as on a keypad, for hexagons; with Shift an arrow, to read along a line. */
export function wayOf(event: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>, cell: Cell): Way | undefined {
  if (event.shiftKey && event.key in ARROWS) return ARROWS[event.key];
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  return cell.shape === 'hex' && digit !== undefined ? HEX_KEYS[digit] : undefined;
}
