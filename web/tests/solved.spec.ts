// What is known: a row of a table opens its line of play in study.
import { violations } from './support/axe';
import { expect, test } from './support/test';

/** A list of its own, so that what is tested does not depend on what is solved. */
const BOARDS = [
  {
    name: 'small',
    game: 'trexo',
    position: 'tiles=2 size=3 line=3 3/3/3 X',
    value: 'draw',
    turns: 2,
    positions: 1234,
    line: ['a1b1', 'b2b3'],
  },
  {
    name: 'bare',
    game: 'yoxii',
    position: 'board=13 ./.../..T../.../. w',
    value: 'second',
    turns: 9,
    positions: 7,
  },
];

const listed = (body: string) => ({ status: 200, contentType: 'application/jsonl', body });

test('a row opens a line to click through', async ({ page }) => {
  const text = BOARDS.map((board) => JSON.stringify(board)).join('\n');
  await page.route(/boards.*\.jsonl/, (route) => route.fulfill(listed(text)));
  await page.goto('/#/study');
  await page.getByTestId('known').click();
  const table = page.getByRole('table', { name: 'Trexo' });
  const row = table.getByRole('row', { name: '3 × 3, 3 in a line, 2 tiles' });
  await expect(row.getByRole('cell')).toHaveText(['Draw', '2', '1,234']);
  await expect(page.getByRole('table', { name: 'Yoxii' }).getByRole('cell').first()).toHaveText('Red wins');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const here = page.getByTestId('here');
  await expect(page.getByTestId('turns').locator('[data-turn]')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(here).toContainText('a1b1');
  await page.keyboard.press('ArrowRight');
  await expect(here).toContainText('b2b3');
  await expect(page.locator('#study-next')).toContainText('draw');
  // A board without a line opens where it begins.
  await page.getByTestId('to-known').click();
  await page.getByTestId('bare').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoxii: 13 squares');
  await expect(page).toHaveTitle(/Yoxii: 13 squares/);
  // The frame is that of the board, not that of the usual one.
  const frame = await page.locator('svg.board').getAttribute('viewBox');
  expect(Number(frame?.split(' ')[2])).toBeLessThan(680);
});

test('a damaged list is reported', async ({ page }) => {
  await page.route(/boards.*\.jsonl/, (route) => route.fulfill(listed('{"name":"small"}\n')));
  await page.goto('/#/known');
  await expect(page.getByRole('alert')).toHaveText('Line 1 of the list of solved boards is damaged.');
});
