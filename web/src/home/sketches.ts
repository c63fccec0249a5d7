// A position of each game, one of several where boards differ, made beforehand, so that the boards are seen before the core is loaded.
// `npm run sketches` makes them anew.
import type { GameId, Line, Look } from '../core/types';
import slither from './sketches/slither.json';
import trexo from './sketches/trexo.json';
import xok from './sketches/xok.json';
import yoxii from './sketches/yoxii.json';

export type Sketch = { line: Line; look: Look };

const made = { xok, yoxii, trexo, slither } as unknown as Record<GameId, [Sketch, ...Sketch[]]>;

const oneOf = ([first, ...more]: [Sketch, ...Sketch[]]) =>
  more[Math.floor(Math.random() * (more.length + 1)) - 1] ?? first;

export const sketches: Record<GameId, Sketch> = {
  xok: oneOf(made.xok),
  yoxii: oneOf(made.yoxii),
  trexo: oneOf(made.trexo),
  slither: oneOf(made.slither),
};
