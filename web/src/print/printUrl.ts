// The address of the printed sheets on the server.
import type { Language } from '../app/settings';
import type { GameId } from '../core/types';

export type Paper = 'a4' | 'letter';
/** With the options of the game itself. */
export type Order = { language: Language; paper: Paper } & Record<string, string>;

/** The address of the sheets, relative to the page. */
export function sheetAddress(game: GameId, order: Order): string {
  return `print/${game}.pdf?${new URLSearchParams(order).toString()}`;
}
