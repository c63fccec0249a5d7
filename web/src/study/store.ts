// The studies saved on this device, each under its own key, so that a broken one does not affect the others.
import { isRecord, keys, read, write, type DeviceStorage } from '../app/storage';
import type { GameRecord } from '../core/types';

const PREFIX = 'tessera.study.';

/** A saved study. The core validates its record when it is opened. */
export type Kept = { version: 1; id: string; record: GameRecord; changed: number };

function check(value: unknown): Kept | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { id, record, changed } = value;
  const good =
    typeof id === 'string' && isRecord(record) && typeof changed === 'number' && Number.isFinite(changed);
  return good ? (value as Kept) : null;
}

export function keep(storage: DeviceStorage, study: Kept): boolean {
  return write(storage, PREFIX + study.id, study);
}

/** The study with that id, `broken` if it cannot be read, `null` if there is none. */
export function findStudy(storage: DeviceStorage, id: string): Kept | 'broken' | null {
  const found = read(storage, PREFIX + id, check);
  if ('found' in found) return found.found;
  return 'broken' in found ? 'broken' : null;
}

export function dropStudy(storage: DeviceStorage, id: string): void {
  storage.removeItem(PREFIX + id);
}

/** All studies, the newest first, and the ids of those that cannot be read. */
export function studies(storage: DeviceStorage): { studies: Kept[]; broken: string[] } {
  const found: { studies: Kept[]; broken: string[] } = { studies: [], broken: [] };
  for (const key of keys(storage, PREFIX)) {
    const id = key.slice(PREFIX.length);
    const study = findStudy(storage, id);
    if (study === 'broken') found.broken.push(id);
    else if (study) found.studies.push(study);
  }
  found.studies.sort((a, b) => b.changed - a.changed);
  return found;
}
