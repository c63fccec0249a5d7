// Whole games between two people: by tap, by keyboard alone, by typed moves.
import { GAMES } from './support/core';
import { smallStart, wholeGame } from './support/games';
import {
  actions,
  chooseSmall,
  kept,
  keyTurn,
  openGame,
  saved,
  fillStorage,
  tabTo,
  tapTurn,
  touchTurn,
  typeTurn,
} from './support/table';
import { expect, test } from './support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  for (const game of GAMES) {
    test(`${game}: a whole game by touch`, async ({ page }) => {
      const turns = wholeGame(game, 41);
      await openGame(page, saved(smallStart(game)));
      for (const made of turns) await touchTurn(page, made);
      await expect(page.getByTestId('result')).toBeVisible();
      expect(await actions(page)).toEqual(turns.flatMap((made) => made.actions));
    });
  }
});

for (const game of GAMES) {
  test(`${game}: a whole game by tap`, async ({ page }) => {
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await chooseSmall(page, game);
    await page.getByTestId('start').click();
    const turns = wholeGame(game);
    for (const made of turns) await tapTurn(page, made);
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(page.getByTestId('result').locator('p')).not.toBeEmpty();
    const played = turns.flatMap((made) => made.actions);
    expect(await actions(page)).toEqual(played);
    await expect(page.getByTestId('moves').locator('li')).toHaveCount(turns.length);
  });

  test(`${game}: a whole game by keyboard alone`, async ({ page }) => {
    await fillStorage(page, {
      [`tessera.new.${game}`]: {
        numbers: game === 'trexo' ? { tiles: 15 } : { columns: 6, rows: 6, walls: 0 },
      },
    });
    await page.goto('/');
    await expect(page.getByTestId(`play-${game}`)).toBeVisible();
    await tabTo(page, `[data-testid=play-${game}]`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[name=opponent]');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('input[name=opponent][value=person]')).toBeChecked();
    await tabTo(page, '[data-testid=start]');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('board')).toBeVisible();
    await tabTo(page, '[role=gridcell]');
    const turns = wholeGame(game, 1, (await kept(page)).line);
    for (const made of turns) await keyTurn(page, made);
    await expect(page.getByTestId('result')).toBeVisible();
    expect(await actions(page)).toEqual(turns.flatMap((made) => made.actions));
  });

  test(`${game}: a whole game by typed moves`, async ({ page }) => {
    const turns = wholeGame(game, 21);
    const [first] = turns;
    if (!first) throw new Error('no turn');
    await openGame(page, saved(first.line));
    await page.getByTestId('typed').fill('zz99');
    await page.getByTestId('typed').press('Enter');
    await expect(page.getByTestId('refused')).not.toBeEmpty();
    for (const made of turns) await typeTurn(page, made);
    await expect(page.getByTestId('result')).toBeVisible();
    expect(await actions(page)).toEqual(turns.flatMap((made) => made.actions));
  });
}
