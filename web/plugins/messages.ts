// The messages as the page loads them. A file such as learn.ftl has what all games share; what belongs to one game is in
// the game's own file. The page loads by part, so each part is given the messages of that part of every game.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The files that are not one game's own. */
const COMMON = [
  'command',
  'core',
  'game',
  'learn',
  'online',
  'page',
  'print',
  'puzzles',
  'rules',
  'study',
  'terminal',
];

/** The part to which a message of one game belongs: the first word of its key names it, if it is not `game`. */
function partOf(message: string): string {
  return /^(learn|rules|print|puzzles|study)-/.exec(message)?.[1] ?? 'game';
}

/** The messages of a file, each with its key, without comments. */
function messagesOf(path: string): string[] {
  const lines = readFileSync(path, 'utf8').replace(/^#.*\n/gm, '');
  return lines.split(/^(?=[a-z])/m).filter((message) => message.trim() !== '');
}

export function messages(): Plugin {
  return {
    name: 'tessera-messages',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      const part = basename(path, '.ftl');
      if (query !== 'raw' || !path.endsWith('.ftl') || !COMMON.includes(part)) return null;
      const folder = dirname(path);
      const games = readdirSync(folder).filter((name) => !COMMON.includes(basename(name, '.ftl')));
      for (const name of [basename(path), ...games]) this.addWatchFile(join(folder, name));
      const own = games.flatMap((name) => messagesOf(join(folder, name)));
      const text = [readFileSync(path, 'utf8'), ...own.filter((message) => partOf(message) === part)].join(
        '',
      );
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null };
    },
  };
}
