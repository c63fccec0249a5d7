import { expect, it } from 'vitest';
import { sheetAddress, type Order } from './order';

const order: Order = { language: 'pl', paper: 'a4', boards: 'this', code: 'S0B', perPage: 2, rules: true };

it('orders the board on the screen', () => {
  expect(sheetAddress('slither', order)).toBe(
    'print/slither.pdf?language=pl&paper=a4&board=S0B&per-page=2&rules=true',
  );
});

it('orders fresh boards', () => {
  expect(sheetAddress('slither', { ...order, boards: 10, rules: false, perPage: 1 })).toBe(
    'print/slither.pdf?language=pl&paper=a4&fresh=10&per-page=1',
  );
});

it('asks of the other games only for what they have', () => {
  expect(sheetAddress('xok', { ...order, paper: 'letter' })).toBe('print/xok.pdf?language=pl&paper=letter');
});
