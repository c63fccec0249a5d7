// The texts of the page: the same messages with the same parameters in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './settings';

const files = import.meta.glob<string>('../../../messages/*/page.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const textOf = (language: string) => files[`../../../messages/${language}/page.ftl`] ?? '';
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

it('has every message that the page asks for by name', () => {
  const known = new Set(ids('en'));
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\('([a-z][a-z0-9-]+[a-z0-9])'/g)].map((match) => match[1]),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !known.has(id ?? ''))).toEqual([]);
});
