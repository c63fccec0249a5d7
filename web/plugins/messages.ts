// The messages as the page loads them. A file such as learn.ftl has what all games share; what belongs to one game is in
// the game's own file. The page loads by part, so each part is given the messages of that part of every game. What is said
// while a game is played is a part for each game, named after it.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, FluentSerializer, type Message } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { LANGUAGES, OFF_PAGE, ON_PAGE } from '../src/app/messageKeys.ts';
import { GAMES } from '../src/games/list.ts';
import { typeset } from './typography.ts';

const NAME = 'virtual:messages';
const FOLDER = fileURLToPath(new URL('../../crates/messages', import.meta.url));
/** The files that are not one game's own. */
const COMMON: readonly string[] = [...ON_PAGE, ...OFF_PAGE];

const parser = new FluentParser({ withSpans: false });
const serializer = new FluentSerializer();

/** The messages of a file, without comments. */
function messagesOf(path: string): Message[] {
  return parser.parse(readFileSync(path, 'utf8')).body.flatMap((entry) => {
    if (entry.type === 'Junk') throw new Error(`${path}: ${entry.annotations[0]?.message ?? entry.content}`);
    if (entry.type !== 'Message') return [];
    entry.comment = null;
    return [entry];
  });
}

/** The part to which a message of one game belongs: that which the first word of its key names, by default the game's. */
function partOf({ id }: Message, game: string): string {
  const first = id.name.split('-')[0] ?? '';
  return COMMON.includes(first) ? first : game;
}

/** A module that loads each part in each language on demand, by `language/part`. */
function loaders(): string {
  const lines = LANGUAGES.flatMap((language) =>
    [...ON_PAGE, ...GAMES].map((part) => {
      const path = JSON.stringify(`${join(FOLDER, language, part)}.ftl?raw`);
      return `'${language}/${part}': () => import(${path}).then((file) => file.default),`;
    }),
  );
  return `export default {\n${lines.join('\n')}\n}`;
}

export function messages(): Plugin {
  return {
    name: 'tessera-messages',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id === '\0' + NAME) return loaders();
      const [path = '', query] = id.split('?');
      const part = basename(path, '.ftl');
      if (query !== 'raw' || !path.endsWith('.ftl')) return null;
      const folder = dirname(path);
      // The part's own file, and the game's own files as far as they belong to the part.
      const files = COMMON.includes(part) ? [part, ...GAMES] : [part];
      const found = files.flatMap((name) => {
        const file = join(folder, `${name}.ftl`);
        this.addWatchFile(file);
        return messagesOf(file).filter((message) => COMMON.includes(name) || partOf(message, name) === part);
      });
      const language = basename(folder);
      const text = found.map((message) => serializer.serializeEntry(typeset(message, language))).join('');
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null };
    },
  };
}
