// What is said in online games, in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import files from 'virtual:messages';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../app/messageKeys';
import { ENDS } from '../saved/game';
import { SAYINGS } from './wire';
import { clockWords } from './words';

describe.each(LANGUAGES)('online games in %s', async (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['page', 'online'])
    bundle.addResource(new FluentResource((await files[`${language}/${part}`]?.()) ?? ''));
  const say = (id: string, args: Record<string, string | number>) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, errors);
    expect(errors).toEqual([]);
    return text;
  };

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
    expect(say('online-days-left', { days: 2, hours: 4, minutes: 7 })).toMatch(/^2\u{a0}d 4\u{a0}\w+\.?$/u);
    expect(say('online-days-left', { days: 0, hours: 4, minutes: 7 })).toMatch(/^4\u{a0}\w+\.? 7\u{a0}min$/u);
  });
});
