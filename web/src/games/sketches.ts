// A prepared position of each game, one of several where boards differ, so that the boards are seen before the core
// is loaded. `npm run sketches` makes them.
import type { GameId, Line, Look } from '../core/types';
import { byGame, GAMES } from './list';

export type Sketch = { line: Line; look: Look };

const made = byGame(
  import.meta.glob<[Sketch, ...Sketch[]]>('./*/sketches.json', { eager: true, import: 'default' }),
);

const oneOf = ([first, ...more]: [Sketch, ...Sketch[]]) =>
  more[Math.floor(Math.random() * (more.length + 1)) - 1] ?? first;

export const sketches = Object.fromEntries(GAMES.map((game) => [game, oneOf(made[game])])) as Record<
  GameId,
  Sketch
>;
