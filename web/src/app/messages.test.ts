// The texts of the page: the same messages with the same parameters in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './settings';

const files = import.meta.glob<string>('../../../crates/messages/*/page.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const textOf = (language: string) => files[`../../../crates/messages/${language}/page.ftl`] ?? '';
const ids = (language: string) =>
  [...textOf(language).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]).sort();

describe.each(LANGUAGES)('page.ftl in %s', (language) => {
  it('has the same messages as in English', () => {
    expect(ids(language)).toEqual(ids('en'));
  });

  it('can be read as Fluent, every message with a value', () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(textOf(language)))).toEqual([]);
    for (const id of ids('en')) expect(bundle.getMessage(id ?? '')?.value, id).toBeTruthy();
  });
});

/** The ids that the page's own files ask for by name. */
const sources = import.meta.glob<string>(
  '../{app,board,core,games,home,mygames,newgame,play,saved,ui}/*.{svelte,ts}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** All files as they are written, and the parts as the page loads them. */
const all = import.meta.glob<string>('../../../crates/messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = [
  ...['page', 'game', 'core', 'learn', 'puzzles', 'rules', 'study', 'online', 'print'],
  ...['terminal', 'command'],
];
const keys = (name: string) =>
  [...(all[`../../../crates/messages/en/${name}.ftl`] ?? '').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
    (match) => match[1] ?? '',
  );

it('has each message of a game in one part', () => {
  const games = Object.keys(all)
    .map((path) => path.replace(/^.*\/|\.ftl$/g, ''))
    .filter((name) => !parts.includes(name));
  expect(games.length).toBeGreaterThan(3);
  const loaded = parts.flatMap((part) => keys(part));
  expect(loaded.length).toBe(new Set(loaded).size);
  for (const game of games) {
    expect(keys(game).length).toBeGreaterThan(50);
    for (const key of keys(game)) expect(loaded).toContain(key);
  }
  for (const part of ['learn', 'puzzles', 'rules', 'print'])
    expect(keys(part).filter((key) => !key.startsWith(`${part}-`))).toEqual([]);
});

it('has every message that the page uses', () => {
  const known = new Set(ids('en'));
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\('([a-z][a-z0-9-]+[a-z0-9])'/g)].map((match) => match[1]),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !known.has(id ?? ''))).toEqual([]);
});
