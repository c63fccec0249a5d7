import { expect, it } from 'vitest';
import { memoryShelf } from '../app/storage';
import { begin } from './game';
import { all, find, remove, save } from './store';
import { checkWishes, remember, seats, USUAL, wished } from './wishes';

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

it('remembers the wishes of each game', () => {
  const shelf = memoryShelf();
  remember(shelf, 'trexo', { ...USUAL, numbers: { tiles: 45 } });
  expect(wished(shelf, 'trexo').numbers).toEqual({ tiles: 45 });
  expect(wished(shelf, 'xok')).toEqual(USUAL);
  const odd = { level: 99, minutes: 4, side: 'lot', numbers: { rows: '7', walls: 1e9, columns: 8 } };
  expect(checkWishes(odd)).toEqual({ ...USUAL, side: 'lot', numbers: { columns: 8 } });
});

it('seats the person as wished, or by lot', () => {
  const computer = { kind: 'computer', level: 3 };
  expect(seats({ ...USUAL, side: 'second' }, 0)).toEqual({ first: computer, second: person });
  expect(seats({ ...USUAL, side: 'lot' }, 0.2)).toEqual({ first: person, second: computer });
  expect(seats({ ...USUAL, side: 'lot' }, 0.7)).toEqual({ first: computer, second: person });
  expect(seats({ ...USUAL, opponent: 'person' }, 0.7)).toEqual({ first: person, second: person });
});
