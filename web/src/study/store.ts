// The studies saved on this device.
import { collection, isRecord } from '../app/storage';
import type { GameRecord } from '../core/types';

/** A saved study. The core validates its record when it is opened. */
export type Kept = { version: 1; id: string; record: GameRecord; changed: number };

function check(value: unknown): Kept | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { id, record, changed } = value;
  const good =
    typeof id === 'string' && isRecord(record) && typeof changed === 'number' && Number.isFinite(changed);
  return good ? (value as Kept) : null;
}

export const studies = collection('tessera.study.', check);
