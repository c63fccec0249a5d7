// The list of solved boards as the page reads it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBoards } from './boards';

const LINE = {
  name: 'trexo-line3-3x3',
  game: 'trexo',
  position: 'tiles=9 size=3 line=3 3/3/3 X',
  value: 'second',
  turns: 2,
  positions: 330,
  line: ['a1a2', 'b2c2'],
  sha256: '3dfb',
};
const { sha256: _, ...BOARD } = LINE;
const text = (...lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

it('reads one board a line, and needs no line of play', () => {
  const { line: __, ...bare } = LINE;
  expect(readBoards(text(LINE, bare))).toEqual({ boards: [BOARD, { ...BOARD, line: [] }] });
  expect(readBoards('')).toEqual({ boards: [] });
});

it.each([
  ['no JSON', '{"name":'],
  ['no object', '[]'],
  ['no name', JSON.stringify({ ...LINE, name: '' })],
  ['a game that there is not', JSON.stringify({ ...LINE, game: 'chess' })],
  ['no position', JSON.stringify({ ...LINE, position: 5 })],
  ['no value', JSON.stringify({ ...LINE, value: 'third' })],
  ['part of a turn', JSON.stringify({ ...LINE, turns: 1.5 })],
  ['fewer positions than none', JSON.stringify({ ...LINE, positions: -1 })],
  ['a line of numbers', JSON.stringify({ ...LINE, line: [1] })],
])('names a damaged line: %s', (_name, damaged) => {
  const problem = { id: 'study-known-damaged', args: { line: 2 } };
  expect(readBoards(`${text(LINE)}${damaged}\n`)).toEqual({ problem });
});

it('reads the list that ships', () => {
  const path = join(import.meta.dirname, '../../../docs/boards.jsonl');
  expect(readBoards(readFileSync(path, 'utf8'))).toHaveProperty('boards');
});
