// The whole core in Node, for unit tests. `cargo xtask wasm` builds its modules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coreOf, puzzleCoreOf, studyCoreOf, type Core, type PuzzleCore, type StudyCore } from './core';
import { studyGlue, type StudyGlue, type TableGlue } from './glue';
import { tableCalls } from './module';
import type { GameHandle } from './openGame';
import { Thinker } from './thinker';
import type { Line } from './types';

const compiled = (name: string) =>
  new WebAssembly.Module(readFileSync(join(import.meta.dirname, `pkg/tessera_${name}_bg.wasm`)));

export type NodeCore = {
  core: StudyCore & PuzzleCore;
  study: StudyGlue;
  table: TableGlue;
  /** The memory of the table's present instance. */
  memory: () => WebAssembly.Memory;
};

/** The core, and its bindings. The default thinker starts no worker. */
export async function nodeCore(
  thinker: () => Thinker = () => new Thinker(() => null as never),
): Promise<NodeCore> {
  const [study, table, puzzles] = await Promise.all([
    studyGlue(1),
    import('./pkg/tessera_table.js'),
    import('./pkg/tessera_puzzles.js'),
  ]);
  puzzles.initSync({ module: compiled('puzzles') });
  study.initSync({ module: compiled('study') });
  const module = compiled('table');
  const memory = () => table.initSync({ module }).memory;
  memory();
  const core = coreOf(table, thinker);
  return { core: { ...puzzleCoreOf(core, puzzles), ...studyCoreOf(core, study) }, study, table, memory };
}

/** The answer of a game that is opened at the end of a line, and closed again. */
export function asked<T>(core: Pick<Core, 'open'>, line: Line, ask: (game: GameHandle) => T): T {
  const game = core.open();
  try {
    game.at(line, { seenBy: 'first', slanted: false, coordinates: false });
    return ask(game);
  } finally {
    game.close();
  }
}

/** The calls of the table, with a record of what they send. While `state.traps` is set, a call of a game traps. */
export function watched(table: TableGlue) {
  const calls: string[] = [];
  const state = { traps: false, revived: 0 };
  class Game extends table.Game {
    override call(name: string, first: string, second: string): string {
      calls.push([name, first, second].join(' ').trim());
      if (state.traps) throw new WebAssembly.RuntimeError('unreachable');
      return super.call(name, first, second);
    }
  }
  const recorded = (name: 'look' | 'turns') => (line: string, more: string) => {
    calls.push([name, line, more].join(' '));
    return table[name](line, more);
  };
  const glue = { ...table, Game, look: recorded('look'), turns: recorded('turns') };
  const revive = () => {
    state.revived += 1;
    state.traps = false;
    table.__wbg_reset_state();
  };
  return { ...tableCalls(glue, revive), calls, state };
}
