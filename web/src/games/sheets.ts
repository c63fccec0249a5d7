// The options of a game's printed sheets.
import type { Component } from 'svelte';
import { bySomeGames } from './list';

export interface SheetChoice {
  /** The query parameters of the sheets' address. */
  readonly query: Record<string, string>;
}

/** `begin` makes the choice that `Options` then shows and changes; `code` is that of the board on the screen, if any. */
type SheetPart = { begin(code: string): SheetChoice; Options: Component<{ choice: SheetChoice }> };

export const sheetParts = bySomeGames(import.meta.glob<SheetPart>('./*/sheets.ts', { eager: true }));
