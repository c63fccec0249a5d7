// The page as it is heard: what was announced, and where the focus went.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Page } from '@playwright/test';
import type { Words } from '../../src/core/types';
import { GAMES } from './core';

const english = new FluentBundle('en', { useIsolating: false });
for (const part of ['page', 'game', 'core', ...GAMES]) {
  const file = new URL(`../../../crates/messages/en/${part}.ftl`, import.meta.url);
  english.addResource(new FluentResource(readFileSync(file, 'utf8')), { allowOverrides: true });
}

/** A message in English as it is said: some are said otherwise than they are written. */
export function ear({ id, args }: Words): string {
  const message = english.getMessage(`ear-${id}`) ?? english.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id}`);
  return english.formatPattern(message.value, args ?? {});
}

type Heard = { said: string[]; uttered: string[]; lost: string[] };

/** Writes down every announcement, and every moment in which nothing has the focus. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { said: [], uttered: [], lost: [] };
    Object.assign(globalThis, { heard });
    const name = (element: Element | null) =>
      element === null || element === document.body
        ? 'body'
        : (element.getAttribute('data-testid') ?? element.tagName);
    let had = 'body';
    addEventListener('load', () => {
      new MutationObserver(() => {
        const text = document.querySelector('[data-testid=announcer]')?.textContent?.trim() ?? '';
        if (text !== '' && text !== heard.said.at(-1)) heard.said.push(text);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      // Each change of the announcer is read, also one to the same text. It is emptied where nothing is to be read.
      const utter = new MutationObserver((changes) => {
        const announcer = document.querySelector('[data-testid=announcer]');
        const text = announcer?.textContent?.trim() ?? '';
        if (text !== '' && changes.some(({ target }) => announcer?.contains(target)))
          heard.uttered.push(text);
      });
      utter.observe(document.body, { childList: true, subtree: true, characterData: true });
      const watch = () => {
        const now = name(document.activeElement);
        if (now === 'body' && had !== 'body') heard.lost.push(had);
        had = now;
        requestAnimationFrame(watch);
      };
      watch();
    });
  });
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);

/** The announcements so far. */
export const said = async (page: Page): Promise<string[]> => (await heard(page)).said;

/** Every single announcement since this was asked before, also one that repeats the one before it. */
export async function uttered(page: Page): Promise<string[]> {
  // Svelte writes to the document in a microtask, and the observer is called in another one.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const all = await page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.uttered.splice(0));
  // No-break spaces are heard as spaces.
  return all.map((text) => text.replaceAll(/\s+/g, ' '));
}

/** Texts on the screen as they are read one after the other: each ends with a stop. */
export const spoken = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The last announcement. */
export const lastSaid = async (page: Page): Promise<string> => (await said(page)).at(-1) ?? '';

/** What had the focus when it was lost. */
export const lost = async (page: Page): Promise<string[]> => (await heard(page)).lost;

/** The name of what has the focus, as a screen reader says it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
