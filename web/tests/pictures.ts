// The pictures of the documentation, in the folder TESSERA_SCREENSHOTS: `cargo xtask pictures`.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { prepare, show } from './support/screens';
import { expect, test } from './support/test';

const folder = process.env['TESSERA_SCREENSHOTS'] ?? 'test-results';

/** The turn of the game of Yoxii that the picture of study shows. */
const SHOWN = '10';

// As wide as the table in the README, from a page with the layout of a large screen.
test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 });

const open = (page: Page, address: string, ready: string) => show(page, { name: 'picture', address, ready });

/** Waits for late parts of the screen, such as fonts or an analysis, and makes the picture. */
async function picture(page: Page, name: string, milliseconds = 500): Promise<void> {
  await page.waitForTimeout(milliseconds);
  await page.screenshot({ path: join(folder, `page-${name}.png`) });
}

test('the home page', async ({ page }) => {
  await open(page, '#/', '[data-testid=play-slither]');
  await picture(page, 'home');
});

test('a finished game of Xok', async ({ page }) => {
  await prepare(page, { language: 'en', theme: 'dark' });
  await open(page, '#/game/end-xok', '[data-testid=result]');
  await picture(page, 'play', 15_000);
});

test('a study of Yoxii', async ({ page }) => {
  await prepare(page, { language: 'en', theme: 'light' });
  await open(page, '#/study/game/end-yoxii', '[data-testid=graph]');
  const turn = page.getByTestId('graph').locator('input');
  await turn.fill(SHOWN);
  await turn.blur();
  await expect(page.getByTestId('line-2')).toBeVisible();
  await picture(page, 'study', 15_000);
});

test('a lesson of Slither Stone', async ({ page }) => {
  await open(page, '#/learn/slither/moves', '[data-testid=task]');
  // To the step about jumps, which has walls.
  for (let step = 1; step < 4; step++) await page.getByTestId('skip').click();
  await picture(page, 'learn');
});
