// One truth per game on a device: the same game in two tabs, and a device that keeps nothing.
import type { BrowserContext, Page } from '@playwright/test';
import { core, unwrap } from './support/core';
import { randomTurn, seededRandom, smallStart } from './support/games';
import { actions, kept, openGame, saved, tapTurn, typeTurn } from './support/table';
import { expect, test } from './support/test';
import type { SavedGame } from '../src/saved/game';

const COMPUTER = { kind: 'computer', level: 1 } as const;
const PERSON = { kind: 'person' } as const;

/** The same game in two tabs; the second one was opened last. */
async function twoTabs(context: BrowserContext, game: SavedGame): Promise<[Page, Page]> {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await openGame(one, game);
  await openGame(two, game);
  return [one, two];
}

const turns = (page: Page) => page.getByTestId('moves').locator('li');
const turnAt = (line: SavedGame['line']) => randomTurn(line, seededRandom(5));

for (const locks of [true, false]) {
  test.describe(locks ? 'with locks' : 'without locks', () => {
    test.beforeEach(async ({ context }) => {
      if (!locks) {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
        );
      }
    });

    test('two tabs follow turns, undo, resignation and deletion', async ({ context }) => {
      const [one, two] = await twoTabs(context, saved(smallStart('yoxii')));
      await typeTurn(one, turnAt((await kept(one)).line));
      await expect(turns(two)).toHaveCount(1);
      await typeTurn(two, turnAt((await kept(two)).line));
      await expect(turns(one)).toHaveCount(2);
      await one.getByTestId('undo').click();
      await expect(turns(two)).toHaveCount(1);
      await two.getByTestId('redo').click();
      await expect(turns(one)).toHaveCount(2);
      await one.getByTestId('resign').click();
      await one.getByTestId('yes-0').click();
      await expect(two.getByTestId('result')).toBeVisible();
      await two.getByTestId('undo').click();
      await expect(one.getByTestId('result')).toBeHidden();
      await two.goto('/#/games');
      await two.locator('article').getByRole('button').last().click();
      await two.getByTestId('yes').click();
      await expect(one.getByRole('alert')).toContainText('deleted');
    });

    test('the computer answers once, whichever tab is played in or closed', async ({ context }) => {
      const game = saved(smallStart('xok'), { seats: { first: PERSON, second: COMPUTER } });
      const [one, two] = await twoTabs(context, game);
      for (const [at, page] of [one, two, one].entries()) {
        await typeTurn(page, turnAt((await kept(page)).line));
        for (const each of [one, two]) await expect(turns(each)).toHaveCount(2 * at + 2);
        expect(await actions(one)).toEqual(await actions(two));
      }
      await typeTurn(two, turnAt((await kept(two)).line));
      await two.close();
      await expect(turns(one)).toHaveCount(8);
      const { line } = await kept(one);
      expect(unwrap(core.turns(line))).toHaveLength(8);
    });
  });
}

test('the lists of games follow the other tab', async ({ context }) => {
  const [one, two] = await twoTabs(context, saved(smallStart('trexo')));
  await two.goto('/#/games');
  const result = two.locator('article .result');
  const before = await result.innerText();
  await typeTurn(one, turnAt((await kept(one)).line));
  await expect(result).not.toHaveText(before);
});

test.describe('a device that keeps nothing', () => {
  test('full: said at once, played on, kept over a reload, saved to a file that study opens', async ({
    page,
  }) => {
    const game = saved(smallStart('yoxii'));
    await openGame(page, game);
    await expect(page.getByTestId('unsaved')).toBeHidden();
    await page.addInitScript(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const made = turnAt(game.line);
    await tapTurn(page, made);
    await expect(page.getByTestId('unsaved')).toBeVisible();
    await expect(turns(page)).toHaveCount(1);
    await page.reload();
    await expect(turns(page)).toHaveCount(1);
    await expect(page.getByTestId('unsaved')).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-file').click()]);
    expect(file.suggestedFilename()).toBe('yoxii-testgame.tgn');
    await page.goto('/#/study');
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await expect(page.getByTestId('turns').locator('[data-turn]')).toHaveCount(1);
    await page.goto('/#/play/xok');
    await page.getByTestId('start').click();
    await expect(page.getByTestId('unsaved')).toBeVisible();
    await expect(page.getByTestId('board')).toBeVisible();
  });

  test('forbidden: the game starts, and leaving the page asks', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/#/play/yoxii');
    await page.locator('label:has(input[name=opponent][value=person])').click();
    await page.getByTestId('start').click();
    await expect(page.getByTestId('unsaved')).toBeVisible();
    await typeTurn(page, turnAt(smallStart('yoxii')));
    await expect(turns(page)).toHaveCount(1);
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(page.getByRole('alert')).toContainText('does not let');
  });
});
