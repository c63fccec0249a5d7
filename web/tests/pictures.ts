// The pictures of the documentation, in the folder TESSERA_SCREENSHOTS: `cargo xtask pictures`.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { smallStart } from './support/games';
import { ended, prepare, show, type Wish } from './support/screens';
import { fillStorage } from './support/table';
import { expect, test } from './support/test';

const folder = process.env['TESSERA_SCREENSHOTS'] ?? 'test-results';

/** White wins with a chain of ten. */
const XOK = 'b1c1 e1f1 a1a2 Bd1se Sf1sw c4c5 c3d4 Sc2sw Cb4ne d2e2 d3e3 f2f3 b2b3 Ca1nw c5d6';

const YOXII =
  'e3-f2=2 d2-e3=1 c2-c3=1 c4-b2=2 d1-e1=4 c2-d3=3 c4-b4=2 b5-c6=3 a5-a4=3 b5-c5=3 b6-c7=2 b5-a5=3 b3-c4=2';

/** The turn of the Yoxii game that the picture of study shows. */
const SHOWN = '10';

const games = [
  ended('xok', { ...smallStart('xok'), actions: XOK.split(' ') }),
  ended('yoxii', { ...smallStart('yoxii'), actions: YOXII.split(' ') }),
];

// As wide as the table in the README, from a page with the layout of a large screen.
test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 / 3 });

async function open(page: Page, address: string, ready: string, theme: Wish['theme']): Promise<void> {
  await prepare(page, { language: 'en', theme });
  await fillStorage(page, Object.fromEntries(games.map((game) => [`tessera.game.${game.id}`, game])));
  await show(page, { name: 'picture', address, ready });
}

async function picture(page: Page, name: string): Promise<void> {
  // Fonts and late parts of a screen.
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `page-${name}.png`) });
}

test('the home page', async ({ page }) => {
  await open(page, '#/', '[data-testid=play-slither]', 'light');
  await picture(page, 'home');
});

test('a finished game of Xok', async ({ page }) => {
  await open(page, '#/game/end-xok', '[data-testid=result]', 'dark');
  await picture(page, 'play');
});

test('a study of Yoxii', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '#/study/game/end-yoxii', '[data-testid=graph]', 'light');
  await page.getByTestId('graph').locator('input').fill(SHOWN);
  await expect(page.getByTestId('line-2')).toBeVisible();
  // The lines get longer and the graph complete.
  await page.waitForTimeout(15_000);
  await picture(page, 'study');
});

test('a lesson of Slither Stone', async ({ page }) => {
  await open(page, '#/learn/slither/moves', '[data-testid=task]', 'light');
  await picture(page, 'learn');
});
