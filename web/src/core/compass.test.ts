// Words of directions from the other side of the board.
import { expect, test } from 'vitest';
import { draftSeenBy, seenBy } from './compass';

const words = { id: 'x', args: { cell: 'd4', direction: 'ne', kind: 'S', first: 'e', count: 2 } };

test('the first player sees what the core says', () => {
  expect(seenBy(words, 'first')).toBe(words);
});

test('the second player sees opposite directions; cells and kinds stay', () => {
  const turned = { id: 'x', args: { cell: 'd4', direction: 'sw', kind: 'S', first: 'w', count: 2 } };
  expect(seenBy({ cells: [{ says: words }], n: 1 }, 'second')).toEqual({ cells: [{ says: turned }], n: 1 });
});

test('a letter chooses the direction that is said', () => {
  const item = (key: string, angle: number | null) => ({ id: key, key, angle });
  const draft = { choices: [{ items: [item('n', 270), item('N', 90), item('s', null)] }] };
  const keys = draftSeenBy(draft, 'second').choices[0]?.items.map(({ key }) => key);
  expect(keys).toEqual(['s', 'S', 's']);
});
