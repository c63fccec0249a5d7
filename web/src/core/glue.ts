// The JavaScript round the module of crates/wasm, in two builds: for one thread, and for several. A browser shares memory
// between threads only for a page that is isolated from all others. Only the build that is used is loaded.
import type * as Plain from './pkg/tessera.js';

type Start = { module: WebAssembly.Module; memory?: WebAssembly.Memory };
export type Glue = Omit<typeof Plain, 'default' | 'initSync'> & {
  /** Makes the module ready for the calls. Memory that is brought is shared with whoever else has it. */
  initSync(start: Start): { readonly memory: WebAssembly.Memory };
};

/** The most threads that think: a phone should not get hot, and more help less and less. */
const MOST = 4;

// It is left out where it could not be built.
const [threaded] = Object.values(import.meta.glob<Glue>('./pkg/tessera_threads.js'));

/** How many threads think here. With more than one, it is the build for several that is used, everywhere. */
export const threads =
  threaded && globalThis.crossOriginIsolated ? Math.max(1, Math.min(navigator.hardwareConcurrency, MOST)) : 1;

/** Loads the build for so many threads. */
export function loadGlue(count: number): Promise<Glue> {
  return count > 1 && threaded ? threaded() : import('./pkg/tessera.js');
}
