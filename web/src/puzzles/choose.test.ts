// The puzzle of the day and the next puzzle of the stream.
import { describe, expect, it, test } from 'vitest';
import { dailyOf, dayBefore, dayOf, idOf, nextOf, ratingOf, themesOf, type Item } from './choose';

function items(count: number, from = 0): Item[] {
  return Array.from({ length: count }, (_, i) => {
    const position = `position ${from + i}`;
    const [level, theme] = [((from + i) % 10) + 1, (from + i) % 3 === 0 ? 'one' : 'other'];
    return { id: idOf(position), position, wins: true, turns: 1, theme, level, solution: ['a1'] };
  });
}

test('days are those of the calendar here', () => {
  expect(dayOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2024-03-01')).toBe('2024-02-29');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
});

describe('the puzzle of the day', () => {
  const days = Array.from({ length: 100 }, (_, i) => dayOf(new Date(2026, 0, 1 + i)));
  it('is the same for everyone, whatever the order of the file', () => {
    const file = items(300);
    for (const day of days) expect(dailyOf(file, day)).toEqual(dailyOf(file.toReversed(), day));
    expect(dailyOf(file, '2026-11-17')?.id).toBe('173d6sh');
  });
  it('is another one almost every day', () => {
    const found = new Set(days.map((day) => dailyOf(items(1000), day)?.id));
    expect(found.size).toBeGreaterThan(90);
  });
  it('stays the same on most days when a few puzzles are added', () => {
    const same = days.filter((day) => dailyOf(items(1000), day)?.id === dailyOf(items(1050), day)?.id);
    expect(same.length).toBeGreaterThan(85);
  });
  it('is missing only where there are no puzzles', () => {
    expect(dailyOf([], '2026-01-01')).toBeNull();
  });
});

describe('the next puzzle', () => {
  const file = items(100);
  it('is near the rating', () => {
    for (const level of [1, 4, 10]) {
      const next = nextOf(file, { rating: ratingOf(level), theme: null, tried: [] }, () => 0.5);
      expect(next?.level).toBe(level);
    }
    expect(nextOf(file, { rating: -500, theme: null, tried: [] })?.level).toBe(1);
  });
  it('has the chosen theme', () => {
    for (let i = 0; i < 20; i++) {
      expect(nextOf(file, { rating: 1400, theme: 'one', tried: [] })?.theme).toBe('one');
    }
    expect(themesOf(file)).toEqual(['one', 'other']);
    expect(nextOf(file, { rating: 1400, theme: 'none', tried: [] })).toBeNull();
  });
  it('comes once, and after the last one not again soon', () => {
    let tried: string[] = [];
    for (let i = 0; i < 100; i++) {
      const next = nextOf(file, { rating: 1400, theme: null, tried });
      expect(tried).not.toContain(next?.id);
      tried = [...tried, next?.id ?? ''];
    }
    for (let i = 0; i < 50; i++) {
      const again = nextOf(file, { rating: 1400, theme: null, tried });
      expect(tried.slice(-50)).not.toContain(again?.id);
    }
  });
});
