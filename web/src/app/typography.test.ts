// Texts that break well: no line of the page can end with a one-letter word or begin with a unit.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import files from 'virtual:messages';
import { describe, expect, it } from 'vitest';
import { bound } from '../../plugins/typography';
import { LANGUAGES, ON_PAGE } from './messageKeys';

/** Shows no-break spaces as `~`. */
const shown = (text: string, language: string, follows = false) =>
  bound(text, language, follows).replaceAll('\u{a0}', '~');

it('binds one-letter words to the next word', () => {
  expect(shown('Obie ryby i rekin (w zapasie) z d4, a potem O i X.', 'pl')).toBe(
    'Obie ryby i~rekin (w~zapasie) z~d4, a~potem O~i~X.',
  );
  expect(shown('V tahu k totemu s hadem; nic moc, o a u.', 'cs')).toBe(
    'V~tahu k~totemu s~hadem; nic moc, o~a~u.',
  );
  expect(shown('Put a fish on a1, I say.', 'en')).toBe('Put a fish on a1, I say.');
});

it('binds units to their number, also to one that is a parameter', () => {
  expect(shown('57 %, 5 s za tah, 10 × 10', 'cs')).toBe('57~%, 5~s~za tah, 10~×~10');
  expect(shown(' %', 'cs', true)).toBe('~%');
  expect(shown(' d', 'en', true)).toBe('~d');
  expect(shown(' snakes, 3 dashes', 'en', true)).toBe(' snakes, 3 dashes');
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  it('has bound spaces in what it shows', async () => {
    const short = { en: /(?!)/, pl: /(?<![\p{L}\d])[aiouwz] /iu, cs: /(?<![\p{L}\d])[aikosuvz] /iu }[
      language
    ];
    for (const part of ON_PAGE) {
      const text = (await files[`${language}/${part}`]?.()) ?? '';
      const texts = text.replace(/^[\w-]+ =|\{ \$\w+ \}/gm, '').split('\n');
      expect(texts.filter((line) => short.test(line))).toEqual([]);
    }
  });

  it('shows percents and hours in one piece', async () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of ['study', 'online'])
      bundle.addResource(new FluentResource((await files[`${language}/${part}`]?.()) ?? ''));
    const say = (id: string, args: Record<string, number>) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args);
    expect(say('study-percent', { percent: 57 })).not.toContain(' ');
    expect(say('online-days-left', { days: 2, hours: 4, minutes: 7 }).split(' ')).toHaveLength(2);
  });
});
