import { describe, expect, it } from 'vitest';
import type { Cell, Shape } from '../core/types';
import { around, outline, rows } from './geometry';
import {
  asideOf,
  lastCells,
  nearest,
  occupied,
  otherMarks,
  pieces,
  placeOf,
  runningSums,
  stepsOf,
  unique,
} from './layers';

const art = (key: string, x = 0): Shape => ({
  kind: 'art',
  key,
  art: 'a',
  classes: [],
  x,
  y: 0,
  turn: 0,
  scale: 1,
});
const cell = (name: string, row: number, column: number): Cell => ({
  name,
  x: column * 100,
  y: row * 100,
  shape: 'square',
  row,
  column,
  next: {},
  says: { id: 'x' },
});

describe('the cross of a taken piece', () => {
  const cross = (x: number): Shape => ({ ...art('taken', x), art: 'common/taken' }) as Shape;
  const ringed = cell('c', 0, 0);
  it('stays in the middle of its cell where the ring leaves it free', () => {
    expect(asideOf(cross(100), undefined, 2)).toEqual(cross(100));
    expect(asideOf(cross(100), ringed, 1)).toEqual(cross(100));
    expect(asideOf(cross(300), ringed, 2)).toEqual(cross(300));
  });
  it('moves away from a ring that has grown for fingers', () => {
    expect(asideOf(cross(100), ringed, 1.4)).toMatchObject({ x: 130, y: 0 });
    expect(asideOf(art('other', 100), ringed, 1.4)).toEqual(art('other', 100));
  });
});

describe('points at the end', () => {
  it('are summed up for each player along the walk', () => {
    const cells = ['c', 'a', 'b'].map((name, i) => cell(name, 0, i));
    const counts = [
      { player: 'first' as const, points: 4 },
      { player: 'second' as const, points: 2 },
      { player: 'first' as const, points: 1 },
    ];
    const sums = runningSums(cells, ['a', 'b', 'c'], counts);
    expect(sums.map(({ cell, player, sum }) => [cell.name, player, sum])).toEqual([
      ['c', 'first', 1],
      ['a', 'first', 5],
      ['b', 'second', 2],
    ]);
    expect(runningSums(cells, ['a', 'b', 'c'], [])).toEqual([]);
  });
});

describe('what is drawn', () => {
  it('is the pieces as they stand, if no turn is being made', () => {
    expect(pieces([art('a')], null)).toEqual([{ key: 'a', shape: art('a'), state: 'there' }]);
  });

  it('fades what would be gone', () => {
    expect(pieces([art('a')], { ghosts: [], hides: ['a'] })[0]?.state).toBe('gone');
  });

  it('lets a piece that moves keep its key, and leaves a faded one behind', () => {
    const drawn = pieces([art('totem')], { ghosts: [art('totem', 100)], hides: ['totem'] });
    expect(drawn.map(({ key, state }) => [key, state])).toEqual([
      ['was totem', 'gone'],
      ['totem', 'ghost'],
    ]);
  });

  it('hides a piece that would be gone under the one that comes in its place', () => {
    const drawn = pieces([art('fish', 100)], { ghosts: [art('shark', 100)], hides: ['fish'] });
    expect(drawn.map(({ key }) => key)).toEqual(['shark']);
  });

  it('fades what left in the last turn, except under a piece that comes there', () => {
    const ghost = { ghosts: [art('shark', 100)], hides: [] };
    const drawn = pieces([art('a')], ghost, [art('totem', 200), art('fish', 100)]);
    expect(drawn.map(({ key, state }) => [key, state])).toEqual([
      ['left totem', 'gone'],
      ['a', 'there'],
      ['shark', 'ghost'],
    ]);
  });

  it('never has two things with one key', () => {
    expect(unique([art('a'), art('b'), art('a', 5)])).toEqual([art('a'), art('b')]);
  });

  it('knows on which cells something stands', () => {
    expect(occupied([art('a', 100)], [cell('a', 0, 0), cell('b', 0, 1)])).toEqual(new Set(['b']));
  });
});

describe('the last turn', () => {
  const drawn = (...shapes: Shape[]) => new Map(shapes.map((shape) => [shape.key, placeOf(shape)]));

  it('shows what moves first, then what is placed, place by place', () => {
    const after = [art('totem', 100), art('stone', 200), art('value', 200), art('other', 300)];
    expect([...stepsOf(after, drawn(art('totem')))]).toEqual([
      ['stone', 1],
      ['value', 1],
      ['other', 2],
    ]);
  });

  it('does not wait for what was previewed, nor on a new board', () => {
    expect(stepsOf([art('a')], drawn(art('a'))).size).toBe(0);
    expect(stepsOf([art('a')], new Map()).size).toBe(0);
  });

  it('is outlined by its cells, apart from other marks', () => {
    const marks = [art('last-b', 100), art('decides-a')];
    expect(lastCells(marks, [cell('a', 0, 0), cell('b', 0, 1)]).map(({ name }) => name)).toEqual(['b']);
    expect(otherMarks(marks)).toEqual([art('decides-a')]);
  });
});

describe('turning', () => {
  it.each([
    [0, 300, 360],
    [300, 0, -60],
    [60, 0, 60],
    [0, 720, 720],
  ])('to %i from %i goes the short way to %i', (turn, last, to) => {
    expect(nearest(turn, last)).toBe(to);
  });
});

describe('geometry', () => {
  it('draws squares and hexagons', () => {
    expect(outline({ x: 0, y: 0, shape: 'square' })).toBe('M-50 -50h100v100h-100v-100Z');
    expect(outline({ x: 0, y: 0, shape: 'hex' }).split('L')).toHaveLength(6);
  });

  it('puts cells into rows from the top, left to right', () => {
    const names = rows([cell('d', 1, 1), cell('c', 1, 0), cell('a', 0, 0)]).map((row) =>
      row.map(({ name }) => name),
    );
    expect(names).toEqual([['a'], ['c', 'd']]);
  });

  it('turns clockwise from the right', () => {
    const below = around({ x: 0, y: 0 }, 90, 10);
    expect([Math.round(below.x), Math.round(below.y)]).toEqual([0, 10]);
  });
});
