// The page's budgets: its size, the time until a board is visible, the time until a tap is answered.
import { gzipSync } from 'node:zlib';
import { GAMES } from './support/core';
import { smallStart, wholeGame } from './support/games';
import { lineOf, puzzlesOf, turnOf } from './support/puzzles';
import { cell, openGame, saved } from './support/table';
import { expect, test } from './support/test';

/** A shared machine is slow: there the limits only catch gross errors. */
const PATIENCE = process.env['CI'] === undefined ? 1 : 5;
const KB = 1000;

test('the first load is light, and a board is seen at once', async ({ page }) => {
  const bodies: Promise<{ url: string; size: number }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!/\.(js|css|wasm)$/.test(url)) return;
    bodies.push(response.body().then((body) => ({ url, size: gzipSync(body).length })));
  });
  await page.addInitScript(() => {
    const seen = () => {
      if (!document.querySelector('svg.board .ground')) return;
      watch.disconnect();
      requestAnimationFrame(() => performance.mark('board'));
    };
    const watch = new MutationObserver(seen);
    watch.observe(document, { childList: true, subtree: true });
  });
  const module = page.waitForResponse(/\.wasm$/);
  await page.goto('/#/play/xok');
  await module;
  await expect(page.getByTestId('start')).toBeEnabled();
  const loaded = await Promise.all(bodies);
  const weight = (kind: RegExp) =>
    loaded.filter(({ url }) => kind.test(url)).reduce((sum, { size }) => sum + size, 0) / KB;
  const times = await page.evaluate(() => ({
    board: performance.getEntriesByName('board')[0]?.startTime ?? Infinity,
  }));
  const [code, wasm] = [weight(/\.(js|css)$/), weight(/\.wasm$/)];
  const numbers = `${code.toFixed(1)} kB of JavaScript and CSS, ${wasm.toFixed(1)} kB of wasm, board after ${times.board.toFixed(0)} ms`;
  test.info().annotations.push({ type: 'numbers', description: numbers });
  console.log(numbers);
  expect(code, 'kB of JavaScript and CSS').toBeLessThanOrEqual(150);
  expect(wasm, 'kB of wasm').toBeLessThanOrEqual(200);
  expect(times.board, 'ms to the first board').toBeLessThanOrEqual(1000 * PATIENCE);
});

test('the home page is light, and shows its boards before it asks for the module', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll('svg.board').length < 4) return;
      watch.disconnect();
      performance.mark('boards');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const module = page.waitForResponse(/\.wasm$/);
  await page.goto('/');
  await expect(page.locator('svg.board')).toHaveCount(4);
  const code = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KB;
  console.log(`home: ${code.toFixed(1)} kB of JavaScript and CSS`);
  expect(code, 'kB of JavaScript and CSS').toBeLessThanOrEqual(150);
  await (await module).finished();
  const order = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.wasm'));
    const boards = performance.getEntriesByName('boards')[0];
    return { boards: boards?.startTime ?? Infinity, module: loaded?.startTime ?? -Infinity };
  });
  expect(order.module, 'the module before the boards').toBeGreaterThan(order.boards);
});

test('a tap is answered while the computer thinks', async ({ page }) => {
  const line = {
    ...smallStart('xok'),
    actions: wholeGame('xok')
      .slice(0, 3)
      .flatMap((made) => made.actions),
  };
  const computer = { kind: 'computer', level: 10 } as const;
  await openGame(page, saved(line, { seats: { first: { kind: 'person' }, second: computer } }));
  const times: number[] = [];
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) {
    await expect(cell(page, name)).toBeVisible();
    times.push(
      await page.evaluate(async (wanted) => {
        const target = document.querySelector(`[data-cell="${wanted}"]`);
        const announcer = document.querySelector('[data-testid=announcer]');
        if (!target || !announcer) throw new Error('no board');
        const began = performance.now();
        const answered = new Promise<number>((done) => {
          new MutationObserver((_, watch) => {
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - began));
          }).observe(announcer, { childList: true, subtree: true, characterData: true });
        });
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return answered;
      }, name),
    );
  }
  await expect(page.getByTestId('refused')).toBeVisible();
  const sorted = times.sort((a, b) => a - b);
  console.log(`taps while thinking: ${sorted.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(sorted[2], 'ms, the middle of five taps').toBeLessThanOrEqual(50 * PATIENCE);
});

test('a turn in a puzzle is answered at once', async ({ page }) => {
  for (const game of GAMES) {
    const [item] = puzzlesOf(game);
    if (!item) throw new Error('no puzzle');
    await page.goto(`/#/puzzles/${game}/one/${item.id}`);
    await expect(page.getByTestId('task')).toBeFocused();
    const times: number[] = [];
    for (let count = 0; count < 5; count++) {
      await page.getByTestId('typed').fill(turnOf(lineOf(game, item), item, false).text);
      times.push(
        await page.evaluate(async () => {
          const side = document.querySelector('.side');
          const field = document.querySelector<HTMLInputElement>('[data-testid=typed]');
          if (!side || !field?.form) throw new Error('no field');
          const began = performance.now();
          const answered = new Promise<number>((done) => {
            new MutationObserver((_, watch) => {
              if (!side.querySelector('[data-testid=remark]')) return;
              watch.disconnect();
              requestAnimationFrame(() => done(performance.now() - began));
            }).observe(side, { childList: true, subtree: true });
          });
          field.form.requestSubmit();
          return answered;
        }),
      );
      await page.getByTestId('retry').click();
    }
    times.sort((a, b) => a - b);
    console.log(`answers in puzzles of ${game}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    expect(times[2], 'ms, the middle of five').toBeLessThanOrEqual(50 * PATIENCE);
  }
});
