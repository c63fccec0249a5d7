// What a person sees without scrolling, and where the focus is.
import type { Page } from '@playwright/test';

/** What is needed now on the screen of a game: the prompt, the choices, warnings, buttons, offers and the result. */
export const NEEDED = [
  '[data-testid=asks]',
  '[data-testid=notes]',
  '[data-testid=refused]',
  '[data-testid^=choice-]',
  '[data-testid^=part-]',
  '[data-testid=rotate]',
  '[data-testid=confirm]',
  '[data-testid=cancel]',
  '[data-testid=hint]',
  '[data-testid=hint-why]',
  '[data-testid=hint-follow]',
  '[data-testid=hint-close]',
  '[data-testid=result] h2',
  '[data-testid=result] .button',
  // On a phone the buttons of a turn take the place of the tools.
  'body:not(:has([data-testid=confirm], [data-testid=hint-follow])) [role=toolbar] .button',
  '[data-testid^=asked-]',
  '[data-testid^=asked-] .button',
].join();

/** What of that is cut, covered or outside of the window. Text and buttons are checked at their corners and in the middle. */
export const outOfSight = (page: Page, selector = NEEDED): Promise<string[]> =>
  page.evaluate((wanted) => {
    const name = (element: Element) =>
      `${element.getAttribute('data-testid') ?? element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim() !== '' || element.querySelector('svg') !== null;
      return width > 1 && height > 1 && text && getComputedStyle(element).visibility === 'visible';
    };
    const wrong = (element: Element): string | null => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        return `out of sight, ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
      const inset = 3;
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const corners = [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      // A round corner is not part of a button.
      const points = element.matches('.button, button')
        ? [middle, [middle[0], top + inset], [middle[0], bottom - inset]]
        : [middle, ...corners];
      for (const [x, y] of points as (readonly [number, number])[]) {
        const there = document.elementFromPoint(x, y);
        if (there === null || !(element.contains(there) || there.contains(element)))
          return `covered by ${there ? name(there) : 'nothing'}`;
        // What is cut by a scrolled parent leaves that parent in its place.
        for (
          let parent = element.parentElement;
          parent && parent !== document.body;
          parent = parent.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(parent);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const box = parent.getBoundingClientRect();
          if (y < box.top - 0.5 || y > box.bottom + 0.5 || x < box.left - 0.5 || x > box.right + 0.5)
            return `cut by ${parent.className}`;
        }
      }
      return null;
    };
    return [...document.querySelectorAll(wanted)]
      .filter(shown)
      .map((element) => ({ element, why: wrong(element) }))
      .filter(({ why }) => why !== null)
      .map(({ element, why }) => `${name(element)}: ${why}`);
  }, selector);

/** What has the focus, if a part of it is covered or out of the window. */
export const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.id === 'main') return null;
    const element = focused.closest('label') ?? focused;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inner = { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    const name = `${focused.getAttribute('data-testid') ?? ''} ${focused.outerHTML.slice(0, 100)}`;
    if (inner.bottom - inner.top < Math.min(bottom - top, 20)) return `out of the window: ${name}`;
    const there = document.elementFromPoint((left + right) / 2, (inner.top + inner.bottom) / 2);
    const own = there !== null && (element.contains(there) || there.contains(element));
    return own ? null : `covered by ${there?.outerHTML.slice(0, 80)}: ${name}`;
  });
