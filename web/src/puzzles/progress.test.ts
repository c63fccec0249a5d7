// The progress in puzzles: ratings, rows, days, and what damaged storage leaves of them.
import { expect, test } from 'vitest';
import { memoryStorage } from '../app/storage';
import { ratingOf } from './choose';
import { begin, dayRow, progress, record, solvedDaily } from './progress';

test('a rating begins at the chosen level, and follows what is solved', () => {
  const storage = memoryStorage();
  expect(progress(storage).games.xok).toBeNull();
  expect(begin(storage, 'xok', 5).games.xok?.rating).toBe(ratingOf(5));
  const up = record(storage, 'xok', 5, { id: 'a', level: 5, score: 1 }).games.xok;
  expect(up?.rating).toBeGreaterThan(ratingOf(5));
  const down = record(storage, 'xok', 5, { id: 'b', level: 5, score: 0 }).games.xok;
  expect(down?.rating).toBeLessThan(up?.rating ?? 0);
  expect(progress(storage).games.yoxii).toBeNull();
});

test('only the first try of a puzzle counts', () => {
  const storage = memoryStorage();
  const first = record(storage, 'trexo', 3, { id: 'a', level: 3, score: 0 }).games.trexo;
  const again = record(storage, 'trexo', 3, { id: 'a', level: 3, score: 1 }).games.trexo;
  expect(again).toEqual(first);
});

test('rows count what is solved without help, and the best is kept', () => {
  const storage = memoryStorage();
  for (const id of ['a', 'b', 'c']) record(storage, 'xok', 3, { id, level: 3, score: 1 });
  const hinted = record(storage, 'xok', 3, { id: 'd', level: 3, score: 0.5 }).games.xok;
  expect(hinted).toMatchObject({ solved: 3, row: 0, best: 3, tried: ['a', 'b', 'c', 'd'] });
});

test('days in a row go on from one day to the next, whatever the game, and end after a day without', () => {
  const storage = memoryStorage();
  solvedDaily(storage, 'xok', 3, '2026-02-27');
  solvedDaily(storage, 'yoxii', 3, '2026-02-28');
  const same = solvedDaily(storage, 'trexo', 3, '2026-02-28');
  expect(same.days).toEqual({ row: 2, best: 2, last: '2026-02-28' });
  expect(same.games.yoxii?.daily).toBe('2026-02-28');
  expect(dayRow(same, '2026-02-28')).toBe(2);
  expect(dayRow(same, '2026-03-01')).toBe(2);
  expect(dayRow(same, '2026-03-02')).toBe(0);
  expect(solvedDaily(storage, 'xok', 3, '2026-03-05').days).toEqual({ row: 1, best: 2, last: '2026-03-05' });
});

test('damaged storage costs only what is damaged', () => {
  const storage = memoryStorage();
  storage.setItem('tessera.puzzles', '{broken');
  expect(progress(storage).games.xok).toBeNull();
  record(storage, 'xok', 3, { id: 'a', level: 3, score: 1 });
  record(storage, 'yoxii', 3, { id: 'a', level: 3, score: 1 });
  const stored = JSON.parse(storage.getItem('tessera.puzzles') ?? '') as Record<
    string,
    Record<string, object>
  >;
  Object.assign(stored['games']?.['xok'] ?? {}, { rating: 'high' });
  Object.assign(stored['games']?.['yoxii'] ?? {}, { tried: [1, 'b'], row: -3, daily: 'today' });
  stored['days'] = { row: 2.5 as unknown as object };
  storage.setItem('tessera.puzzles', JSON.stringify(stored));
  const now = progress(storage);
  expect(now.games.xok).toBeNull();
  expect(now.games.yoxii).toMatchObject({ tried: ['b'], row: 0, daily: null, solved: 1 });
  expect(now.days).toEqual({ row: 0, best: 0, last: null });
});
