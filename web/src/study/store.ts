// The studies kept on this device, each under its own key: a broken one harms no other.
import { isRecord, keys, read, write, type Shelf } from '../app/storage';
import type { GameRecord } from '../core/types';

const PREFIX = 'tessera.study.';

/** A study as it is kept. Its record is checked by the core when it is opened. */
export type Kept = { version: 1; id: string; record: GameRecord; changed: number };

function check(value: unknown): Kept | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { id, record, changed } = value;
  const good =
    typeof id === 'string' && isRecord(record) && typeof changed === 'number' && Number.isFinite(changed);
  return good ? (value as Kept) : null;
}

export function keep(shelf: Shelf, study: Kept): boolean {
  return write(shelf, PREFIX + study.id, study);
}

/** The study with that id, `broken` if it cannot be read, `null` if there is none. */
export function findStudy(shelf: Shelf, id: string): Kept | 'broken' | null {
  const found = read(shelf, PREFIX + id, check);
  if ('found' in found) return found.found;
  return 'broken' in found ? 'broken' : null;
}

export function dropStudy(shelf: Shelf, id: string): void {
  shelf.removeItem(PREFIX + id);
}

/** All studies, the newest first, and the ids of those that cannot be read. */
export function studies(shelf: Shelf): { studies: Kept[]; broken: string[] } {
  const found: { studies: Kept[]; broken: string[] } = { studies: [], broken: [] };
  for (const key of keys(shelf, PREFIX)) {
    const id = key.slice(PREFIX.length);
    const study = findStudy(shelf, id);
    if (study === 'broken') found.broken.push(id);
    else if (study) found.studies.push(study);
  }
  found.studies.sort((a, b) => b.changed - a.changed);
  return found;
}
