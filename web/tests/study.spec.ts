// Study, the editor, and games as links, records and positions.
import type { Page } from '@playwright/test';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { smallStart, randomTurn, seededRandom } from './support/games';
import { finished } from './support/screens';
import { actions, cell, fillStorage, tapTurn, typeTurn } from './support/table';
import { expect, test } from './support/test';

async function openStudy(page: Page, game: (typeof GAMES)[number]): Promise<string[]> {
  const end = finished(game);
  await fillStorage(page, { [`tessera.game.${end.id}`]: end });
  await page.goto(`/#/study/game/${end.id}`);
  await expect(page.getByTestId('graph')).toBeVisible();
  return unwrap(core.turns(end.line)).map((turn) => turn.text);
}

for (const game of GAMES) {
  test(`${game}: a finished game is studied, and goes there and back as a link`, async ({
    page,
    context,
  }) => {
    const turns = await openStudy(page, game);
    const here = page.getByTestId('here');
    await expect(page.getByTestId('turns').locator('[data-turn]')).toHaveCount(turns.length);
    // It opens where the game ended. Step by keyboard and by the graph.
    await expect(here).toContainText(turns.at(-1) ?? '?');
    await page.getByTestId('first').click();
    await page.keyboard.press('ArrowRight');
    await expect(here).toContainText(turns[0] ?? '?');
    await page.getByTestId('graph').locator('input').fill('2');
    await expect(here).toContainText(turns[1] ?? '?');
    // Lines appear, and the first of them can be played.
    await page.getByTestId('first').click();
    await expect(page.getByTestId('line-0')).toBeVisible();
    await expect(page.getByTestId('worth')).not.toBeEmpty();
    await page.getByTestId('line-0').click();
    await expect(here).toContainText(/\S/);
    // Another turn becomes a variation, with a comment.
    await page.getByTestId('first').click();
    const random = seededRandom(11);
    const made = [1, 2, 3, 4]
      .map(() => randomTurn(smallStart(game), random))
      .find((each) => each.text !== turns[0]);
    if (!made) throw new Error('no other turn');
    await typeTurn(page, made);
    await page.getByTestId('comment').fill('A try.');
    const count = await page.getByTestId('turns').locator('[data-turn]').count();
    expect(count).toBeGreaterThan(turns.length);
    await page.getByTestId('export').click();
    const link = await page.getByTestId('export-link').inputValue();
    const record = await page.getByTestId('export-record').inputValue();
    expect(record).toContain('A try.');
    // The link, in a browser that knows nothing of the game.
    const other = await context.browser()?.newContext({ serviceWorkers: 'block' });
    const guest = await other?.newPage();
    if (!guest) throw new Error('no browser');
    await guest.goto(link);
    await expect(guest.getByTestId('turns').locator('[data-turn]')).toHaveCount(count);
    await guest.getByTestId('export').click();
    await expect(guest.getByTestId('export-record')).toHaveValue(record);
    expect(await guest.getByTestId('export-link').inputValue()).toBe(link);
    await other?.close();
    // The record, pasted.
    await page.keyboard.press('Escape');
    await page.goto('/#/study');
    await page.getByTestId('import-text').fill(record);
    await page.getByTestId('import').click();
    await expect(page.getByTestId('turns').locator('[data-turn]')).toHaveCount(count);
  });

  test(`${game}: the editor sets up, says what is wrong, and plays and studies from there`, async ({
    page,
  }) => {
    await page.goto(`/#/editor/${game}`);
    const position = page.getByTestId('position');
    await expect(page.getByTestId('edit-status')).not.toBeEmpty();
    const start = await position.inputValue();
    await position.fill('nonsense');
    await expect(page.locator('.status.problem')).not.toBeEmpty();
    await position.fill(start);
    await expect(page.locator('.status.problem')).toBeHidden();
    await page.locator('[data-cell] .hit').nth(12).click();
    await expect(position).not.toHaveValue(start);
    await page.keyboard.press('Control+z');
    await expect(position).toHaveValue(start);
    await page.getByTestId('clear').click();
    await expect(page.getByTestId('edit-status')).not.toBeEmpty();
    // A position from the middle of a game.
    const line = smallStart(game);
    const made = randomTurn(line, seededRandom(2));
    const middle = unwrap(core.look({ ...line, actions: made.actions }, VIEW)).position;
    await position.fill(middle);
    await page.getByTestId('study-from').click();
    await expect(page.getByTestId('graph')).toBeVisible();
    await page.goBack();
    await page.getByTestId('position').fill(middle);
    await page.getByTestId('play-from').click();
    await page.locator('label:has(input[name=opponent][value=person])').click();
    await page.getByTestId('start').click();
    await expect(page.getByTestId('board')).toBeVisible();
    const next = randomTurn({ game, start: middle, actions: [] }, seededRandom(4));
    await tapTurn(page, next);
    await expect.poll(() => actions(page)).toEqual(next.actions);
  });
}

test('the board is saved as SVG and as PNG, the record as a file', async ({ page }) => {
  await openStudy(page, 'yoxii');
  await page.getByTestId('export').click();
  for (const [button, name] of [
    ['save-svg', 'yoxii.svg'],
    ['save-png', 'yoxii.png'],
    ['save-record', 'yoxii.tgn'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByTestId(button).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('broken things get a sentence, and harm nothing else', async ({ page }) => {
  const good = finished('xok');
  await fillStorage(page, {
    [`tessera.game.${good.id}`]: good,
    'tessera.game.torn': '{"version":1,',
    'tessera.game.wrong': { ...good, id: 'wrong', line: { ...good.line, actions: ['zz9'] } },
    'tessera.study.torn': 'null',
    'tessera.settings': '[]',
    'tessera.learn': '7',
    'tessera.new.xok': '{"level":"<b>"}',
  });
  for (const [address, place] of [
    ['#/study/s/broken-link', '[data-testid=problem]'],
    ['#/study/s/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '[data-testid=problem]'],
    ['#/study/p/xok/nonsense', '[data-testid=problem]'],
    ['#/study/nobody', '[data-testid=problem]'],
    ['#/study/torn', '[data-testid=problem]'],
    ['#/game/torn', '[role=alert]'],
    ['#/game/wrong', '[role=alert]'],
    ['#/game/nobody', '[role=alert]'],
    ['#/games', '[role=alert]'],
    ['#/learn/chess', 'main p'],
    ['#/learn/xok/nothing', 'main p'],
    ['#/%E0%A4%A', 'main p'],
  ] as const) {
    await page.goto(`/${address}`);
    await expect(page.locator(place).first(), address).toHaveText(/\S+ \S+/);
  }
  await page.goto('/#/games');
  await expect(page.locator('article')).not.toHaveCount(0);
  await page.goto('/#/play/xok');
  await expect(page.getByTestId('start')).toBeEnabled();
});

test('a broken record or code gets a sentence', async ({ page }) => {
  await page.goto('/#/study');
  for (const text of [
    '[Game "Xok"]\n1. zz9',
    '{"game":',
    'nothing at all',
    '<img src=x onerror=alert(1)>\n(',
  ]) {
    await page.getByTestId('import-text').fill(text);
    await page.getByTestId('import').click();
    await expect(page.getByTestId('import-problem'), text).toHaveText(/\S+ \S+/);
  }
  await page.goto('/#/play/slither');
  await page.locator('input[autocapitalize=characters]').fill('nonsense');
  await expect(page.locator('.problem[role=status]')).toHaveText(/\S+ \S+/);
  await expect(page.getByTestId('start')).toBeDisabled();
});

test('a variation by tap, made the main line and deleted', async ({ page }) => {
  await openStudy(page, 'trexo');
  await page.getByTestId('first').click();
  for (const name of ['j10', 'j9']) await cell(page, name).click();
  await page.getByTestId('promote').click();
  await expect(page.getByTestId('promote')).toBeHidden();
  await page.getByTestId('prune').click();
  await expect(page.getByTestId('first')).toBeDisabled();
});

test('the best lines are sentences by ear, and on the screen where they are wanted', async ({ page }) => {
  await page.goto('/#/study/new/xok');
  const best = page.getByTestId('line-0');
  await expect(best).toHaveAccessibleName(/^1 \S.* White puts .*\. Black puts .*\.$/);
  await expect(best.locator('.text')).toBeVisible();
  await page.getByTestId('in-words').click();
  await expect(best.locator('.words')).toContainText('White puts');
  await expect(best.locator('.text')).toHaveCount(0);
  await page.reload();
  await expect(best.locator('.words')).toContainText('White puts');
});
