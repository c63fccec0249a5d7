import { expect, it } from 'vitest';
import { isUnusual, parametersOf } from './parameters';

it('knows the parameters of a board, and those that are not written', () => {
  expect(parametersOf('trexo', 'tiles=9 size=3 line=3 3/3/3 X')).toEqual({ tiles: 9, size: 3, line: 3 });
  expect(parametersOf('trexo', 'tiles=4 size=5 5/5/5/5/5 X')).toEqual({ tiles: 4, size: 5, line: 5 });
  expect(parametersOf('xok', 'board=12 chain=4 ...../..../... w')).toEqual({ board: 12, chain: 4 });
});

it('knows a board that is not the usual one', () => {
  expect(isUnusual('board=13 ./.../..T../.../. w')).toBe(true);
  expect(isUnusual('.../...../......./...T.../......./...../... w')).toBe(false);
});
