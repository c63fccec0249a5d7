// The texts of online games: the same ids in every language, and none missing or unused.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../app/settings';
import { ENDS } from '../saved/game';
import { SAYINGS } from './wire';
import { clockWords } from './words';

const files = import.meta.glob<string>('../../../crates/messages/*/{online,page}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const textOf = (language: string, part: string) =>
  files[`../../../crates/messages/${language}/${part}.ftl`] ?? '';
const ids = (language: string, part: string) =>
  [...textOf(language, part).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '').sort();

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['page', 'online'])
    expect(bundle.addResource(new FluentResource(textOf(language, part)))).toEqual([]);
  return bundle;
}

describe.each(LANGUAGES)('online.ftl in %s', (language) => {
  const bundle = bundleOf(language);
  const say = (id: string, args: Record<string, string | number>) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, errors);
    expect(errors).toEqual([]);
    return text;
  };

  it('has the same messages as in English, each with a value', () => {
    expect(ids(language, 'online')).toEqual(ids('en', 'online'));
    for (const id of ids('en', 'online')) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  });

  it('says every clock, every ending and everything that can be said', () => {
    const clocks = [
      { kind: 'none' },
      { kind: 'increment', base: 300_000, increment: 3000 },
      { kind: 'increment', base: 90_000, increment: 0 },
      { kind: 'days', days: 1 },
    ] as const;
    for (const clock of clocks) {
      const { id, args } = clockWords(clock);
      expect(say(id, args ?? {})).toMatch(/^\S.*\.$/);
      expect(say(id, args ?? {})).not.toMatch(/ {2}| \./);
    }
    for (const how of ENDS.filter((each) => each !== 'board'))
      expect(say(`play-why-${how}`, { player: 'X' })).toMatch(/\.$/);
    expect(new Set(SAYINGS.map((what) => say('online-say', { what }))).size).toBe(SAYINGS.length);
    expect(say('online-days-left', { days: 2, hours: 4, minutes: 7 })).toMatch(/^2 d 4 \w+\.?$/);
    expect(say('online-days-left', { days: 0, hours: 4, minutes: 7 })).toMatch(/^4 \w+\.? 7 min$/);
  });
});

const sources = import.meta.glob<string>(['./*.{svelte,ts}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

it('has every message that is used', () => {
  const known = new Set(['online', 'page'].flatMap((part) => ids('en', part)));
  const asked = [...code.matchAll(/'((?:online|play|new|ui|title|games)-[a-z0-9-]*[a-z0-9])'/g)];
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.map((match) => match[1] ?? '').filter((id) => !known.has(id))).toEqual([]);
});

it('has no unused message', () => {
  // Ids that are put together: from an event, a reason, an offer, a question.
  const made =
    /^online-(own-)?(draw|takeback)-|^online-(no|asked|yes|no-to|offered)-|^ask-(draw|abort)|^play-why-/;
  const unused = ids('en', 'online').filter(
    (id) => !made.test(id) && !new RegExp(`['"]${id}['"]`).test(code),
  );
  expect(unused).toEqual([]);
});
