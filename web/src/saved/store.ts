// The games kept on this device, each under its own key: a broken one harms no other.
import { keys, read, write, type Shelf } from '../app/storage';
import { checkGame } from './check';
import type { SavedGame } from './game';

const PREFIX = 'tessera.game.';

export type Kept = { games: SavedGame[]; broken: string[] };

export function save(shelf: Shelf, game: SavedGame): boolean {
  return write(shelf, PREFIX + game.id, game);
}

/** The game with that id, `broken` if it cannot be read, `null` if there is none. */
export function find(shelf: Shelf, id: string): SavedGame | 'broken' | null {
  const found = read(shelf, PREFIX + id, checkGame);
  if ('found' in found) return found.found;
  return 'broken' in found ? 'broken' : null;
}

export function remove(shelf: Shelf, id: string): void {
  shelf.removeItem(PREFIX + id);
}

/** All games, the newest first, and the ids of those that cannot be read. */
export function all(shelf: Shelf): Kept {
  const kept: Kept = { games: [], broken: [] };
  for (const key of keys(shelf, PREFIX)) {
    const id = key.slice(PREFIX.length);
    const game = find(shelf, id);
    if (game === 'broken') kept.broken.push(id);
    else if (game) kept.games.push(game);
  }
  kept.games.sort((a, b) => b.changed - a.changed);
  return kept;
}
