// Each game has its folder, with everything that a game needs.
import { expect, it } from 'vitest';
import { GAMES } from './list';
import { signOf } from './signs';
import { sketches } from './sketches';

const folders = (files: Record<string, unknown>) => Object.keys(files).map((path) => path.split('/')[1]);

it('has one folder for each game on the list, and no other', () => {
  const files = import.meta.glob(['./*/*']);
  expect(new Set(folders(files))).toEqual(new Set(GAMES));
  expect(new Set(folders(import.meta.glob('./*/accent.css')))).toEqual(new Set(GAMES));
});

it.each(GAMES)('%s has signs and sketches of its own', (game) => {
  expect(signOf(game, 'first')).not.toEqual(signOf(game, 'second'));
  expect(sketches[game].line.game).toBe(game);
  expect(sketches[game].look.pieces).not.toEqual([]);
});

/** Files that name a game although they belong to none. */
const sources = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../**/*.test.ts', '!../core/pkg/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('is named nowhere else', () => {
  const own = new RegExp(`^\\./(${GAMES.join('|')})/`);
  const naming = Object.entries(sources)
    .filter(([path, text]) => !own.test(path) && new RegExp(GAMES.join('|'), 'i').test(text))
    .map(([path]) => path);
  expect(naming.sort()).toEqual(['../app/messageKeys.ts', '../core/types.ts', './list.ts']);
});
