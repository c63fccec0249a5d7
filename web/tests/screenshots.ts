// A screenshot of every screen, in both sizes and themes, in the folder TESSERA_SCREENSHOTS.
import { join } from 'node:path';
import { prepare, SCREENS, show } from './support/screens';
import { test } from './support/test';

const folder = process.env['TESSERA_SCREENSHOTS'] ?? 'test-results';

for (const [size, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({
        viewport,
        ...(size === 'phone' ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}),
      });
      test('every screen', async ({ page }) => {
        test.setTimeout(300_000);
        await prepare(page, { language: 'en', theme });
        for (const screen of SCREENS) {
          await show(page, screen);
          // What is loaded late, such as lines of a study, should be in the picture.
          await page.waitForTimeout(screen.name.startsWith('study-') ? 1500 : 150);
          await page.screenshot({ path: join(folder, `${screen.name}-${size}-${theme}.png`) });
        }
      });
    });
  }
}
