// The modules of crates/wasm with their JavaScript bindings. The table is loaded first. Study is loaded when it is needed, in
// one of two builds: for one thread, and for several. A browser shares memory between threads only for a page that is isolated
// from all others.
import type * as Puzzles from './pkg/tessera_puzzles.js';
import puzzlesAddress from './pkg/tessera_puzzles_bg.wasm?url';
import type * as Study from './pkg/tessera_study.js';
import studyAddress from './pkg/tessera_study_bg.wasm?url';
import type * as Table from './pkg/tessera_table.js';
import tableAddress from './pkg/tessera_table_bg.wasm?url';

type Start = { module: WebAssembly.Module; memory?: WebAssembly.Memory };
type Glue<Bindings> = Omit<Bindings, 'default' | 'initSync'> & {
  /** Instantiates the module. With `memory`, it shares that memory with other workers. */
  initSync(start: Start): { readonly memory: WebAssembly.Memory };
};
export type TableGlue = Glue<typeof Table>;
export type StudyGlue = Glue<typeof Study>;
export type PuzzlesGlue = Glue<typeof Puzzles>;

/** Bindings, and the compiled module that they are for. */
export type Loaded<Bindings> = { glue: Bindings; module: WebAssembly.Module };

/** The maximum number of threads: more gain little, and a phone should not get hot. */
const MOST = 4;

// Missing where it could not be built.
const [threaded] = Object.values(import.meta.glob<StudyGlue>('./pkg/tessera_threads.js'));
const [threadedAddress] = Object.values(
  import.meta.glob<string>('./pkg/tessera_threads_bg.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/** The number of threads to search with. With more than one, the build for several threads is used everywhere. */
export const threads =
  threaded && globalThis.crossOriginIsolated ? Math.max(1, Math.min(navigator.hardwareConcurrency, MOST)) : 1;

async function load<Bindings>(
  bindings: Promise<Bindings>,
  file: Promise<Response>,
): Promise<Loaded<Bindings>> {
  const [glue, module] = await Promise.all([bindings, WebAssembly.compileStreaming(file)]);
  return { glue, module };
}

/** The first request for the table; `null` once it was used. */
let first: Promise<Response> | null | undefined;

/** Asks for the table ahead of the code that loads it. */
export function fetchTable(): void {
  if (first !== undefined) return;
  first = fetch(tableAddress);
  first.catch(() => undefined);
}

/** Rules and views. */
export function loadTable(): Promise<Loaded<TableGlue>> {
  const file = first ?? fetch(tableAddress);
  first = null;
  return load<TableGlue>(import('./pkg/tessera_table.js'), file);
}

/** The bindings of the build for that number of threads. */
export const studyGlue = (count: number): Promise<StudyGlue> =>
  count > 1 && threaded ? threaded() : import('./pkg/tessera_study.js');

/** Players and records, in the build for that number of threads. */
export const loadStudy = (count: number) =>
  load(studyGlue(count), fetch(count > 1 && threadedAddress ? threadedAddress : studyAddress));

/** Puzzles: their files, the answers to them, and the search for more. */
export const loadPuzzles = () => load<PuzzlesGlue>(import('./pkg/tessera_puzzles.js'), fetch(puzzlesAddress));
