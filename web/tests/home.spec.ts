// The boards of the home page play by themselves, where animations are allowed, without announcements.
import type { Page } from '@playwright/test';
import { GAMES } from './support/core';
import { expect, test } from './support/test';

/** Milliseconds in which a board that plays makes two turns. */
const TWO_STEPS = 3000;

const boards = (page: Page) =>
  Promise.all(GAMES.map((game) => page.locator(`article[data-game=${game}] svg.board`).innerHTML()));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('four boards play by themselves, quietly, until motion is not wanted', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByTestId('play-slither')).toBeVisible();
  const first = await boards(page);
  const changed = async () => (await boards(page)).map((board, i) => board !== first[i]);
  await expect.poll(changed, { timeout: 60_000 }).toEqual(GAMES.map(() => true));

  // The boards announce nothing and cannot be focused.
  await expect(page.getByTestId('announcer')).toHaveText('');
  await expect(page.locator('article [aria-live], article [role=status], article [role=grid]')).toHaveCount(
    0,
  );
  await expect(page.locator('article a[aria-hidden=true]:has(svg.board)')).toHaveCount(GAMES.length);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The move of a search in progress may still come.
  await page.waitForTimeout(2500);
  const still = await boards(page);
  await page.waitForTimeout(TWO_STEPS);
  expect(await boards(page)).toEqual(still);
});

test('the boards stand still where motion is switched off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tessera.settings', '{"motion":"off"}'));
  await page.goto('/');
  await expect(page.getByTestId('play-slither')).toBeVisible();
  const first = await boards(page);
  await page.waitForTimeout(TWO_STEPS);
  expect(await boards(page)).toEqual(first);
});
