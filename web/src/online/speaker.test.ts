import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../app/storage';
import { Speaker } from './speaker';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('is the tab that was looked at last', () => {
  const storage = memoryStorage();
  const changes: string[] = [];
  const tab = (name: string): Speaker => new Speaker(storage, name, () => changes.push(name));
  const [one, two] = [tab('one'), tab('two')];
  one.claim();
  two.check();
  expect([one.speaks, two.speaks]).toEqual([true, false]);
  two.claim();
  one.check();
  expect([one.speaks, two.speaks]).toEqual([false, true]);
  expect(changes).toEqual(['one', 'two', 'one']);
});

it('is another tab when that one is closed, or silent for too long', () => {
  const storage = memoryStorage();
  const [one, two, three] = ['one', 'two', 'three'].map(
    (name) => new Speaker(storage, name, () => undefined),
  ) as [Speaker, Speaker, Speaker];
  one.claim();
  one.leave();
  two.check();
  expect([one.speaks, two.speaks]).toEqual([false, true]);
  vi.advanceTimersByTime(9000);
  three.check();
  expect(three.speaks).toBe(false);
  two.check();
  vi.advanceTimersByTime(9000);
  three.check();
  expect(three.speaks).toBe(false);
  vi.advanceTimersByTime(2000);
  three.check();
  expect(three.speaks).toBe(true);
});
