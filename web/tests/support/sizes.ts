// The sizes of what is on the screen.
import type { Page } from '@playwright/test';

/** Controls that are smaller than `least` pixels. Links within a sentence may be as small as their text (WCAG 2.5.8). */
export const tooSmall = (page: Page, selector: string, least: number) =>
  page.evaluate(
    ([wanted, size]) => {
      const inSentence = (element: Element) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      /** What can be pressed: of a hidden input its label. */
      const target = (element: Element) => element.closest('label') ?? element;
      return [...document.querySelectorAll(wanted)]
        .filter((element) => !inSentence(element) && element.closest('[inert], .skip') === null)
        .map((element) => ({ element, box: target(element).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ box }) => box.width < size - 0.5 || box.height < size - 0.5)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`);
    },
    [selector, least] as const,
  );

export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button]:not(.ring-item), [role=switch]';
/** What is pressed in every turn. */
export const EVERY_TURN =
  '[data-testid=confirm], [data-testid=cancel], [data-testid^=choice-], [data-testid=rotate]';

/** By how many pixels the page is wider than the screen. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
