import { expect, it } from 'vitest';
import type { Cell, Look, Shape } from '../core/types';
import { departed, ghostsOf, outlined } from './ghosts';

const art = (key: string, x: number, name = 'a', y = 0): Shape => ({
  kind: 'art',
  key,
  art: name,
  classes: [],
  x,
  y,
  turn: 0,
  scale: 1,
});

/** A row of cells, each with its description, and the pieces. */
function look(cells: string[], pieces: Shape[], marks: Shape[] = []): Look {
  const cell = (says: string, i: number): Cell => ({
    name: 'abcde'[i] ?? '',
    x: i * 100,
    y: 0,
    shape: 'square',
    row: 0,
    column: i,
    next: {},
    says: { id: says },
  });
  return { cells: cells.map(cell), pieces, marks } as unknown as Look;
}

const before = look(['totem', 'empty', 'fish'], [art('totem', 0), art('fish', 200)]);
const moved = look(['empty', 'totem', 'fish'], [art('totem', 100), art('fish', 200)]);
const eaten = look(
  ['shark', 'totem', 'empty'],
  [art('totem', 100), art('shark', 0)],
  [art('lost-c', 200, 'common/taken'), art('last-a', 0, 'common/last-square')],
);

it('a turn is what comes, what goes and what is eaten, without the frame of a last turn', () => {
  expect(ghostsOf(before, [eaten])).toEqual({
    ghosts: [art('totem', 100), art('shark', 0)],
    hides: ['totem', 'fish'],
    marks: [art('lost-c', 200, 'common/taken')],
    numbers: [],
  });
  expect(ghostsOf(before, [])).toBeNull();
});

it('several turns have numbers: the last one that changed a cell', () => {
  const numbers = ghostsOf(before, [moved, eaten])?.numbers ?? [];
  expect(numbers.map(({ cell, number }) => [cell.name, number])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 2],
  ]);
});

it('has one outline for each cell, round its topmost piece', () => {
  const pieces = [art('half', 0, 'half', -12), art('side', 0, 'side', 34), art('sign', 0, 'sign', -12)];
  expect(outlined(pieces, before.cells).map(({ name, x, y }) => [name, x, y])).toEqual([['a', 0, -12]]);
});

it('knows what left its place and was not replaced', () => {
  expect(departed(before, moved)).toEqual([art('totem', 0)]);
  expect(departed(before, eaten)).toEqual([art('fish', 200)]);
});
