import { expect, it } from 'vitest';
import type { Cell, Shape } from '../core/types';
import { outlined } from './ghosts';

const art = (key: string, x: number, y: number): Shape => ({
  kind: 'art',
  key,
  art: key,
  classes: [],
  x,
  y,
  turn: 0,
  scale: 1,
});
const cell = (name: string, column: number): Cell => ({
  name,
  x: column * 100,
  y: 0,
  shape: 'square',
  row: 0,
  column,
  next: {},
  says: { id: 'cell' },
});

it('has one outline for each cell, round its topmost piece', () => {
  const pieces = [art('half', 0, -12), art('side', 0, 34), art('sign', 0, -12)];
  const cells = [cell('a', 0), cell('b', 1)];
  expect(outlined(pieces, cells).map(({ name, x, y }) => [name, x, y])).toEqual([['a', 0, -12]]);
});
