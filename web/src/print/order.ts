// An order of sheets to print: the address at which the server makes them.
import type { Language } from '../app/settings';
import type { GameId } from '../core/types';

export type Paper = 'a4' | 'letter';
/** And whatever else a game lets a person choose. */
export type Order = { language: Language; paper: Paper } & Record<string, string>;

/** The address of the sheets, beside the page. */
export function sheetAddress(game: GameId, order: Order): string {
  return `print/${game}.pdf?${new URLSearchParams(order).toString()}`;
}
