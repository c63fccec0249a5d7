// The texts of the page: whole in every language, loaded with the screens that show them, and none unused.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser } from '@fluent/syntax';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from 'virtual:messages';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/list';
import type { Part } from './i18n.svelte';
import { LANGUAGES, OFF_PAGE, ON_PAGE } from './messageKeys';

const PARTS = [...ON_PAGE, ...GAMES] as const;

/** The English files as parts: the common ones with messages of the games, and what is left of those of the games. */
const english = import.meta.glob<string>('../../../crates/messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
function keysIn(text: string): string[] {
  const { body } = new FluentParser({ withSpans: false }).parse(text);
  return body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])).sort();
}
const keysOf = (file: string) => keysIn(english[`../../../crates/messages/en/${file}.ftl`] ?? '');

describe.each(LANGUAGES.flatMap((language) => PARTS.map((part) => ({ language, part }))))(
  '$part in $language',
  ({ language, part }) => {
    it('has the same messages as in English, each with a value', async () => {
      const bundle = new FluentBundle(language);
      const text = (await files[`${language}/${part}`]?.()) ?? '';
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      expect(keysIn(text)).toEqual(keysOf(part));
      for (const key of keysOf(part)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    });
  },
);

it('has each message of a game in one part', () => {
  const loaded = [...PARTS, ...OFF_PAGE].flatMap(keysOf);
  expect(loaded.length).toBe(new Set(loaded).size);
  const folder = join(import.meta.dirname, '../../../crates/messages/en');
  for (const game of GAMES) {
    const keys = keysIn(readFileSync(join(folder, `${game}.ftl`), 'utf8'));
    expect(keys.length).toBeGreaterThan(keysOf(game).length);
    for (const key of keys) expect(loaded).toContain(key);
  }
  for (const part of ['learn', 'puzzles', 'rules', 'print', 'settings', 'keys'])
    expect(keysOf(part).filter((key) => !key.startsWith(`${part}-`))).toEqual([]);
});

const sources = import.meta.glob<string>(
  ['../**/*.{svelte,ts}', '!../**/*.test.ts', '!./{message,messageKeys}.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const code = Object.values(sources).join('\n');

/** The parts that a screen's folder may use, beyond those that are always loaded. */
const OWN: Record<string, Part[]> = {
  '.': ['settings'],
  editor: ['study'],
  games: ['study'],
  learn: ['learn', 'rules'],
  mygames: ['mygames'],
  online: ['online', 'typing'],
  play: ['typing'],
  print: ['settings', 'study'],
  puzzles: ['puzzles'],
  solved: ['study'],
  study: ['settings', 'study', 'typing'],
  turn: ['keys', 'typing'],
};

it('has every message in a part that is loaded where it is used', () => {
  const part = new Map(ON_PAGE.flatMap((name) => keysOf(name).map((key) => [key, name] as const)));
  const used = Object.entries(sources).flatMap(([path, source]) => {
    const folder = path.split('/')[path.startsWith('./') ? 0 : 1] ?? '';
    const loaded = ['page', 'game', 'core', ...(OWN[folder] ?? [])];
    return [...source.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].flatMap(([, key = '']) => {
      const name = part.get(key);
      return name ? [{ path, key, isLoaded: loaded.includes(name) }] : [];
    });
  });
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ isLoaded }) => !isLoaded)).toEqual([]);
});

const solved = import.meta.glob<string>('../../../docs/boards.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('names every solved board and its value', () => {
  const boards = Object.values(solved).join('').trim().split('\n');
  for (const { game, value } of boards.map((line) => JSON.parse(line) as Record<string, string>)) {
    expect(keysOf('study')).toContain(`study-${game}-board`);
    if (value === 'draw') expect(keysOf('study')).toContain(`study-${game}-drawn`);
  }
});

/** Templates of keys in the code; one with fewer than two fixed words would fit too many keys. */
const templates = [...code.matchAll(/`([a-z][a-z0-9-]*\$\{[^`]*)`/g)]
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((fixed) => (fixed.join('-').match(/[a-z0-9]+/g) ?? []).length > 1)
  .map((fixed) => new RegExp(`^${fixed.join('[a-z0-9-]+')}$`));

/** Keys of the other templates (questions, titles of screens, numbers of a board, events online, lessons), and of Rust. */
const OTHERS = new RegExp(
  `^(ask-(resign|restart|abort|draw)|title-[a-z]+|new-(tiles|columns|rows|walls)|` +
    `online-(draw|takeback)-[a-z]+|learn-(${GAMES.join('|')})-[a-z0-9-]+|puzzles-damaged)$`,
);

it.each(['page', 'settings', 'keys', 'typing', 'mygames', 'learn', 'puzzles', 'study', 'online'])(
  'has no unused message in %s',
  (part) => {
    const isUsed = (key: string) =>
      [`'${key}'`, `"${key}"`].some((quoted) => code.includes(quoted)) ||
      OTHERS.test(key) ||
      templates.some((template) => template.test(key));
    expect(keysOf(part).filter((key) => !isUsed(key))).toEqual([]);
  },
);
