import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import { checkWishes, namesOf, remember, seats, STANDARD, wished } from './wishes';

it('remembers the wishes of each game', () => {
  const storage = memoryStorage();
  remember(storage, 'trexo', { ...STANDARD, numbers: { tiles: 45 } });
  expect(wished(storage, 'trexo').numbers).toEqual({ tiles: 45 });
  expect(wished(storage, 'xok')).toEqual(STANDARD);
  const odd = { level: 99, minutes: 4, side: 'lot', numbers: { rows: '7', walls: 1e9, columns: 8 } };
  expect(checkWishes(odd)).toEqual({ ...STANDARD, side: 'lot', numbers: { columns: 8 } });
});

it('seats the person as wished, or by lot', () => {
  const person = { kind: 'person' };
  const computer = { kind: 'computer', level: 3 };
  expect(seats({ ...STANDARD, side: 'second' }, 0)).toEqual({ first: computer, second: person });
  expect(seats({ ...STANDARD, side: 'lot' }, 0.2)).toEqual({ first: person, second: computer });
  expect(seats({ ...STANDARD, side: 'lot' }, 0.7)).toEqual({ first: computer, second: person });
  expect(seats({ ...STANDARD, opponent: 'person' }, 0.7)).toEqual({ first: person, second: person });
});

it('remembers the names of two people for every game, and gives them to a game that two people play', () => {
  const storage = memoryStorage();
  const names = { first: ' Ada ', second: '' };
  remember(storage, 'trexo', { ...STANDARD, opponent: 'person', names });
  const wishes = wished(storage, 'xok');
  expect(wishes.names).toEqual(names);
  expect(namesOf({ ...wishes, opponent: 'person' })).toEqual({ names: { first: 'Ada', second: '' } });
  expect(namesOf(wishes)).toEqual({});
  expect(namesOf({ ...STANDARD, opponent: 'person' })).toEqual({});
  storage.setItem('tessera.names', `{"first":7,"second":"${'x'.repeat(99)}"}`);
  expect(wished(storage, 'xok').names).toEqual({ first: '', second: 'x'.repeat(24) });
});
