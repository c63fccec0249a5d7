import { expect, it } from 'vitest';
import { clockText } from './clock';

it.each([
  [300_000, '5:00'],
  [61_001, '1:02'],
  [10_000, '0:10'],
  [9_960, '9.9'],
  [0, '0.0'],
])('shows %i ms as %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
