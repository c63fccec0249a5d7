import { expect, it } from 'vitest';
import { memoryShelf } from '../app/storage';
import { dropStudy, findStudy, keep, studies, type Kept } from './store';

const study = (id: string, changed: number): Kept => ({
  version: 1,
  id,
  record: { game: 'xok', result: '*', turns: [] },
  changed,
});

it('keeps studies, the newest first', () => {
  const shelf = memoryShelf();
  expect(keep(shelf, study('a', 1))).toBe(true);
  keep(shelf, study('b', 2));
  expect(studies(shelf).studies.map(({ id }) => id)).toEqual(['b', 'a']);
  dropStudy(shelf, 'a');
  expect(findStudy(shelf, 'a')).toBeNull();
});

it('finds the others although one is broken', () => {
  const shelf = memoryShelf();
  keep(shelf, study('good', 1));
  for (const [id, text] of [
    ['torn', '{'],
    ['other', '[]'],
    ['old', '{"version":0}'],
    ['empty', '{"version":1,"id":"empty"}'],
  ] as const)
    shelf.setItem(`tessera.study.${id}`, text);
  expect(studies(shelf).studies).toHaveLength(1);
  expect(studies(shelf).broken).toEqual(['torn', 'other', 'old', 'empty']);
  expect(findStudy(shelf, 'torn')).toBe('broken');
});
