import { expect, it } from 'vitest';
import { memoryShelf } from '../app/storage';
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
  const shelf = memoryShelf();
  save(shelf, game('old', 1));
  save(shelf, game('new', 2));
  expect(all(shelf).games.map(({ id }) => id)).toEqual(['new', 'old']);
  remove(shelf, 'new');
  expect(find(shelf, 'new')).toBeNull();
});

it('names a broken game and leaves the others alone', () => {
  const shelf = memoryShelf();
  save(shelf, game('good', 1));
  shelf.setItem('tessera.game.bad', '{"version":1}');
  shelf.setItem('other', 'x');
  expect(all(shelf)).toEqual({ games: [game('good', 1)], broken: ['bad'] });
  expect(find(shelf, 'bad')).toBe('broken');
});
