// Hasty input on a phone: double taps, the back button in the middle of a turn, a board beyond its limits.
import type { Page } from '@playwright/test';
import { core, unwrap, VIEW } from './support/core';
import { seededRandom, smallStart, randomTurn } from './support/games';
import { actions, cell, openGame, saved, tap } from './support/table';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const games = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tessera.game.')).length);
const slider = (page: Page, i: number) => page.locator('form fieldset input[type=range]').nth(i);

test('a start that is pressed twice begins one game', async ({ page }) => {
  await page.goto('/#/play/xok');
  await expect(page.getByTestId('start')).toBeEnabled();
  await page.getByTestId('start').dblclick();
  await expect(page.getByTestId('board')).toBeVisible();
  expect(await games(page)).toBe(1);
});

test('a turn that is played twice is played once', async ({ page }) => {
  const line = smallStart('slither');
  await openGame(page, saved(line));
  const made = randomTurn(line, seededRandom(1));
  for (const event of made.events) await tap(page, event);
  await page.getByTestId('confirm').dblclick();
  await expect.poll(() => actions(page)).toEqual(made.actions);
  await expect(page.getByTestId('moves').locator('li')).toHaveCount(1);
});

test('a cell that is tapped twice is not two turns', async ({ page }) => {
  await openGame(page, saved(smallStart('xok')));
  await cell(page, 'd3').tap();
  await cell(page, 'd4').dblclick();
  await expect.poll(() => actions(page)).toEqual(['d3d4']);
  await expect(page.getByTestId('refused')).not.toBeEmpty();
});

test('the back button in mid-turn harms nothing', async ({ page }) => {
  await openGame(page, saved(smallStart('yoxii')));
  await page.goto('/#/games');
  await page.locator('article a').first().click();
  const [first] = unwrap(core.draft(smallStart('yoxii'), [], VIEW)).lit;
  await cell(page, first ?? '').tap();
  await expect(page.getByTestId('cancel')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/games$/);
  await page.goForward();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.getByTestId('cancel')).toBeHidden();
  expect(await actions(page)).toEqual([]);
  // On a phone a game takes the whole screen: one link leads out of it.
  await page.getByTestId('leave').click();
  await expect(page.getByTestId('play-xok')).toBeVisible();
});

test('a board keeps within its limits, and a code says what the board is like', async ({ page }) => {
  await page.goto('/#/play/slither');
  await slider(page, 0).fill('21');
  await expect(slider(page, 1)).toHaveValue('6');
  await expect(slider(page, 1)).toHaveAttribute('max', '6');
  await slider(page, 2).fill('30');
  await expect(page.getByTestId('start')).toBeEnabled();
  const code = page.getByRole('textbox').last();
  await code.fill('S1AZ-6');
  await expect(page.getByTestId('start')).toBeDisabled();
  await expect(page.locator('form [role=status]')).not.toBeEmpty();
  await code.fill('s1za 6');
  await expect(page.getByTestId('start')).toBeEnabled();
  await expect(slider(page, 1)).toHaveValue('12');
  // A slider then changes that board.
  await slider(page, 1).fill('10');
  await expect(code).toHaveValue('');
  await expect(slider(page, 0)).toHaveValue('10');
});

test('a phone that is laid on its side shows the whole board, and what to do', async ({ page }) => {
  await openGame(page, saved(smallStart('slither')));
  for (const size of [
    { width: 740, height: 360 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(size);
    const box = await page.locator('svg.board').boundingBox();
    expect(box?.height).toBeGreaterThan(size.height * 0.7);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await expect(page.getByTestId('asks')).toBeInViewport();
    await expect(page.getByTestId('choice-tool-wall')).toBeInViewport();
  }
});
