// The seed of the next board of Slither Stone: of the usual kind, one of those that proved fair.
import list from '../../../boards/fair.txt?raw';
import { USUAL, type Wishes } from './wishes';

/** The seeds of the fair boards. A line is a code and its seed. */
export const FAIR: readonly number[] = list
  .split('\n')
  .map((line) => Number(line.split(' ')[1]))
  .filter((seed) => Number.isInteger(seed));

const OTHERS = 100_000;

/** A seed for a board of that kind; `chance` is between 0 and 1. */
export function nextSeed(kind: Pick<Wishes, 'columns' | 'rows' | 'walls'>, chance = Math.random()): number {
  const usual = kind.columns === USUAL.columns && kind.rows === USUAL.rows && kind.walls === USUAL.walls;
  const fair = usual ? FAIR[Math.floor(chance * FAIR.length)] : undefined;
  return fair ?? Math.floor(chance * OTHERS);
}
