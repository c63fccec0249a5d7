// The messages as the page loads them. A file such as learn.ftl has what all games share; what belongs to one game is in
// the game's own file. The page loads by part, so each part is given the messages of that part of every game.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, FluentSerializer, type Message } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { LANGUAGES, OFF_PAGE, ON_PAGE } from '../src/app/messageKeys.ts';
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

/** The part to which a message of one game belongs: that which the first word of its key names, by default `game`. */
function partOf({ id }: Message): string {
  const first = id.name.split('-')[0] ?? '';
  return COMMON.includes(first) ? first : 'game';
}

/** The files from which a part is put together, its own first. */
function sources(path: string): string[] {
  const folder = dirname(path);
  const games = readdirSync(folder).filter((name) => !COMMON.includes(basename(name, '.ftl')));
  return [path, ...games.map((name) => join(folder, name))];
}

/** A module that loads each part in each language on demand, by `language/part`. */
function loaders(): string {
  const lines = LANGUAGES.flatMap((language) =>
    ON_PAGE.map((part) => {
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
      if (query !== 'raw' || !path.endsWith('.ftl') || !COMMON.includes(part)) return null;
      const [own, ...games] = sources(path).map((file) => {
        this.addWatchFile(file);
        return messagesOf(file);
      });
      const found = [...(own ?? []), ...games.flat().filter((message) => partOf(message) === part)];
      const language = basename(dirname(path));
      const text = found.map((message) => serializer.serializeEntry(typeset(message, language))).join('');
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null };
    },
  };
}
