// Writes down which browser modules the page has: `small` ones to publish, or `quick` ones from `cargo xtask play`. The
// program that contains the page reports it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file in dist/. It is for the build of the program only: neither served nor stored offline. */
export const KIND = 'kind.txt';

const file = fileURLToPath(new URL('../src/core/pkg/kind.txt', import.meta.url));

export function kind(): Plugin {
  return {
    name: 'tessera-kind',
    generateBundle() {
      if (existsSync(file)) this.emitFile({ type: 'asset', fileName: KIND, source: readFileSync(file) });
    },
  };
}
