import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import { clockOf, rememberPace, storedPace } from './pace';

it('is remembered, and what is broken is as usual', () => {
  const storage = memoryStorage();
  expect(clockOf(storedPace(storage))).toEqual({ kind: 'none' });
  rememberPace(storage, { clock: 'increment', minutes: 3, increment: 2, days: 3 });
  expect(clockOf(storedPace(storage))).toEqual({ kind: 'increment', base: 180_000, increment: 2000 });
  storage.setItem('tessera.online', '{"clock":"days","days":99}');
  expect(clockOf(storedPace(storage))).toEqual({ kind: 'days', days: 3 });
});
