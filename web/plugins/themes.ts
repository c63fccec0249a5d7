// `virtual:themes.css`: the colours of crates/draw/art, each theme under its own `[data-theme]`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:themes.css';
const folder = fileURLToPath(new URL('../../crates/draw/art/', import.meta.url));

/** The rules of a theme, limited to elements with that `data-theme`. */
function scoped(theme: string, css: string): string {
  return `[data-theme='${theme}'] {\n${css}\n}\n`;
}

/** The style sheets of a theme: the common rules, those of each game, and those of marks, which may override them. */
function sheets(theme: string): string[] {
  const games = readdirSync(folder).filter((name) => name !== 'themes' && name !== 'common');
  const names = ['themes', ...games.sort(), 'common'];
  return names.map((name) => `${folder}${name}/${theme}.css`).filter((file) => existsSync(file));
}

export function themes(): Plugin {
  return {
    name: 'tessera-themes',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id !== '\0' + NAME) return null;
      return ['light', 'dark']
        .map((theme) => {
          const files = sheets(theme);
          for (const file of files) this.addWatchFile(file);
          return scoped(theme, files.map((file) => readFileSync(file, 'utf8')).join('\n'));
        })
        .join('');
    },
  };
}
