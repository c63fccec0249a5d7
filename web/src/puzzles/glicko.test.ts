// Glicko-2 against the example of its paper.
import { expect, test } from 'vitest';
import { rate, type Rating } from './glicko';

const PLAYER: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };

test('the example of the paper', () => {
  const after = rate(PLAYER, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('without a result only the uncertainty grows', () => {
  const after = rate(PLAYER, []);
  expect(after.rating).toBe(1500);
  expect(after.deviation).toBeCloseTo(200.2714, 3);
});

test('a surprise moves a rating more than what was expected, and both make it more certain', () => {
  const hard = rate(PLAYER, [{ rating: 1900, deviation: 60, score: 1 }]);
  const easy = rate(PLAYER, [{ rating: 1100, deviation: 60, score: 1 }]);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(1500);
  expect(Math.max(hard.deviation, easy.deviation)).toBeLessThan(200);
});

test('a long run of surprises keeps every number sensible', () => {
  let now: Rating = { rating: 800, deviation: 350, volatility: 0.06 };
  for (let i = 0; i < 500; i++)
    now = rate(now, [{ rating: 2200, deviation: 60, score: i % 50 < 45 ? 1 : 0 }]);
  expect(now.rating).toBeGreaterThan(2200);
  expect(now.rating).toBeLessThan(3500);
  expect(now.deviation).toBeGreaterThan(10);
  expect(now.volatility).toBeLessThan(1);
});
