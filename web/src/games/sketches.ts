// A prepared position of each game, one of several where boards differ, so that the boards are seen before the core
// is loaded. `npm run sketches` makes them.
import type { GameId, Line, Look, Shape } from '../core/types';
import { byGame, GAMES } from './list';

export type Sketch = { line: Line; look: Look };
/** Of equal cells only the places are kept. */
type Ground = (Shape | { art: string; at: [x: number, y: number][] })[];
type Packed = { line: Line; look: Omit<Look, 'ground'> & { ground: Ground } };

const made = byGame(
  import.meta.glob<[Packed, ...Packed[]]>('./*/sketches.json', { eager: true, import: 'default' }),
);

function oneOf([first, ...more]: [Packed, ...Packed[]]): Sketch {
  const { line, look } = more[Math.floor(Math.random() * (more.length + 1)) - 1] ?? first;
  const ground = look.ground.flatMap((shape): Shape | Shape[] => {
    if (!('at' in shape)) return shape;
    const plain = { kind: 'art' as const, art: shape.art, classes: [], turn: 0, scale: 1 };
    return shape.at.map(([x, y]) => ({ ...plain, key: `${shape.art} ${x} ${y}`, x, y }));
  });
  return { line, look: { ...look, ground } };
}

export const sketches = Object.fromEntries(GAMES.map((game) => [game, oneOf(made[game])])) as Record<
  GameId,
  Sketch
>;
