import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import { begin } from './game';
import { all, find, remove, save } from './store';

const person = { kind: 'person' as const };
const game = (id: string, changed: number) =>
  begin(
    {
      line: { game: 'xok', start: 's', actions: [] },
      seats: { first: person, second: person },
      minutes: 0,
      increment: 0,
      code: null,
    },
    changed,
    id,
  );

it('keeps games, the newest first', () => {
  const storage = memoryStorage();
  save(storage, game('old', 1));
  save(storage, game('new', 2));
  expect(all(storage).items.map(({ id }) => id)).toEqual(['new', 'old']);
  remove(storage, 'new');
  expect(find(storage, 'new')).toBeNull();
});

it('names a broken game and leaves the others alone', () => {
  const storage = memoryStorage();
  save(storage, game('good', 1));
  storage.setItem('tessera.game.bad', '{"version":1}');
  storage.setItem('other', 'x');
  expect(all(storage)).toEqual({ items: [game('good', 1)], broken: ['bad'] });
  expect(find(storage, 'bad')).toBe('broken');
});
