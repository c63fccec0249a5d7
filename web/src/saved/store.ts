// The games saved on this device, each under its own key, so that a broken one does not affect the others.
import { keys, read, write, type DeviceStorage } from '../app/storage';
import { checkGame } from './check';
import type { SavedGame } from './game';

const PREFIX = 'tessera.game.';

export type Kept = { games: SavedGame[]; broken: string[] };

export function save(storage: DeviceStorage, game: SavedGame): boolean {
  return write(storage, PREFIX + game.id, game);
}

/** The game with that id, `broken` if it cannot be read, `null` if there is none. */
export function find(storage: DeviceStorage, id: string): SavedGame | 'broken' | null {
  const found = read(storage, PREFIX + id, checkGame);
  if ('found' in found) return found.found;
  return 'broken' in found ? 'broken' : null;
}

export function remove(storage: DeviceStorage, id: string): void {
  storage.removeItem(PREFIX + id);
}

/** All games, the newest first, and the ids of those that cannot be read. */
export function all(storage: DeviceStorage): Kept {
  const kept: Kept = { games: [], broken: [] };
  for (const key of keys(storage, PREFIX)) {
    const id = key.slice(PREFIX.length);
    const game = find(storage, id);
    if (game === 'broken') kept.broken.push(id);
    else if (game) kept.games.push(game);
  }
  kept.games.sort((a, b) => b.changed - a.changed);
  return kept;
}
