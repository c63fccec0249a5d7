// An order of sheets to print: the address at which the server makes them.
import type { Language } from '../app/settings';
import type { GameId } from '../core/types';

export type Order = {
  language: Language;
  paper: 'a4' | 'letter';
  /** Slither Stone: the board on the screen, or so many that nobody has seen. */
  boards: 'this' | number;
  code: string;
  perPage: 1 | 2;
  rules: boolean;
};

/** The address of the sheets, beside the page. */
export function sheetAddress(game: GameId, order: Order): string {
  const query = new URLSearchParams({ language: order.language, paper: order.paper });
  if (game === 'slither') {
    if (order.boards === 'this') query.set('board', order.code);
    else query.set('fresh', String(order.boards));
    query.set('per-page', String(order.perPage));
    if (order.rules) query.set('rules', 'true');
  }
  return `print/${game}.pdf?${query.toString()}`;
}
