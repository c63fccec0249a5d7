// Where things lie on a board.
import { expect, test } from 'vitest';
import { HIT, polyline, ringGrowth, walk } from './geometry';

test('a ring grows on a small board, until a finger can hit its buttons', () => {
  expect(ringGrowth(0.7)).toBe(1);
  const phone = 0.44;
  expect(2 * HIT * ringGrowth(phone) * phone).toBeCloseTo(40);
  expect(ringGrowth(0.1)).toBe(2);
});

test('a walk goes from one end to the other, by the nearest', () => {
  const points = [3, 0, 1, 4, 2].map((x) => ({ x, y: 0 }));
  const order = walk(points).map(({ x }) => x);
  expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  expect([order, [...order].reverse()]).toContainEqual([0, 1, 2, 3, 4]);
  expect(walk([])).toEqual([]);
  expect(polyline(walk([{ x: 1, y: 2 }]))).toBe('M1 2');
});
