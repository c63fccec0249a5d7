// The page as it is heard: what was announced, and where the focus went.
import type { Page } from '@playwright/test';

type Heard = { said: string[]; lost: string[] };

/** Writes down every announcement, and every moment in which nothing has the focus. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { said: [], lost: [] };
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

/** The last announcement. */
export const lastSaid = async (page: Page): Promise<string> => (await said(page)).at(-1) ?? '';

/** What had the focus when it was lost. */
export const lost = async (page: Page): Promise<string[]> => (await heard(page)).lost;

/** The name of what has the focus, as a screen reader says it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
