import { expect, it } from 'vitest';
import type { Cell, Look, Shape } from '../core/types';
import { arrowsOf } from './arrows';

const art = (key: string, x: number): Shape => ({
  kind: 'art',
  key,
  art: 'common/last-square',
  classes: [],
  x,
  y: 0,
  turn: 0,
  scale: 1,
});
const cell = (name: string, x: number, says: string): Cell => ({
  name,
  x,
  y: 0,
  shape: 'square',
  row: 0,
  column: x / 100,
  next: {},
  says: { id: says },
});

/** A row of cells, each with its description; pieces and marks by their cell. */
function look(cells: string[], pieces: [string, number][], marks: number[] = []): Look {
  return {
    cells: cells.map((says, i) => cell('abcde'[i] ?? '', i * 100, says)),
    pieces: pieces.map(([key, at]) => art(key, at * 100)),
    marks: marks.map((at) => art(`last-${at}`, at * 100)),
  } as Look;
}

it('a piece that moves is an arrow, and what is laid besides is a ring', () => {
  const before = look(['totem', 'empty', 'empty'], [['totem', 0]]);
  const after = look(
    ['empty', 'totem', 'stone'],
    [
      ['totem', 1],
      ['stone', 2],
    ],
    [0, 1, 2],
  );
  expect(arrowsOf(before, after, 1)).toEqual([
    { from: 'a', to: 'b', class: 'rank-1' },
    { from: 'c', to: 'c', class: 'rank-1' },
  ]);
});

it('something laid where the piece stood is a ring as well', () => {
  const before = look(['totem', 'empty'], [['totem', 0]]);
  const after = look(
    ['stone', 'totem'],
    [
      ['totem', 1],
      ['stone', 0],
    ],
    [0, 1],
  );
  expect(arrowsOf(before, after, 1)).toEqual([
    { from: 'a', to: 'b', class: 'rank-1' },
    { from: 'a', to: 'a', class: 'rank-1' },
  ]);
});

it('a pair that is laid is an arrow, in the order of its marks', () => {
  const before = look(['empty', 'empty', 'empty'], []);
  const after = look(['empty', 'o', 'x'], [], [2, 1]);
  expect(arrowsOf(before, after, 2)).toEqual([{ from: 'c', to: 'b', class: 'rank-2' }]);
});

it('the body that a snake leaves on its way is no ring', () => {
  const before = look(['head', 'empty', 'empty', 'empty'], [['head', 0]]);
  const after = look(['body', 'body', 'head', 'wall'], [['head', 2]], [1, 2, 3]);
  expect(arrowsOf(before, after, 1)).toEqual([
    { from: 'a', to: 'c', class: 'rank-1' },
    { from: 'd', to: 'd', class: 'rank-1' },
  ]);
});

it('a single piece that comes is a ring', () => {
  expect(arrowsOf(look(['empty'], []), look(['shark'], [], [0]), 3)).toEqual([
    { from: 'a', to: 'a', class: 'rank-3' },
  ]);
});
