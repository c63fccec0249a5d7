// Directions on squares and hexagons, lines to the edge, the next piece.
import { expect, test } from 'vitest';
import type { Cell } from '../core/types';
import { ahead, beside, letterOf, nextWith, wayOf } from './explore';

const square = (name: string, column: number, row: number): Cell => ({
  name,
  x: 100 * column,
  y: 100 * row,
  shape: 'square',
  row,
  column,
  next: {},
  says: { id: 'cell-empty' },
});
const squares = [square('a2', 0, 0), square('b2', 1, 0), square('a1', 0, 1), square('b1', 1, 1)];
const [a2, b2, a1] = squares as [Cell, Cell, Cell];

const hex = (name: string, x: number, row: number): Cell => ({
  ...square(name, 0, row),
  x,
  y: 86.6 * row,
  shape: 'hex',
});
const hexes = [hex('top', 50, 0), hex('left', 0, 1), hex('right', 100, 1), hex('low', 50, 2)];
const [top, left] = hexes as [Cell, Cell];

const key = (code: string, name: string, shiftKey = false) => ({ code, key: name, shiftKey });

test('a letter is a capital with Shift only, whatever Caps Lock says', () => {
  expect(letterOf({ key: 'L', shiftKey: false })).toBe('l');
  expect(letterOf({ key: 'l', shiftKey: true })).toBe('L');
  expect(letterOf({ key: '*', shiftKey: true })).toBe('*');
  expect(letterOf({ key: 'Enter', shiftKey: false })).toBe('Enter');
});

test('a square has eight neighbours, as far as the board goes', () => {
  expect(beside(squares, a1, 'n')).toBe(a2);
  expect(beside(squares, a1, 'ne')).toBe(b2);
  expect(beside(squares, a1, 's')).toBeUndefined();
});

test('a hexagon has six', () => {
  expect(beside(hexes, left, 'ne')).toBe(top);
  expect(beside(hexes, left, 'e')?.name).toBe('right');
  expect(beside(hexes, left, 'n')).toBeUndefined();
  expect(ahead(hexes, top, 'sw').map(({ name }) => name)).toEqual(['left']);
});

test('a stack that is drawn higher stands on the same square', () => {
  const raised = squares.map((cell) => (cell === a2 ? { ...cell, x: 17, y: -40 } : cell));
  expect(beside(raised, a1, 'n')?.name).toBe('a2');
});

test('the next piece is found round the board', () => {
  const taken = (cell: Cell) => cell.name === 'a2';
  expect(nextWith(squares, 'b1', 1, taken)).toBe(a2);
  expect(nextWith(squares, 'b2', -1, taken)).toBe(a2);
  expect(nextWith(squares, 'b2', 1, () => false)).toBeUndefined();
});

test('digits are directions on hexagons only', () => {
  expect(wayOf(key('Numpad7', '7'), top)).toBe('nw');
  expect(wayOf(key('Digit3', 'š'), top)).toBe('se');
  expect(wayOf(key('Digit3', '3'), a1)).toBeUndefined();
  expect(wayOf(key('ArrowLeft', 'ArrowLeft', true), a1)).toBe('w');
  expect(wayOf(key('ArrowLeft', 'ArrowLeft'), a1)).toBeUndefined();
});
