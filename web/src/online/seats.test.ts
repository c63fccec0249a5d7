import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import { addKey, dropKey, keep, seatsOf } from './seats';
import { newSecret } from './secret';

it('makes secrets of 22 characters, never the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{22}$/);
  expect(new Set(secrets).size).toBe(50);
});

it('keeps a seat, learns its side, and keeps both where both are played here', () => {
  const storage = memoryStorage();
  expect(seatsOf(storage, 'g').keys).toEqual([]);
  addKey(storage, 'g', 'one', null);
  addKey(storage, 'g', 'one', 'first');
  keep(storage, 'g', { invite: 'invite', joining: 'two' });
  addKey(storage, 'g', 'two', 'second');
  expect(seatsOf(storage, 'g')).toMatchObject({
    keys: [
      { secret: 'one', seat: 'first' },
      { secret: 'two', seat: 'second' },
    ],
    invite: 'invite',
    joining: null,
  });
  dropKey(storage, 'g', 'one');
  expect(seatsOf(storage, 'g').keys).toEqual([{ secret: 'two', seat: 'second' }]);
});

it('ignores what is broken', () => {
  const storage = memoryStorage();
  storage.setItem('tessera.seat.g', '{"id":"g","keys":[{"secret":7}]}');
  expect(seatsOf(storage, 'g').keys).toEqual([]);
  storage.setItem('tessera.seat.g', '{"id":"g","keys":[],"sent":{"c":"x"}}');
  expect(seatsOf(storage, 'g').sent).toBeNull();
});
