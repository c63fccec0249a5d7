// Puzzles: solved by tapping and by typing, wrong turns and why, hints, the puzzle of the day, one's own games, damaged files.
import type { Page } from '@playwright/test';
import { dailyOf } from '../src/puzzles/choose';
import { violations } from './support/axe';
import { core, unwrap } from './support/core';
import { lineOf, puzzlesOf, step, turnOf } from './support/puzzles';
import { fillStorage, saved, tapTurn } from './support/table';
import { expect, test } from './support/test';

/** The puzzle of a day. */
const dailyId = (date: string) => dailyOf(puzzlesOf('slither'), date)?.id;

/** A finished game in which a player missed what the previous turn had allowed. */
function missedGame() {
  for (const item of puzzlesOf('yoxii').filter(({ wins }) => !wins)) {
    const right = { ...lineOf('yoxii', item), actions: [step(item, 0)] };
    const legal = core.legal(right);
    for (const mistake of 'error' in legal ? [] : legal.slice(0, 40)) {
      const line = { ...right, actions: [...right.actions, mistake] };
      const { puzzle } = unwrap(core.findPuzzle(line));
      const judged = (action: string) => core.acceptsTurn(line, [action], puzzle?.solution[0] ?? '');
      const wrong = puzzle && unwrap(core.legal(line)).find((action) => !unwrap(judged(action)).right);
      if (!puzzle?.wins || !wrong) continue;
      const ended = { winner: null, how: 'resigned' as const, why: null };
      return saved({ ...line, actions: [...line.actions, wrong] }, { id: 'missed', ended });
    }
  }
  throw new Error('nothing was missed');
}

const remark = (page: Page) => page.getByTestId('remark');
const announced = (page: Page) => page.getByTestId('announcer');

/** Types a turn. A puzzle that is solved has no field any more. */
async function answer(page: Page, text: string): Promise<void> {
  await page.getByTestId('typed').fill(text);
  await page.getByTestId('typed').press('Enter');
}

async function open(page: Page, ...path: string[]): Promise<void> {
  await page.goto(`/#/puzzles/${path.join('/')}`);
  await expect(page.getByTestId('task')).toBeVisible();
}

test('an address of another game shows a puzzle of that game', async ({ page }) => {
  await open(page, 'xok', 'today');
  await open(page, 'slither', 'stream');
  await expect(page.getByTestId('board').locator('[data-cell=h1]')).toBeVisible();
  await open(page, 'xok', 'today');
  await expect(page.getByTestId('board').locator('[data-cell=d6]')).toBeVisible();
});

test('a puzzle is solved by tapping', async ({ page }) => {
  const item = puzzlesOf('yoxii').find(({ turns, wins }) => wins && turns === 1);
  if (!item) throw new Error('no puzzle');
  await open(page, 'yoxii', 'one', item.id);
  await expect(page.getByTestId('task')).toContainText('Win in one turn.');
  await expect(announced(page)).toContainText('Win in one turn.');
  await expect(page.getByTestId('task')).toBeFocused();
  await tapTurn(page, turnOf(lineOf('yoxii', item), item, true));
  await expect(remark(page)).toHaveText('Solved: that wins.');
  await expect(announced(page)).toHaveText('Solved: that wins.');
  await expect(page.getByTestId('facts')).toContainText('(+');
  await expect(page.getByTestId('next')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('task')).toBeFocused();
  await expect(page.getByTestId('facts')).toContainText('1 in a row');
});

test('a puzzle of two turns is solved by typing, and the opponent answers in between', async ({ page }) => {
  const item = puzzlesOf('trexo').find(({ solution }) => solution.length === 3);
  if (!item) throw new Error('no puzzle');
  await open(page, 'trexo', 'one', item.id);
  await answer(page, step(item, 0));
  await expect(announced(page)).toContainText('Your opponent answers:');
  await expect(page.getByTestId('task')).toContainText('Win in one turn.');
  await answer(page, step(item, 2));
  await expect(remark(page)).toHaveText('Solved: that wins.');
});

test('a wrong turn is refuted on the board, and changes nothing', async ({ page }) => {
  const item = puzzlesOf('yoxii').find(({ wins, turns }) => !wins && turns === 1);
  if (!item) throw new Error('no puzzle');
  await open(page, 'yoxii', 'one', item.id);
  await tapTurn(page, turnOf(lineOf('yoxii', item), item, false));
  await expect(remark(page)).toContainText('Another turn saves you.');
  await expect(page.getByTestId('why')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remark(page)).toHaveText('Then your opponent wins.');
  await expect(page.getByTestId('line').locator('li')).toHaveCount(1);
  await expect(announced(page)).toContainText('Then your opponent wins.');
  const forth = page.getByTestId('line-forth');
  while ((await forth.count()) > 0 && (await forth.getAttribute('aria-disabled')) === null) {
    const before = await announced(page).textContent();
    await forth.click();
    await expect(announced(page)).not.toHaveText(before ?? '');
  }
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('task')).toBeFocused();
  await answer(page, step(item, 0));
  await expect(remark(page)).toHaveText('Solved: that saves you.');
  await expect(page.getByTestId('facts')).toContainText('(−');
});

test('hints come in steps, and the solution can be shown', async ({ page }) => {
  const item = puzzlesOf('xok').find(({ turns }) => turns === 2);
  if (!item) throw new Error('no puzzle');
  await open(page, 'xok', 'one', item.id);
  const hints = page.getByTestId('hints').locator('li');
  for (const count of [1, 2]) {
    await page.getByTestId('hint').click();
    await expect(hints).toHaveCount(count);
    await expect(announced(page)).toHaveText((await hints.last().textContent()) ?? '');
    await expect(page.getByTestId('hint')).toBeFocused();
  }
  await expect(page.locator('.ghost').first()).not.toBeAttached();
  await page.getByTestId('hint').click();
  await expect(announced(page)).toContainText('The turn is:');
  await expect(page.locator('.ghost').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('show').click();
  await expect(remark(page)).toHaveText('This is the solution.');
  await expect(page.getByTestId('line').locator('li')).toHaveCount(1);
  await page.getByTestId('line-forth').click();
  await expect(page.getByTestId('line').locator('li')).toHaveCount(2);
});

test('the puzzle of the day is the same for everyone, and its days are counted', async ({
  page,
  browser,
  baseURL,
}) => {
  const day = '2026-02-27T12:00:00';
  await page.clock.setFixedTime(new Date(day));
  await open(page, 'slither', 'today');
  const label = await page.getByTestId('board').getAttribute('aria-label');
  const cells = (on: Page) =>
    on.locator('[data-cell]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const here = await cells(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'cs' });
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(day));
  await other.addInitScript(() => localStorage.setItem('tessera.settings', '{"language":"en"}'));
  await open(other, 'slither', 'today');
  expect(await cells(other)).toEqual(here);
  expect(label).not.toBe('');
  await context.close();
  for (const [date, count] of [
    ['2026-02-27', '1 day in a row'],
    ['2026-02-28', '2 days in a row'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.reload();
    await open(page, 'slither', 'today');
    const item = puzzlesOf('slither').find(({ id }) => id === dailyId(date));
    if (!item) throw new Error('no puzzle');
    await answer(page, step(item, 0));
    await expect(remark(page)).toContainText('Solved');
    await page.goto('/#/puzzles');
    await expect(page.getByTestId('days')).toHaveText(count);
    await expect(page.getByTestId('today-slither')).toContainText('Solved today');
  }
});

test('a missed win in an own game becomes a puzzle', async ({ page }) => {
  const missed = missedGame();
  await fillStorage(page, { [`tessera.game.${missed.id}`]: missed });
  await page.goto('/#/puzzles/own');
  await page.getByTestId('own-puzzle').click();
  await expect(page.getByRole('heading', { name: 'You could have won here' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a damaged file gets a clear sentence', async ({ page, complaints }) => {
  await page.route(/xok.*\.txt$/, (route) => route.fulfill({ body: 'tessera-puzzles 1 xok 1\nnonsense\n' }));
  await page.route(/yoxii.*\.txt$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/#/puzzles/xok');
  await expect(page.getByRole('alert')).toContainText('The file of these puzzles is damaged in line 2.');
  expect(await violations(page)).toEqual([]);
  await page.goto('/#/puzzles');
  await expect(page.getByTestId('today-xok')).toContainText('damaged in line 2');
  await expect(page.getByTestId('today-yoxii')).toContainText('could not be loaded');
  await expect(page.getByTestId('today-trexo')).toContainText('New today');
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});
