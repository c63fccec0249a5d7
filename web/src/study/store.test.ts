import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import { studies, type Kept } from './store';

const study = (id: string, changed: number): Kept => ({
  version: 1,
  id,
  record: { game: 'xok', result: '*', turns: [] },
  changed,
});

it('keeps studies, the newest first', () => {
  const storage = memoryStorage();
  expect(studies.save(storage, study('a', 1))).toBe(true);
  studies.save(storage, study('b', 2));
  expect(studies.all(storage).items.map(({ id }) => id)).toEqual(['b', 'a']);
  studies.remove(storage, 'a');
  expect(studies.find(storage, 'a')).toBeNull();
});

it('finds the others although one is broken', () => {
  const storage = memoryStorage();
  studies.save(storage, study('good', 1));
  for (const [id, text] of [
    ['torn', '{'],
    ['other', '[]'],
    ['old', '{"version":0}'],
    ['empty', '{"version":1,"id":"empty"}'],
  ] as const)
    storage.setItem(`tessera.study.${id}`, text);
  expect(studies.all(storage).items).toHaveLength(1);
  expect(studies.all(storage).broken).toEqual(['torn', 'other', 'old', 'empty']);
  expect(studies.find(storage, 'torn')).toBe('broken');
});
