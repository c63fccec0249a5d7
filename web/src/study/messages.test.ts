// The texts of study, editor and print: the same ids in every language, and none missing or unused.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../app/settings';
import { GAMES } from '../games/list';

const files = import.meta.glob<string>('../../../crates/messages/*/{study,page,core}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const textOf = (language: string, part: string) =>
  files[`../../../crates/messages/${language}/${part}.ftl`] ?? '';
const ids = (language: string, part: string) =>
  [...textOf(language, part).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '').sort();

describe.each(LANGUAGES)('study.ftl in %s', (language) => {
  it('has the same messages as in English, each with a value', () => {
    expect(ids(language, 'study')).toEqual(ids('en', 'study'));
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(textOf(language, 'study')))).toEqual([]);
    for (const id of ids('en', 'study')) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  });
});

const sources = import.meta.glob<string>(
  ['../{study,editor,solved,print,games/*}/*.{svelte,ts}', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const code = Object.values(sources).join('\n');

it('has every message that is used', () => {
  const known = new Set(['study', 'page', 'core'].flatMap((part) => ids('en', part)));
  const asked = [
    ...code.matchAll(/'((?:study|edit|sheets|play|new|ui|settings|title)-[a-z0-9-]*[a-z0-9])'/g),
  ];
  const missing = asked.map((match) => match[1] ?? '').filter((id) => !known.has(id));
  expect(asked.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

/** How the code names a message: one that each game has is named by a template. */
const named = (id: string) => [`'${id}'`, ...GAMES.map((game) => id.replace(`-${game}-`, '-${game}-'))];

it('has no unused message', () => {
  const isUsed = (id: string) =>
    named(id).some((form, index) => (index === 0 || form !== id) && code.includes(form));
  expect(ids('en', 'study').filter((id) => !isUsed(id))).toEqual([]);
});
