// The seed of the next board: one that proved fair, if size and walls are as usual.
import list from '../../../../crates/slither-stone/boards/fair.txt?raw';

/** The seeds of the fair boards. A line is a code and its seed. */
export const FAIR: readonly number[] = list
  .split('\n')
  .map((line) => Number(line.split(' ')[1]))
  .filter((seed) => Number.isInteger(seed));

const OTHERS = 100_000;

/** A seed for a board of the usual kind or of another; `chance` is a random number from 0 to 1. */
export function nextSeed(usual: boolean, chance = Math.random()): number {
  const fair = usual ? FAIR[Math.floor(chance * FAIR.length)] : undefined;
  return fair ?? Math.floor(chance * OTHERS);
}
