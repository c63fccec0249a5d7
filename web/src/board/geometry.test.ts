// Where things lie on a board.
import { expect, test } from 'vitest';
import { HIT, ringGrowth } from './geometry';

test('a ring grows on a small board, until a finger can hit its buttons', () => {
  expect(ringGrowth(0.7)).toBe(1);
  const phone = 0.44;
  expect(2 * HIT * ringGrowth(phone) * phone).toBeCloseTo(40);
  expect(ringGrowth(0.1)).toBe(2);
});
