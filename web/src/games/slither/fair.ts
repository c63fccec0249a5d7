// The seed of the next board of Slither Stone: of the usual kind, one of those that proved fair.
import list from '../../../../crates/slither-stone/boards/fair.txt?raw';

/** The seeds of the fair boards. A line is a code and its seed. */
export const FAIR: readonly number[] = list
  .split('\n')
  .map((line) => Number(line.split(' ')[1]))
  .filter((seed) => Number.isInteger(seed));

const OTHERS = 100_000;

/** A seed for a board of the usual kind or of another; `chance` is between 0 and 1. */
export function nextSeed(usual: boolean, chance = Math.random()): number {
  const fair = usual ? FAIR[Math.floor(chance * FAIR.length)] : undefined;
  return fair ?? Math.floor(chance * OTHERS);
}
