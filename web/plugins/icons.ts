// Serves art/favicon.svg as the page's icon; the PNG ones in public/ are made from it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../../crates/draw/art/favicon.svg', import.meta.url));

export function icons(): Plugin {
  return {
    name: 'tessera-icons',
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(file));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: readFileSync(file) });
    },
  };
}
