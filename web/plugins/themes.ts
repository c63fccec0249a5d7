// `virtual:themes.css`: the colours of art/themes, each under its own `[data-theme]`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:themes.css';
const folder = fileURLToPath(new URL('../../crates/draw/art/themes/', import.meta.url));

/** The rules of a theme, limited to elements with that `data-theme`. */
function scoped(theme: string, css: string): string {
  return `[data-theme='${theme}'] {\n${css}\n}\n`;
}

export function themes(): Plugin {
  return {
    name: 'tessera-themes',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id !== '\0' + NAME) return null;
      return ['light', 'dark']
        .map((theme) => {
          const file = `${folder}${theme}.css`;
          this.addWatchFile(file);
          return scoped(theme, readFileSync(file, 'utf8'));
        })
        .join('');
    },
  };
}
