import { describe, expect, it } from 'vitest';
import { FAIR, nextSeed } from './fair';

describe('the next board', () => {
  it('is a fair one where the kind is the usual', () => {
    expect(FAIR.length).toBeGreaterThanOrEqual(200);
    for (const chance of [0, 0.5, 0.999]) expect(FAIR).toContain(nextSeed(true, chance));
  });

  it('is any of another kind', () => {
    expect(nextSeed(false, 0.5)).toBe(50_000);
  });
});
