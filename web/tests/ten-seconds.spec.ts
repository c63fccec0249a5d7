// A newcomer makes a first legal turn: from the address two taps to the board, then only the taps of the turn itself,
// without scrolling, on a desk and on a phone.
import type { Page } from '@playwright/test';
import type { Choice, Draft, Event, GameId, Line } from '../src/core/types';
import { core, unwrap, VIEW } from './support/core';
import { boxOf, kept } from './support/table';
import { expect, test } from './support/test';

/** How many taps a turn may take, the button that plays it included. */
const TAPS: Record<GameId, number> = { xok: 2, yoxii: 3, trexo: 2, slither: 3 };

/** What a newcomer could tap next: a button round a cell, a marked cell, or something that can be chosen beside the board. */
function possible(draft: Draft): Event[] {
  const chosen = (wanted: Choice['form']) =>
    draft.choices
      .filter(({ form }) => form === wanted)
      .flatMap(({ id, items }) =>
        items.filter((item) => item.enabled && !item.on).map((item): Event => ({ choose: [id, item.id] })),
      );
  return [...chosen('ring'), ...draft.lit.map((tap): Event => ({ tap })), ...chosen('tray')];
}

/** The fewest taps that make a first turn, without the button that plays it, and whether that is needed. */
function firstTurn(line: Line, most: number): { taps: Event[]; finished: boolean } {
  const search = (taps: Event[], room: number): { taps: Event[]; finished: boolean } | null => {
    const now = unwrap(core.draft(line, taps, VIEW));
    if (now.refused) return null;
    if (now.finished || (now.complete && room > 0)) return { taps, finished: now.finished };
    if (room === 0) return null;
    for (const next of possible(now)) {
      const found = search([...taps, next], room - 1);
      if (found) return found;
    }
    return null;
  };
  for (let room = 1; room <= most; room++) {
    const found = search([], room);
    if (found) return found;
  }
  throw new Error(`no turn of ${line.game} with ${most} taps`);
}

const selectorOf = (event: Event): string => {
  if ('tap' in event) return `[data-cell="${event.tap}"]`;
  const [group, item] = 'choose' in event ? event.choose : [];
  return `[data-testid="choice-${group}-${item}"], [data-testid="ring-${item}"]`;
};

/** Whether something is wholly on the screen, without scrolling. */
async function onScreen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && (element.contains(middle) || middle?.closest('[data-cell]') === element);
  });
}

const screens = [
  ['desk', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }],
] as const;

for (const [screen, use] of screens) {
  test.describe(screen, () => {
    test.use(use);
    for (const [game, most] of Object.entries(TAPS) as [GameId, number][]) {
      test(`${game}: a first turn with ${most} taps`, async ({ page }) => {
        const press = async (selector: string) => {
          expect(await onScreen(page, selector), selector).toBe(true);
          const { x, y, width, height } = await boxOf(page.locator(selector));
          const [at, over] = [x + width / 2, y + height / 2];
          await (screen === 'phone' ? page.touchscreen.tap(at, over) : page.mouse.click(at, over));
        };
        await page.goto('/');
        await expect(page.getByTestId(`play-${game}`)).toBeVisible();
        await press(`[data-testid=play-${game}]`);
        await expect(page.getByTestId('start')).toBeEnabled();
        await press('[data-testid=start]');
        await expect(page.getByTestId('board')).toBeVisible();
        const begun = Date.now();
        const { line } = await kept(page);
        const { taps, finished } = firstTurn(line, most);
        expect(taps.length + (finished ? 0 : 1)).toBeLessThanOrEqual(most);
        for (const event of taps) {
          await expect(page.locator(selectorOf(event))).toBeVisible();
          await press(selectorOf(event));
        }
        if (!finished) await press('[data-testid=confirm]');
        await expect
          .poll(async () => (await kept(page)).line.actions.length)
          .toBeGreaterThan(line.actions.length);
        expect(Date.now() - begun).toBeLessThan(10_000);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    }
  });
}
