// The core in the page: rules and views answer at once; the players think in a worker.
import {
  loadPuzzles,
  loadStudy,
  loadTable,
  threads,
  type PuzzlesGlue,
  type StudyGlue,
  type TableGlue,
} from './glue';
import {
  puzzleCalls,
  studyCalls,
  tableCalls,
  type PuzzleCalls,
  type StudyCalls,
  type TableCalls,
} from './module';
import { Thinker } from './thinker';
import type { Failed, Hint, Insight, Line, ThinkWish, Thought } from './types';

/** The time limits of a turn and of a hint, in milliseconds. */
const TURN = 3000;
const HINT = 1500;

/** What a table needs. It is loaded first. */
export interface Core extends TableCalls {
  /** Loads the players ahead of their first turn. */
  prepare(): void;
  /** The actions of the computer's turn. */
  think(line: Line, level: number): Promise<string[]>;
  /** A good turn, and why. */
  hint(line: Line): Promise<Hint>;
  /** The best lines, reported while they are found. */
  analyse(line: Line, wish: ThinkWish, onInsight: (insight: Insight) => void): Promise<Thought | Failed>;
  /** Stops the current search: its promise is rejected with `Stopped`. */
  stop(): void;
  /** Another worker client, for a search beside the game's own. */
  thinker(): Thinker;
}

/** The same with records, pictures and the editor. */
export type StudyCore = Core & Omit<StudyCalls, 'think' | 'analyse' | 'hint'>;

/** What a table needs, with puzzles. */
export type PuzzleCore = Core & PuzzleCalls;

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The answer; an error is thrown, with the id of its message. */
function unwrap<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(answer.error.id);
  return answer;
}

/** The core on a module that was instantiated. */
export function coreOf(glue: TableGlue, thinker: () => Thinker): Core {
  const player = thinker();
  return {
    ...tableCalls(glue, () => glue.__wbg_reset_state()),
    prepare: () => player.prepare(),
    think: async (line, level) => {
      const seed = Math.floor(Math.random() * 2 ** 32);
      return unwrap(await player.think(line, { level, time: TURN, seed })).actions;
    },
    hint: async (line) => unwrap(await player.hint(line, { level: 10, time: HINT, lines: 2 })),
    analyse: (line, wish, onInsight) => player.analyse(line, wish, onInsight),
    stop: () => player.stop(),
    thinker,
  };
}

/** The core with the calls of a second module, which was instantiated too. */
export function studyCoreOf(core: Core, glue: StudyGlue): StudyCore {
  return { ...studyCalls(glue, () => glue.__wbg_reset_state()), ...core };
}

/** The core with the calls of the module of puzzles. */
export function puzzleCoreOf(core: Core, glue: PuzzlesGlue): PuzzleCore {
  return { ...puzzleCalls(glue, () => glue.__wbg_reset_state()), ...core };
}

async function load(): Promise<Core> {
  const { glue, module } = await loadTable();
  glue.initSync({ module });
  return coreOf(glue, () => new Thinker(newWorker, threads));
}

async function loadWhole(): Promise<StudyCore> {
  // Where several threads should work but do not, the build for one is loaded.
  const [core, { glue, module }] = await Promise.all([
    coreOnce(),
    loadStudy(threads).catch(() => loadStudy(1)),
  ]);
  glue.initSync({ module });
  return studyCoreOf(core, glue);
}

async function loadWithPuzzles(): Promise<PuzzleCore> {
  const [core, { glue, module }] = await Promise.all([coreOnce(), loadPuzzles()]);
  glue.initSync({ module });
  return puzzleCoreOf(core, glue);
}

/** Loads at the first call. After a failure the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

const coreOnce = once(load);
export { coreOnce as core };
export const studyCore = once(loadWhole);
export const puzzleCore = once(loadWithPuzzles);
