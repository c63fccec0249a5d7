import { expect, it } from 'vitest';
import { area, path, runs, spot } from './graph';

it('puts the first player above, the start left, the end right', () => {
  expect(spot(0, 10, 1)).toEqual({ x: 0, y: 0 });
  expect(spot(10, 10, 0)).toEqual({ x: 100, y: 100 });
  expect(spot(5, 10, 0.5)).toEqual({ x: 50, y: 50 });
});

it('stays in its box, whatever comes', () => {
  expect(spot(0, 0, 0.5)).toEqual({ x: 50, y: 50 });
  expect(spot(1, 2, 7)).toEqual({ x: 50, y: 0 });
});

it('leaves gaps where nothing is known', () => {
  const found = runs([0.5, 1, undefined, 0, undefined]);
  expect(found).toEqual([
    [
      { x: 0, y: 50 },
      { x: 25, y: 0 },
    ],
    [{ x: 75, y: 100 }],
  ]);
  expect(path(found[0] ?? [])).toBe('M0 50L25 0');
  expect(area(found[0] ?? [])).toBe('M0 50L25 0L25 100L0 100Z');
  expect(area(found[1] ?? [])).toBe('');
  expect(runs([])).toEqual([]);
});
