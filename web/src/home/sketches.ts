// A position of each game, made beforehand, so that the boards are seen before the core is loaded.
// `npm run sketches` makes them anew.
import type { GameId, Line, Look } from '../core/types';
import slither from './sketches/slither.json';
import trexo from './sketches/trexo.json';
import xok from './sketches/xok.json';
import yoxii from './sketches/yoxii.json';

export type Sketch = { line: Line; look: Look };

export const sketches = { xok, yoxii, trexo, slither } as unknown as Record<GameId, Sketch>;
