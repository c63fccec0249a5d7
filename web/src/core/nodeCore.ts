// The whole core in Node, for unit tests. `cargo xtask wasm` builds its modules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coreOf, puzzleCoreOf, studyCoreOf, type PuzzleCore, type StudyCore } from './core';
import { studyGlue, type StudyGlue, type TableGlue } from './glue';
import { Thinker } from './thinker';

const compiled = (name: string) =>
  new WebAssembly.Module(readFileSync(join(import.meta.dirname, `pkg/tessera_${name}_bg.wasm`)));

export type NodeCore = { core: StudyCore & PuzzleCore; study: StudyGlue; table: TableGlue };

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
  table.initSync({ module: compiled('table') });
  const core = coreOf(table, thinker);
  return { core: { ...puzzleCoreOf(core, puzzles), ...studyCoreOf(core, study) }, study, table };
}
