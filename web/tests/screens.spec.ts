// Every screen, in every language, both themes and both sizes: no violation of WCAG, no missing text, nothing too wide.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { furnish, SCREENS, show } from './support/screens';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page has no frames, so that the quicker way of axe will do. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);

/** Each language once with each theme, and once on a phone. */
const LOOKS = [
  { language: 'en', theme: 'light', size: DESK },
  { language: 'en', theme: 'dark', size: PHONE },
  { language: 'pl', theme: 'light', size: PHONE },
  { language: 'pl', theme: 'dark', size: DESK },
  { language: 'cs', theme: 'light', size: PHONE },
  { language: 'cs', theme: 'dark', size: DESK },
] as const;

const softly = expect.configure({ soft: true });

async function violations(page: Page): Promise<string[]> {
  const found = await axe(page).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
}

for (const { language, theme, size } of LOOKS) {
  test.describe(`${language}, ${theme}, ${size.width} wide`, () => {
    test.use({ viewport: size });
    test('every screen', async ({ page, complaints }) => {
      test.setTimeout(240_000);
      await furnish(page, { language, theme });
      for (const screen of SCREENS) {
        await show(page, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        // A screen that is just being loaded has no heading yet: what stays wrong is wrong.
        await softly
          .poll(() => violations(page), { message: `${screen.name}: axe`, timeout: 5_000 })
          .toEqual([]);
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(wide, `${screen.name}: too wide`).toBeLessThanOrEqual(0);
        expect.soft(complaints.splice(0), `${screen.name}: complaints`).toEqual([]);
      }
    });
  });
}

for (const language of ['en', 'pl', 'cs'] as const) {
  test.describe(`${language} as the browser's language`, () => {
    test.use({ locale: language });
    test('is spoken, and can be changed', async ({ page }) => {
      await page.goto('/#/settings');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('label:has(input[name=language][value=pl])').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    });
  });
}
