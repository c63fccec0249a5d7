// The graph of a game: expected results as a line over the turns, in a box 100 wide and 100 high.

export type Spot = { x: number; y: number };

/** The point of a position: `turn` of `turns`, with the first player's expected result `first`; the top is a win for them. */
export function spot(turn: number, turns: number, first: number): Spot {
  const x = turns <= 0 ? 50 : (100 * turn) / turns;
  const y = 100 * (1 - Math.min(1, Math.max(0, first)));
  return { x: round(x), y: round(y) };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Runs of positions with an evaluation; missing ones leave gaps. */
export function runs(firsts: readonly (number | undefined)[]): Spot[][] {
  const found: Spot[][] = [];
  let run: Spot[] = [];
  for (const [turn, first] of firsts.entries()) {
    if (first === undefined) {
      if (run.length > 0) found.push(run);
      run = [];
    } else {
      run.push(spot(turn, firsts.length - 1, first));
    }
  }
  return run.length > 0 ? [...found, run] : found;
}

/** The path of a run. */
export function path(run: readonly Spot[]): string {
  return run.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The area between a run and the bottom: what belongs to the first player. */
export function area(run: readonly Spot[]): string {
  const [first, last] = [run[0], run[run.length - 1]];
  return first && last && run.length > 1 ? `${path(run)}L${last.x} 100L${first.x} 100Z` : '';
}
