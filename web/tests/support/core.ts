// The modules of crates/wasm in Node, so that a test knows what may be played and what it looks like.
import { readFileSync } from 'node:fs';
import * as puzzles from '../../src/core/pkg/tessera_puzzles.js';
import * as study from '../../src/core/pkg/tessera_study.js';
import * as table from '../../src/core/pkg/tessera_table.js';
import { puzzleCalls, studyCalls, tableCalls } from '../../src/core/module';
import type { GameHandle } from '../../src/core/openGame';
import type { Event, Failed, GameId, Line, StartWish, ViewOptions } from '../../src/core/types';

const file = (name: string) =>
  readFileSync(new URL(`../../src/core/pkg/tessera_${name}_bg.wasm`, import.meta.url));
puzzles.initSync({ module: file('puzzles') });
study.initSync({ module: file('study') });
table.initSync({ module: file('table') });

export const GAMES: readonly GameId[] = ['xok', 'yoxii', 'trexo', 'slither'];
export const VIEW: ViewOptions = { seenBy: 'first', slanted: false, coordinates: true };

function broke(): never {
  throw new Error('the module broke');
}

const tables = tableCalls(table, broke);

/** The answer of a game that is opened for a question, or for several. */
export function asked<T>(line: Line, options: ViewOptions, ask: (game: GameHandle) => T): T {
  const game = tables.open();
  unwrap(game.at(line, options));
  const answer = ask(game);
  game.close();
  return answer;
}

export const core = {
  ...tables,
  draft: (line: Line, events: Event[], options: ViewOptions) =>
    asked(line, options, (game) => game.draft(events)),
  legal: (line: Line) => asked(line, VIEW, (game) => game.legal()),
  readTurn: (line: Line, text: string) => asked(line, VIEW, (game) => game.readTurn(text)),
  ...studyCalls(study, broke),
  ...puzzleCalls(puzzles, broke),
};

/** The answer; throws if it is an error. */
export function unwrap<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer;
}

/** Small starts, so that whole games are short. */
export const SMALL: Record<GameId, StartWish> = {
  xok: { game: 'xok' },
  yoxii: { game: 'yoxii' },
  trexo: { game: 'trexo', tiles: 15 },
  slither: { game: 'slither', board: { columns: 6, rows: 6, walls: 0, seed: 1 } },
};
