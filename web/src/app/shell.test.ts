// What is said before the page runs: index.html and the manifest speak every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from './messageKeys';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const html = read('index.html');
const manifest = JSON.parse(read('public/manifest.webmanifest')) as {
  lang: string;
  description: string;
  description_localized: Record<string, string>;
};

/** The text of a message of page.ftl without parameters. */
function text(language: string, id: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(`../crates/messages/${language}/page.ftl`)));
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? '', {}, []);
}

it.each(LANGUAGES)('asks for JavaScript in %s', (language) => {
  const noscript = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(noscript).toMatch(new RegExp(`<p lang="${language}">[^<]*JavaScript[^<]*</p>`));
});

it('is described by index.html as in the English texts', () => {
  expect(html).toContain(`content="${text('en', 'app-description')}"`);
});

it.each(LANGUAGES)('is described by the manifest in %s', (language) => {
  const own = language === manifest.lang ? manifest.description : manifest.description_localized[language];
  expect(own).toBe(text(language, 'app-description'));
});
