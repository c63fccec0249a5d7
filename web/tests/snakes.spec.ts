// Slither Stone on the board: taps, swipes, keys and tools; nothing is covered or cut, on the narrowest screens too.
import type { Page } from '@playwright/test';
import type { Line } from '../src/core/types';
import { core, unwrap, VIEW } from './support/core';
import { actions, boxOf, cell, fillStorage, openGame, saved, tabTo, walkTo } from './support/table';
import { expect, test } from './support/test';

const line: Line = {
  game: 'slither',
  start: '....../.Cv..Dv./....../....../.A^..B^./...... 1 5,5 -',
  actions: [],
};
const standard = (): Line =>
  unwrap(core.start({ game: 'slither', board: { columns: 10, rows: 12, walls: 10, seed: 4 } })).line;

/** The cells of the heads of the player to move. */
function heads(from: Line): string[] {
  return unwrap(core.draft(from, [], VIEW)).lit;
}

const confirm = (page: Page) => page.getByTestId('confirm');

test('head, square, Play: the snake goes there and looks ahead', async ({ page }) => {
  await openGame(page, saved(line));
  await cell(page, 'b2').click();
  await expect(page.getByTestId('notes')).toContainText('snake 2 is mad');
  await expect(page.locator('[data-cell=b2]')).toHaveAccessibleName(/wise/);
  await expect(page.locator('[data-cell=e2]')).toHaveAccessibleName(/mad/);
  await expect(page.locator('[data-cell=b4]')).toHaveAccessibleName(/jump/);
  await cell(page, 'c2').click();
  await confirm(page).click();
  expect(await actions(page)).toEqual(['1e>e', '.']);
});

test('a drag from the head moves, a swipe from the new head turns', async ({ page }) => {
  await openGame(page, saved(line));
  await cell(page, 'b2').dragTo(cell(page, 'b3'));
  await expect(confirm(page)).toBeEnabled();
  const box = await boxOf(cell(page, 'b3'));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y + 2, { steps: 4 });
  await page.mouse.up();
  await confirm(page).click();
  expect(await actions(page)).toEqual(['1n>w', '.']);
});

test('a tap beside the new head turns it, a tap on the old head takes the move back', async ({ page }) => {
  await openGame(page, saved(line));
  await cell(page, 'b2').click();
  await cell(page, 'b3').click();
  await cell(page, 'c3').click();
  await cell(page, 'b2').click();
  await expect(confirm(page)).toBeDisabled();
  await cell(page, 'b5').click();
  await expect(page.getByTestId('notes')).toContainText('dies');
  await cell(page, 'b2').click();
  await cell(page, 'b4').click();
  await cell(page, 'c4').click();
  await confirm(page).click();
  expect(await actions(page)).toEqual(['1j>e', '.']);
});

test('tools stand beside Play, before and after the move, and tell why they cannot be used', async ({
  page,
}) => {
  await openGame(page, saved(line));
  const [wall, free] = [page.getByTestId('choice-tool-wall'), page.getByTestId('choice-tool-free')];
  await wall.click();
  await cell(page, 'd4').click();
  await expect(wall).toHaveAttribute('aria-disabled', 'true');
  await wall.click({ force: true });
  await expect(page.getByTestId('refused')).not.toBeEmpty();
  await cell(page, 'e2').click();
  await cell(page, 'e3').click();
  await free.click();
  await cell(page, 'a6').click();
  await confirm(page).click();
  expect(await actions(page)).toEqual(['#d4', '2n>n', 'oa6', '.']);
});

test('a wall is dragged from its tool to the board', async ({ page }) => {
  await openGame(page, saved(line));
  await page.getByTestId('choice-tool-wall').dragTo(cell(page, 'd4'));
  await cell(page, 'e2').click();
  await cell(page, 'e3').click();
  await confirm(page).click();
  expect(await actions(page)).toEqual(['#d4', '2n>n', '.']);
});

test('the order is offered only where it matters', async ({ page }) => {
  const crossing = { ...line, start: 'Cv....Dv/....../....../.A>.o../....../...B^.. 1 4,5 -' };
  await openGame(page, saved(crossing));
  await cell(page, 'b3').click();
  await cell(page, 'b4').click();
  await expect(page.getByTestId('choice-order-mad')).toHaveCount(0);
  await cell(page, 'b3').click();
  await cell(page, 'd3').click();
  await expect(page.getByTestId('choice-order-mad')).toBeVisible();
  await page.getByTestId('choice-order-wise').click();
  await expect(page.getByTestId('notes')).toContainText('dies');
  await page.getByTestId('choice-order-mad').click();
  await confirm(page).click();
  expect(await actions(page)).toEqual(['~1j>n', '.']);
});

test('everything has a key', async ({ page }) => {
  await openGame(page, saved(line));
  await tabTo(page, '[role=gridcell]');
  const { cells } = unwrap(core.look(line, VIEW));
  await page.keyboard.press('#');
  await walkTo(page, cells, 'd4');
  await page.keyboard.press('Enter');
  for (const key of ['2', 'j', 'Shift+W', ']']) await page.keyboard.press(key);
  await page.keyboard.press('.');
  expect(await actions(page)).toEqual(['#d4', '2j>n', '.']);
});

test('a lone snake moves with one tap; a move off the board is a button', async ({ page }) => {
  const lone = { ...line, start: '....../.Cv..Dv./....../....../A^...../...... 1 5,5 -' };
  await openGame(page, saved(lone));
  await expect(page.getByTestId('choice-beyond-w')).toBeVisible();
  await cell(page, 'a3').click();
  await confirm(page).click();
  expect((await actions(page))[0]).toMatch(/^1n>/);
});

/** Fails if a cell is cut off, or covered by something else. */
async function expectUncovered(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const hit = await page.locator(`[data-cell="${name}"]`).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => [
        left + (right - left) * part,
        top + (bottom - top) * part,
      ]);
      return points.every(([x = 0, y = 0]) => {
        const found = document.elementFromPoint(x, y)?.closest('[data-cell]');
        return found === element;
      });
    });
    expect(hit, name).toBe(true);
  }
}

const sizes = [
  [360, 740, true],
  [320, 640, true],
  [1280, 640, false],
] as const;

for (const [width, height, isMobile] of sizes) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile });
    test('nothing is covered at any stage of a turn', async ({ page }) => {
      const start = standard();
      await openGame(page, saved(start));
      const { cells } = unwrap(core.look(start, VIEW));
      const lowest = Math.max(...cells.map(({ row }) => row));
      const lastRow = cells.filter(({ row }) => row === lowest).map(({ name }) => name);
      const own = heads(start);
      const [first = ''] = own;
      const seen = async () => {
        await expectUncovered(page, [...lastRow, ...own, ...cells.slice(0, 10).map(({ name }) => name)]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect(wide).toBe(true);
      };
      await seen();
      await cell(page, first).click();
      await seen();
      const { lit } = unwrap(core.draft(start, [{ tap: first }], VIEW));
      const target = lit.find((name) => !own.includes(name)) ?? '';
      await cell(page, target).click();
      await seen();
      for (const id of ['confirm', 'cancel', 'rotate', 'choice-tool-wall', 'choice-tool-free']) {
        const box = await boxOf(page.getByTestId(id));
        expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, id).toBe(true);
        expect(Math.min(box.width, box.height), id).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
      }
    });
  });
}

test.describe('320 × 640, in every language', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  for (const language of ['en', 'pl', 'cs']) {
    test(`${language}: the words in the bar fit their buttons`, async ({ page }) => {
      await fillStorage(page, { 'tessera.settings': { language } });
      await openGame(page, saved(line));
      await cell(page, 'b2').tap();
      await cell(page, 'b3').tap();
      for (const id of ['confirm', 'choice-tool-wall', 'choice-tool-free']) {
        const [button, word] = [page.getByTestId(id), page.getByTestId(id).locator('span').last()];
        const [outer, inner] = [await boxOf(button), await boxOf(word)];
        expect(inner.x, id).toBeGreaterThanOrEqual(outer.x);
        expect(inner.x + inner.width, id).toBeLessThanOrEqual(outer.x + outer.width);
      }
    });
  }
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('what has the focus is scrolled into view, not behind the bar', async ({ page }) => {
    const start = standard();
    await openGame(page, saved(start));
    const [first = ''] = heads(start);
    const { cells } = unwrap(core.look(start, VIEW));
    await tabTo(page, '[role=gridcell]');
    await page.keyboard.press('1');
    for (const name of [first, 'a6', 'a1', 'j1']) {
      await walkTo(page, cells, name);
      await expectUncovered(page, [name]);
    }
  });
});
