// The JavaScript bindings of crates/wasm, in two builds: for one thread, and for several. A browser shares memory
// between threads only for a page that is isolated from all others. Only the build that is used is loaded.
import type * as Plain from './pkg/tessera.js';

type Start = { module: WebAssembly.Module; memory?: WebAssembly.Memory };
export type Glue = Omit<typeof Plain, 'default' | 'initSync'> & {
  /** Instantiates the module. With `memory`, it shares that memory with other workers. */
  initSync(start: Start): { readonly memory: WebAssembly.Memory };
};

/** The maximum number of threads: more gain little, and a phone should not get hot. */
const MOST = 4;

// Missing where it could not be built.
const [threaded] = Object.values(import.meta.glob<Glue>('./pkg/tessera_threads.js'));

/** The number of threads to search with. With more than one, the build for several threads is used everywhere. */
export const threads =
  threaded && globalThis.crossOriginIsolated ? Math.max(1, Math.min(navigator.hardwareConcurrency, MOST)) : 1;

/** Loads the build for that number of threads. */
export function loadGlue(count: number): Promise<Glue> {
  return count > 1 && threaded ? threaded() : import('./pkg/tessera.js');
}
