// Which item of a choice a key selects.
import { expect, test } from 'vitest';
import type { Choice } from '../core/types';
import { keyEvent } from './keys';

const choice = (id: string, key: string): Choice => {
  const says = { id: 'x' };
  const item = { id: key, says, shape: null, key, on: false, enabled: true, why: null, angle: null };
  return { id, says, form: 'board', at: null, items: [item] };
};

test('a capital may stand for something else than its small letter', () => {
  const choices = [choice('kind', 'n'), choice('pointing', 'N')];
  expect(keyEvent('n', choices)).toEqual({ choose: ['kind', 'n'] });
  expect(keyEvent('N', choices)).toEqual({ choose: ['pointing', 'N'] });
});

test('a capital stands for the small letter where nothing else does', () => {
  expect(keyEvent('F', [choice('piece', 'f')])).toEqual({ choose: ['piece', 'f'] });
  expect(keyEvent('q', [choice('piece', 'f')])).toBeNull();
});
