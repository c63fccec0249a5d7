import { expect, it } from 'vitest';
import { memoryStorage } from '../app/storage';
import { dropStudy, findStudy, keep, studies, type Kept } from './store';

const study = (id: string, changed: number): Kept => ({
  version: 1,
  id,
  record: { game: 'xok', result: '*', turns: [] },
  changed,
});

it('keeps studies, the newest first', () => {
  const storage = memoryStorage();
  expect(keep(storage, study('a', 1))).toBe(true);
  keep(storage, study('b', 2));
  expect(studies(storage).studies.map(({ id }) => id)).toEqual(['b', 'a']);
  dropStudy(storage, 'a');
  expect(findStudy(storage, 'a')).toBeNull();
});

it('finds the others although one is broken', () => {
  const storage = memoryStorage();
  keep(storage, study('good', 1));
  for (const [id, text] of [
    ['torn', '{'],
    ['other', '[]'],
    ['old', '{"version":0}'],
    ['empty', '{"version":1,"id":"empty"}'],
  ] as const)
    storage.setItem(`tessera.study.${id}`, text);
  expect(studies(storage).studies).toHaveLength(1);
  expect(studies(storage).broken).toEqual(['torn', 'other', 'old', 'empty']);
  expect(findStudy(storage, 'torn')).toBe('broken');
});
