// A game that was left does nothing any more: no turns, no saving, no announcements.
import type { Page } from '@playwright/test';
import { core, GAMES, unwrap } from './support/core';
import { seededRandom, smallStart, randomTurn } from './support/games';
import { kept, openGame, saved, typeTurn } from './support/table';
import { expect, test } from './support/test';
import type { GameId } from '../src/core/types';
import type { SavedGame } from '../src/saved/game';

/** Milliseconds between the start of a game and the moment it is left. */
const MOMENTS = [60, 150, 250, 350, 500];
/** Long enough for several turns of a computer that plays both sides. */
const AFTERWARDS = 2500;

/** Notes each write of a game that is not on the screen at that moment. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(globalThis, { late });
    // The address as the page knows it: the event comes a moment after the change.
    let address = location.hash;
    addEventListener('hashchange', () => (address = location.hash));
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      const [, id] = /^tessera\.game\.(.*)$/.exec(key) ?? [];
      const started = /^#\/(play|editor)\//.test(address);
      if (id !== undefined && !started && address !== `#/game/${id}`) late.push(`${key} ${value}`);
      write.call(this, key, value);
    };
  });
}

async function start(page: Page, game: GameId, level: number, side: 'first' | 'second'): Promise<void> {
  await page.goto(`/#/play/${game}`);
  await page.locator('label:has(input[name=opponent][value=computer])').click();
  await page.locator('input[type=range]').first().fill(String(level));
  await page.locator(`label:has(input[name=side][value=${side}])`).click();
  await expect(page.getByTestId('start')).toBeEnabled();
  await page.getByTestId('start').click();
  await expect(page).toHaveURL(/#\/game\//);
}

/** After a while no game was saved late, and the computer has played only its own turns. */
async function nothingHappens(page: Page): Promise<void> {
  await page.waitForTimeout(AFTERWARDS);
  const { late, games } = await page.evaluate(() => ({
    late: (globalThis as unknown as { late: string[] }).late,
    games: Object.entries(localStorage)
      .filter(([key]) => key.startsWith('tessera.game.'))
      .map(([, text]) => JSON.parse(text as string) as SavedGame),
  }));
  expect(late).toEqual([]);
  for (const { line, seats } of games) {
    const turns = unwrap(core.turns(line));
    const own = turns.filter((turn) => seats[turn.player].kind === 'computer').length;
    expect(own, `turns of the computer in ${line.actions.join(' ')}`).toBeLessThanOrEqual(1);
  }
}

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.evaluate(() => history.back()),
  'Back, Forward, Back': (page) =>
    page.evaluate(async () => {
      // The browser drops a step that comes before the one before it is done.
      const step = async (go: () => void) => {
        const done = new Promise((event) => addEventListener('popstate', event, { once: true }));
        go();
        await done;
        await new Promise((pause) => setTimeout(pause, 120));
      };
      await step(() => history.back());
      await step(() => history.forward());
      history.back();
    }),
  'a link': (page) => page.locator('header a[href="#/learn"]').click(),
};

for (const level of [1, 10]) {
  test(`level ${level}, left in every way, in the computer's first turn and after a move of one's own`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await watch(page);
    for (const leave of Object.values(WAYS)) {
      for (const [i, moment] of MOMENTS.entries()) {
        await start(page, GAMES[i % GAMES.length] ?? 'trexo', level, 'second');
        await page.waitForTimeout(moment);
        await leave(page);
        await expect(page).not.toHaveURL(/#\/game\//);
      }
    }
    for (const game of GAMES) {
      await start(page, game, level, 'first');
      await expect(page.getByTestId('board')).toBeVisible();
      await typeTurn(page, randomTurn((await kept(page)).line, seededRandom(7)));
      await WAYS['Back, Forward, Back']?.(page);
      await expect(page).not.toHaveURL(/#\/game\//);
    }
    await nothingHappens(page);
  });
}

test('one game is left for another by its address', async ({ page }) => {
  await watch(page);
  await start(page, 'trexo', 1, 'second');
  await page.waitForTimeout(600);
  const first = page.url();
  await start(page, 'xok', 1, 'second');
  await page.waitForTimeout(150);
  const second = page.url();
  for (const address of [first, second, first, second]) {
    await page.evaluate((there) => (location.href = there), address);
    await page.waitForTimeout(200);
  }
  await expect(page.getByTestId('typed')).toBeEnabled();
  await nothingHappens(page);
  await expect(page.getByTestId('typed')).toBeEnabled();
});

test('a game that was left is taken up where it was', async ({ page }) => {
  await watch(page);
  await start(page, 'yoxii', 1, 'second');
  await page.goBack();
  await expect(page.getByTestId('start')).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('typed')).toBeEnabled();
  await nothingHappens(page);
  const { line } = await kept(page);
  expect(unwrap(core.turns(line))).toHaveLength(1);
  await typeTurn(page, randomTurn(line, seededRandom(7)));
  await expect(page.getByTestId('moves').locator('li')).toHaveCount(3);
});

test('a hint that comes after the game was left is not shown anywhere', async ({ page }) => {
  await watch(page);
  await openGame(page, saved(smallStart('xok')));
  await page.goto('/#/settings');
  await page.goto('/#/game/testgame');
  for (const moment of MOMENTS) {
    await page.getByTestId('hint-button').click();
    await page.waitForTimeout(moment);
    await page.goBack();
    await page.goForward();
    await expect(page.getByTestId('hint-button')).toBeEnabled();
    await expect(page.getByTestId('hint')).toBeHidden();
  }
  await nothingHappens(page);
});

test('no worker is left behind by a study or the home page', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  for (const moment of [0, ...MOMENTS, 1600, 2400]) {
    await page.goto('/#/study/new/yoxii');
    await page.waitForTimeout(moment);
    await page.goto('/#/');
    await page.waitForTimeout(moment);
    await page.goto('/#/editor/trexo');
    await page.waitForTimeout(moment / 5);
    await page.goto('/#/learn/xok/sharks');
    await page.waitForTimeout(moment / 5);
    await page.goto('/#/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.workers().length, `after ${moment} ms`).toBe(0);
  }
  await page.close();
});
