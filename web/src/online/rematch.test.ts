import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import type { Ending } from '../saved/game';
import { takeRematch } from './rematch';
import { seatsOf } from './seats';

const ending = (winner: Ending['winner'], how: Ending['how'] = 'board'): Ending => ({
  winner,
  how,
  why: null,
});

it('a series is counted over its rematches, with the sides swapped each time', () => {
  const storage = memoryStorage();
  const play = (id: string, ended: Ending, next: string): void =>
    takeRematch(
      storage,
      { id, keys: id === 'a' ? [{ secret: 's', seat: 'first' }] : seatsOf(storage, id).keys },
      ended,
      next,
    );
  play('a', ending('first'), 'b');
  expect(seatsOf(storage, 'b')).toMatchObject({
    keys: [{ secret: 's', seat: 'second' }],
    score: { own: 1, other: 0, drawn: 0 },
  });
  play('b', ending('first'), 'c');
  play('c', ending(null, 'agreed'), 'd');
  play('d', ending(null, 'aborted'), 'e');
  expect(seatsOf(storage, 'e').score).toEqual({ own: 1, other: 1, drawn: 1 });
  // Both tabs take the same rematch.
  play('d', ending('first'), 'e');
  expect(seatsOf(storage, 'e').score).toEqual({ own: 1, other: 1, drawn: 1 });
});

it('nothing is counted where both sides are played on this device', () => {
  const storage = memoryStorage();
  const keys = [
    { secret: 's', seat: 'first' },
    { secret: 't', seat: 'second' },
  ] as const;
  takeRematch(storage, { id: 'a', keys }, ending('first'), 'b');
  expect(seatsOf(storage, 'b').keys).toHaveLength(2);
  expect(seatsOf(storage, 'b').score).toBeNull();
});
