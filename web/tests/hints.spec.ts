// Hints, lines and the opponent's turn: ghosts that are shown and not played, with reasons in words.
import { core, GAMES, unwrap, VIEW } from './support/core';
import { smallStart, wholeGame } from './support/games';
import { finished } from './support/screens';
import { actions, cell, fillStorage, openGame, saved, tabTo } from './support/table';
import { expect, test } from './support/test';

const begun = (game: (typeof GAMES)[number], count: number) => ({
  ...smallStart(game),
  actions: wholeGame(game)
    .slice(0, count)
    .flatMap((made) => made.actions),
});

for (const game of GAMES) {
  test(`${game}: a hint is a ghost with reasons; nothing is played until Enter`, async ({ page }) => {
    const line = begun(game, 2);
    await openGame(page, saved(line));
    const bars = page.locator('.table .top, .table .bottom');
    const [before, frames] = [await bars.allInnerTexts(), await page.locator('.last-line').count()];
    await tabTo(page, '[role=gridcell]');
    await page.keyboard.press('?');
    await expect(page.getByTestId('hint')).toBeVisible();
    await expect(page.locator('.board .piece.ghost').first()).toBeAttached();
    await expect(page.getByTestId('ghosts')).toBeAttached();
    // The turn in words, not its notation, and why.
    const turn = await page.getByTestId('hint').innerText();
    expect(turn).toMatch(/^Hint: (White|Black|Red|X|O|Blue|Orange)/);
    await expect(page.getByTestId('hint-why')).toContainText(/\w+ \w+/);
    // The player is still to move, with the same supply, and the last turn is still the last.
    expect(await bars.allInnerTexts()).toEqual(before);
    await expect(page.locator('.last-line')).toHaveCount(frames);
    // It is said with its keys; a second question repeats it and plays nothing.
    const said = page.locator('[aria-live], [role=status]').filter({ hasText: 'Enter plays it' });
    await expect(said.first()).toContainText('Hint:');
    await page.keyboard.press('?');
    await expect(page.getByTestId('hint')).toBeVisible();
    expect(await actions(page)).toEqual(line.actions);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('hint')).toBeHidden();
    await expect(page.locator('.board .piece.ghost')).toHaveCount(0);
    expect(await actions(page)).toEqual(line.actions);
    await page.keyboard.press('?');
    await expect(page.getByTestId('hint')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await actions(page)).length).toBeGreaterThan(line.actions.length);
  });

  test(`${game}: no two lines of a study begin with the same turn; the best one is a ghost`, async ({
    page,
  }) => {
    const end = finished(game);
    await fillStorage(page, { [`tessera.game.${end.id}`]: end });
    await page.goto(`/#/study/game/${end.id}`);
    // It opens at the end of the game, where nothing can be played.
    await page.getByTestId('first').click();
    await expect(page.getByTestId('line-1')).toBeVisible();
    await expect(page.getByTestId('ghosts')).toBeAttached();
    const lines = page.locator('[data-testid^=line-] .text');
    for (let count = 0; count < 20; count++) {
      const firsts = (await lines.allInnerTexts()).map((text) => text.split(' · ')[0]);
      expect(new Set(firsts).size, firsts.join()).toBe(firsts.length);
      await page.waitForTimeout(100);
    }
    // The line under the mouse is shown instead of the best one.
    const shown = () =>
      page.locator('.ghost-line').evaluateAll((paths) => paths.map((each) => each.getAttribute('d')));
    await page.getByTestId('line-1').hover();
    const second = await shown();
    expect(second.length).toBeGreaterThan(0);
  });
}

test('what may follow a hint is shown step by step, with numbers', async ({ page }) => {
  await openGame(page, saved(begun('xok', 2)));
  await page.getByTestId('hint-button').click();
  const steps = page.getByTestId('hint-step');
  await expect(steps.nth(1)).toBeVisible();
  await expect(page.locator('.ghost-number')).toHaveCount(0);
  const one = await page.locator('.ghost-line').count();
  await steps.nth(1).click();
  await expect(page.locator('.ghost-number').first()).toBeAttached();
  expect(await page.locator('.ghost-line').count()).toBeGreaterThan(one);
  expect(await actions(page)).toHaveLength(2);
});

test('a hint is no trap: a tap begins a turn of one’s own', async ({ page }) => {
  const line = begun('xok', 2);
  await openGame(page, saved(line));
  await page.getByTestId('hint-button').click();
  await expect(page.getByTestId('hint')).toBeVisible();
  const free = unwrap(core.draft(line, [], VIEW)).lit[0] ?? '';
  await cell(page, free).click();
  await expect(page.getByTestId('hint')).toBeHidden();
  await expect(page.getByTestId('cancel')).toBeVisible();
});

test('the opponent’s turn is replayed step by step and never in the way', async ({ page }) => {
  const start = smallStart('slither');
  await openGame(
    page,
    saved(start, { seats: { first: { kind: 'computer', level: 2 }, second: { kind: 'person' } } }),
  );
  await expect.poll(async () => (await actions(page)).length).toBeGreaterThan(0);
  await expect(page.locator('.last-line').first()).toBeAttached();
  // The person can act at once.
  await expect(page.getByTestId('typed')).toBeEnabled();
});

test('Trexo is slanted, with a switch beside the board, and the whole tile in hand is seen', async ({
  page,
}) => {
  await openGame(page, saved(begun('trexo', 2)));
  const slant = page.getByTestId('slant');
  await expect(slant).toHaveAttribute('aria-pressed', 'true');
  const seen = () => page.locator('svg.board').innerHTML();
  const slanted = await seen();
  await slant.click();
  await expect(slant).toHaveAttribute('aria-pressed', 'false');
  expect(await seen()).not.toBe(slanted);
  await page.locator('[data-lit] .hit').first().click();
  await expect(page.locator('.ghost-line')).toHaveCount(2);
});

test('a game without a slanted view has no switch for it', async ({ page }) => {
  await openGame(page, saved(smallStart('xok')));
  await expect(page.getByTestId('slant')).toHaveCount(0);
});
