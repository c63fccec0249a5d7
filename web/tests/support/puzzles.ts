// The shipped puzzles, as a test needs them.
import { readFileSync } from 'node:fs';
import type { GameId, Line } from '../../src/core/types';
import { idOf, type Item } from '../../src/puzzles/choose';
import { core, unwrap } from './core';
import { randomTurn, seededRandom, type MadeTurn } from './games';

/** The puzzles of a game, in the order of the file. */
export function puzzlesOf(game: GameId): Item[] {
  const file = new URL(`../../../crates/puzzles/data/${game}.txt`, import.meta.url);
  const { puzzles } = unwrap(core.puzzlesRead(readFileSync(file, 'utf8')));
  return puzzles.map((puzzle) => ({ ...puzzle, id: idOf(puzzle.position) }));
}

export const lineOf = (game: GameId, item: Item): Line => ({ game, start: item.position, actions: [] });

/** A turn of the solution, without the sign that its last detail is not asked. */
export const step = (item: Item, index: number): string => (item.solution[index] ?? '').replace('*', '');

/** A turn that does, or does not, solve a puzzle, as a person makes it. */
export function turnOf(line: Line, item: Item, right: boolean): MadeTurn {
  const random = seededRandom(3);
  for (let count = 0; count < 5000; count++) {
    const made = randomTurn(line, random);
    if (unwrap(core.acceptsTurn(line, made.actions, item.solution[0] ?? '')).right === right) return made;
  }
  throw new Error(`no such turn found in ${item.position}`);
}
