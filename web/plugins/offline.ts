// After a build: writes dist/sw.js, the service worker, with the list of all files of the page.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { KIND } from './kind.ts';

/** Every file below a folder, as a path relative to it. */
function files(folder: string, root = folder): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, root) : [relative(root, path).replaceAll('\\', '/')];
  });
}

export function offline(): Plugin {
  let out = 'dist';
  return {
    name: 'tessera-offline',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const list = files(out).filter((file) => file !== 'sw.js' && file !== KIND);
      const hash = createHash('sha256');
      for (const file of list) hash.update(file).update(readFileSync(join(out, file)));
      const source = readFileSync(fileURLToPath(new URL('./sw.js', import.meta.url)), 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(list.sort()));
      writeFileSync(join(out, 'sw.js'), source);
    },
  };
}
