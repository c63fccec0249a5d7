// The table of a game: its end, what counts, its tools, and that nothing jumps.
import type { Page } from '@playwright/test';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { smallStart, wholeGame } from './support/games';
import { finished } from './support/screens';
import { fillStorage, openGame, saved, tapTurn, touchTurn, typeTurn } from './support/table';
import { expect, test } from './support/test';
import type { SavedGame, Seat } from '../src/saved/game';

const PERSON: Seat = { kind: 'person' };
const COMPUTER: Seat = { kind: 'computer', level: 2 };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** A finished game that the person has won, or lost. */
function against(game: SavedGame, won: boolean): SavedGame {
  const person = (game.ended?.winner === 'first') === won ? 'first' : 'second';
  const seats =
    person === 'first' ? { first: PERSON, second: COMPUTER } : { first: COMPUTER, second: PERSON };
  return { ...game, id: won ? 'won' : 'lost', seats };
}

test('an end is reported from the player’s side, in the game and in the list', async ({ page }) => {
  const end = finished('slither');
  const why = { id: 'xok-end-draw', args: { count: 5, sharks: 1 } };
  const both = saved(smallStart('xok'), { id: 'both', ended: { winner: null, how: 'board', why } });
  const games = { won: against(end, true), lost: against(end, false), both, [end.id]: end };
  const texts = { won: 'You win!', lost: 'You lose', both: 'You both win!', [end.id]: / wins/ };
  await fillStorage(
    page,
    Object.fromEntries(Object.entries(games).map(([id, game]) => [`tessera.game.${id}`, game])),
  );
  for (const [id, text] of Object.entries(texts)) {
    await page.goto(`/#/game/${id}`);
    await expect(page.getByTestId('result').getByRole('heading')).toHaveText(text);
  }
  await page.goto('/#/games');
  for (const text of ['You win!', 'You lose', 'You both win!', / wins/]) {
    await expect(page.locator('article').filter({ hasText: text })).toHaveCount(1);
  }
});

test('the list of games has small boards, results by level, and shows one game alone', async ({ page }) => {
  const games = [
    ...GAMES.map(finished),
    against(finished('slither'), true),
    against(finished('slither'), false),
  ];
  await fillStorage(page, Object.fromEntries(games.map((game) => [`tessera.game.${game.id}`, game])));
  await page.goto('/#/games');
  await expect(page.locator('article')).toHaveCount(6);
  await expect(page.locator('article .thumb .board')).toHaveCount(6);
  await expect(page.getByTestId('results')).toHaveText('Slither Stone, level 2: 1 won, 1 lost');
  await page.locator('label:has(input[name=only][value=yoxii])').click();
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.getByTestId('results')).toHaveCount(0);
});

test('two people have names', async ({ page }) => {
  await page.goto('/#/play/yoxii');
  await page.locator('label:has(input[name=opponent][value=person])').click();
  await page.getByTestId('name-first').fill('Ada');
  await page.getByTestId('name-second').fill('Bob');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('player-second')).toContainText('Bob');
  await page.getByTestId('resign').click();
  await page.getByRole('button', { name: 'Bob resigns' }).click();
  await expect(page.getByTestId('result').getByRole('heading')).toHaveText('Ada wins');
  await page.goto('/#/games');
  await expect(page.locator('article')).toContainText('Ada – Bob');
  // The next game knows them.
  await page.goto('/#/play/xok');
  await page.locator('label:has(input[name=opponent][value=person])').click();
  await expect(page.getByTestId('name-first')).toHaveValue('Ada');
});

for (const game of GAMES) {
  test(`${game}: what decided the game has one mark`, async ({ page }) => {
    const end = finished(game);
    const { cells } = unwrap(core.look(end.line, VIEW)).outcome ?? { cells: [] };
    await openGame(page, end);
    // Points are counted only while the end is played.
    await expect(page.locator('.board .sum')).toHaveCount(0);
    await expect(page.locator('.board .decides')).toHaveCount(cells.length);
    await expect(page.locator('.board.ending')).toHaveCount(0);
  });

  test(`${game}: what counts stands in the bars, in words`, async ({ page }) => {
    const [first] = wholeGame(game);
    if (!first) throw new Error('no turn');
    await openGame(page, saved(first.line));
    await tapTurn(page, first);
    const { standings } = unwrap(core.look({ ...first.line, actions: first.actions }, VIEW));
    for (const { player, says } of standings) {
      const count = String(says.args?.['count']);
      await expect(page.getByTestId(`standing-${player}`).locator('.long')).toContainText(count);
    }
  });

  for (const [size, use] of [
    ['a desk', {}],
    ['a phone', PHONE],
  ] as const) {
    test.describe(size, () => {
      test.use(use);
      test(`${game}: nothing jumps in a whole game`, async ({ page }) => {
        const turns = wholeGame(game, 41);
        await openGame(page, saved(smallStart(game)));
        const shifts = watchShifts(page);
        await shifts.start();
        for (const made of turns) await (size === 'a desk' ? tapTurn : touchTurn)(page, made);
        await expect(page.getByTestId('result')).toBeVisible();
        expect(await shifts.sum()).toBeLessThanOrEqual(0.02);
      });
    });
  }
}

/** The layout shifts of a page since `start` that no input explains, as the browser measures them. */
function watchShifts(page: Page) {
  return {
    start: () =>
      page.evaluate(() => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (!entry.hadRecentInput) shifts.sum += entry.value;
          }
        }).observe({ type: 'layout-shift' });
      }),
    sum: () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum),
  };
}

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the end is played, until a key or a tap; a finished game just lies there', async ({ page }) => {
    const turns = wholeGame('slither', 21);
    const last = turns.at(-1);
    if (!last) throw new Error('no turn');
    await openGame(page, saved(last.line));
    await typeTurn(page, last);
    await expect(page.locator('.board.ending .decides').first()).toBeAttached();
    await page.keyboard.press('Shift');
    await expect(page.locator('.board.ending')).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(page.locator('.board.ending')).toHaveCount(0);
  });
});

test('the turning points of a finished game are one tap away', async ({ page }) => {
  const end = finished('yoxii');
  await openGame(page, end);
  await page.getByTestId('study').click();
  await expect(page.locator('#study-report')).toBeFocused();
  await expect(page.locator('#study-report')).toBeInViewport();
  const last = unwrap(core.turns(end.line)).at(-1);
  await expect(page.getByTestId('here')).toContainText(last?.text ?? '?');
});

for (const game of GAMES) {
  test(`${game}: the rules are one tap away, and the game stays as it is`, async ({ page }) => {
    await openGame(page, saved(smallStart(game)));
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 640 });
      // The toolbar of that width.
      await expect(page.getByTestId('menu')).toHaveCount(width === 360 ? 1 : 0);
      await page.getByTestId('rules').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading').nth(2)).toBeVisible();
      await expect(dialog.locator('svg.board').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByTestId('asks')).toBeVisible();
    }
  });
}

test('the values of a stone do not cover the totem', async ({ page }) => {
  const line = smallStart('yoxii');
  await openGame(page, saved(line));
  for (let count = 0; count < 4; count++) {
    const totem = page.locator('[data-lit]').first();
    const name = await totem.getAttribute('data-cell');
    await totem.locator('.hit').click();
    await page.locator('[data-lit] .hit').nth(count).click();
    await expect(page.locator('.ring-item').first()).toBeVisible();
    const covered = await page.evaluate((cell) => {
      const box = document.querySelector(`[data-cell="${cell}"] .hit`)?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top ? top.closest('.ring-item') !== null : null;
    }, name);
    expect(covered).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ring-item')).toHaveCount(0);
  }
});

test('the boards can be of wood or stone, in light and dark, and stay so', async ({ page }) => {
  await page.goto('/#/settings');
  const cell = page.locator('.t-xok .t-cell').first();
  const colour = () => cell.evaluate((each) => getComputedStyle(each).fill);
  const own = await colour();
  const seen = new Set([own]);
  for (const board of ['wood', 'stone']) {
    await page.locator(`label:has(input[name=board][value=${board}])`).click();
    for (const theme of ['dark', 'light']) {
      await page.locator(`label:has(input[name=theme][value=${theme}])`).click();
      await expect(page.locator('html')).toHaveAttribute('data-board', board);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      seen.add(await colour());
    }
  }
  expect(seen.size).toBe(5);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-board', 'stone');
  await page.locator('label:has(input[name=board][value=own])').click();
  await expect.poll(colour).toBe(own);
});

test('a double click on Start begins one game', async ({ page }) => {
  await page.goto('/#/play/yoxii');
  await expect(page.getByTestId('start')).toBeEnabled();
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    const start = document.querySelector<HTMLElement>('[data-testid=start]');
    start?.click();
    start?.click();
  });
  await expect(page.getByTestId('board')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('what a choice reveals comes into view above the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/play/xok');
  const clock = page.locator('select').first();
  await clock.selectOption({ index: 1 });
  const [more, start] = [page.locator('select').nth(1), page.getByTestId('start')];
  await expect(more).toBeVisible();
  await expect
    .poll(async () => {
      const [one, two] = await Promise.all([more.boundingBox(), start.boundingBox()]);
      return one && two ? one.y + one.height <= two.y : false;
    })
    .toBe(true);
});

test('a mistake can be tried again, without the answer in sight', async ({ page }) => {
  test.setTimeout(150_000);
  const end = finished('trexo');
  await fillStorage(page, { [`tessera.game.${end.id}`]: end });
  await page.goto(`/#/study/game/${end.id}/report`);
  await page.getByTestId('retry-begin').first().click({ timeout: 60_000 });
  const retry = page.getByTestId('retry');
  await expect(retry).toHaveAttribute('data-judgement', 'ask');
  await expect(page.getByTestId('line-0')).toBeHidden();
  const before = await page.getByTestId('turns').locator('[data-turn]').count();
  // The turn of the game itself is no better.
  await page.keyboard.press('ArrowRight');
  await expect(retry).toHaveAttribute('data-judgement', 'no');
  await page.getByTestId('retry-again').click();
  await expect(retry).toHaveAttribute('data-judgement', 'ask');
  await page.getByTestId('retry-done').click();
  await expect(page.getByTestId('line-0')).toBeVisible();
  await expect(page.getByTestId('turns').locator('[data-turn]')).toHaveCount(before);
  // What was missed here is a puzzle there.
  await page.getByTestId('own-puzzles').click();
  await expect(page).toHaveURL(/#\/puzzles\/own$/);
});

test('the number of the evaluation stands on the side of the leader', async ({ page }) => {
  const ends = (['slither', 'yoxii'] as const).map(finished);
  await fillStorage(page, Object.fromEntries(ends.map((end) => [`tessera.game.${end.id}`, end])));
  for (const end of ends) {
    const { winner } = end.ended ?? {};
    await page.goto(`/#/study/game/${end.id}`);
    const [number, track] = [page.getByTestId('eval-number'), page.locator('[role=meter] .track')];
    await expect(number).toHaveText(winner ? '100' : '=');
    const [at, middle] = await Promise.all(
      [number, track].map(async (each) => {
        const box = await each.boundingBox();
        return box ? box.y + box.height / 2 : 0;
      }),
    );
    if (winner) expect((at ?? 0) > (middle ?? 0)).toBe(winner === 'first');
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the tools have names, and typing is behind a button', async ({ page }) => {
    await openGame(page, saved(smallStart('yoxii')));
    await expect(page.getByTestId('typed')).toBeHidden();
    const tools = page.getByRole('toolbar').getByRole('button');
    await expect(tools).toHaveText(['Undo', 'Hint', 'Rules', 'Menu']);
    await page.getByTestId('menu').tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Resign' })).toBeVisible();
    await page.getByTestId('type').tap();
    await expect(page.getByTestId('typed')).toBeFocused();
    await page.goto('/#/');
    for (const game of GAMES) {
      const card = page.locator(`article[data-game=${game}]`);
      await expect(card.locator('.pitch')).toBeVisible();
      await expect(card.locator('.learn')).toBeVisible();
    }
  });

  test('the board stays above the report while it is read', async ({ page }) => {
    const end = finished('yoxii');
    await fillStorage(page, { [`tessera.game.${end.id}`]: end });
    await page.goto(`/#/study/game/${end.id}/report`);
    const board = page.getByTestId('pinned').locator('svg.board');
    await expect(page.locator('#study-report')).toBeInViewport();
    await expect(board).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('turning').first()).toBeVisible({ timeout: 60_000 });
    const last = page.getByTestId('turning').last();
    const before = await board.innerHTML();
    await last.tap();
    await expect(board).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport();
    expect(await board.innerHTML()).not.toBe(before);
  });

  test('the values of a stone stand below the board, and cover nothing on it', async ({ page }) => {
    await openGame(page, saved(smallStart('yoxii')));
    await page.locator('[data-lit] .hit').first().tap();
    await page.locator('[data-lit] .hit').first().tap();
    const values = page.locator('[data-testid^=choice-value-]');
    await expect(values).toHaveCount(4);
    await expect(page.locator('.ring-item')).toHaveCount(0);
    const board = await page.getByTestId('board').boundingBox();
    for (const value of await values.all()) {
      const box = await value.boundingBox();
      expect(box?.y).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0));
      await expect(value).toBeInViewport({ ratio: 1 });
    }
    await values.first().tap();
    await expect(page.getByTestId('moves').locator('li')).toHaveCount(1);
  });
});
