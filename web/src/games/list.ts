// The games, in the order in which they are shown. The files of one game are in the folder of its name.
// The build reads this file as well, so that the import has its ending.
import type { GameId } from '../core/types.ts';

export const GAMES = ['xok', 'yoxii', 'trexo', 'slither'] as const satisfies readonly GameId[];

export function isGame(name: string | undefined): name is GameId {
  return GAMES.some((game) => game === name);
}

/** What `import.meta.glob` found in the games' folders, by game. */
export function byGame<T>(files: Record<string, T>): Record<GameId, T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.split('/').at(-2), file]),
  ) as Record<GameId, T>;
}

/** The same where only some games have such a file. */
export const bySomeGames: <T>(files: Record<string, T>) => Partial<Record<GameId, T>> = byGame;
