// The puzzles of a game: a file each, loaded when it is needed and read by the core.
import { message } from '../app/message';
import type { PuzzleCore } from '../core/core';
import { failed } from '../core/failed';
import type { GameId, Words } from '../core/types';
import { idOf, type Item } from './choose';

const addresses = import.meta.glob<string>('../../../crates/puzzles/data/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Puzzles, or in words why there are none. */
export type Loaded = { items: Item[] } | { problem: Words };

const known = new Map<GameId, Item[]>();

/** The puzzles in the text of a file. */
export function readItems(core: Pick<PuzzleCore, 'puzzlesRead'>, text: string): Loaded {
  const answer = core.puzzlesRead(text);
  if (failed(answer)) return { problem: answer.error };
  return { items: answer.puzzles.map((puzzle) => ({ ...puzzle, id: idOf(puzzle.position) })) };
}

/** The puzzles of a game. What could not be loaded is loaded again at the next call. */
export async function puzzlesOf(core: Pick<PuzzleCore, 'puzzlesRead'>, game: GameId): Promise<Loaded> {
  const items = known.get(game);
  if (items) return { items };
  const text = await textOf(game);
  if (text === null) return { problem: message('puzzles-not-loaded') };
  const loaded = readItems(core, text);
  if ('items' in loaded) known.set(game, loaded.items);
  return loaded;
}

async function textOf(game: GameId): Promise<string | null> {
  const address = addresses[`../../../crates/puzzles/data/${game}.txt`];
  try {
    const response = address === undefined ? null : await fetch(address);
    return response?.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
