import { expect, it } from 'vitest';
import { BoardSheets } from '../games/slither/boards.svelte';
import { sheetAddress } from './printUrl';

const order = { language: 'pl', paper: 'a4' } as const;

it('orders the board on the screen', () => {
  const sheets = new BoardSheets('S0B');
  sheets.perPage = 2;
  expect(sheetAddress('slither', { ...order, ...sheets.query })).toBe(
    'print/slither.pdf?language=pl&paper=a4&board=S0B&per-page=2&rules=true',
  );
});

it('orders fresh boards', () => {
  const sheets = new BoardSheets('S0B');
  Object.assign(sheets, { which: 'fresh', count: 10, rules: false });
  expect(sheetAddress('slither', { ...order, ...sheets.query })).toBe(
    'print/slither.pdf?language=pl&paper=a4&fresh=10&per-page=1',
  );
});

it('asks of the other games only for what they have', () => {
  expect(sheetAddress('xok', { ...order, paper: 'letter' })).toBe('print/xok.pdf?language=pl&paper=letter');
});
