// The computer thinks with several threads where the browser shares memory between them, and with one where it does not.
import type { Page } from '@playwright/test';
import { smallStart } from './support/games';
import { actions, openGame, saved } from './support/table';
import { expect, test } from './support/test';

const computer = { kind: 'computer', level: 10 } as const;

/** A browser with two cores that records the number of threads of each search in its workers. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 });
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ answer?: { threads: number } }>) => {
          if (data.answer) heard.push(data.answer.threads);
        });
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard);
}

/** Which modules are loaded. */
function modules(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const name = /([a-z_]+)-[^/]*\.wasm$/.exec(request.url())?.[1];
    if (name !== undefined) found.add(name);
  });
  return found;
}

/** A game of the computer against itself. */
const watch = (page: Page) =>
  openGame(page, saved(smallStart('yoxii'), { seats: { first: computer, second: computer } }));

test('with isolation two threads think, and none is left when they are stopped', async ({ page }) => {
  const [heard, loaded] = [await listen(page), modules(page)];
  await watch(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  // A machine under load may be late with the second thread, but not for long.
  await expect.poll(async () => Math.max(0, ...(await heard())), { timeout: 60_000 }).toBe(2);
  expect((await actions(page)).length).toBeGreaterThan(0);
  expect([...loaded]).toEqual(['tessera_table_bg', 'tessera_threads_bg']);
  expect(page.workers()).toHaveLength(2);
  await page.goto('/#/settings');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a weaker player thinks with one thread', async ({ page }) => {
  const heard = await listen(page);
  const weaker = { ...computer, level: 5 };
  await openGame(page, saved(smallStart('xok'), { seats: { first: weaker, second: weaker } }));
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(2);
  expect(new Set(await heard())).toEqual(new Set([1]));
  expect(page.workers()).toHaveLength(1);
});

test('without isolation one thread thinks', async ({ page }) => {
  const [heard, loaded] = [await listen(page), modules(page)];
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response, headers });
  });
  await watch(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect.poll(async () => (await actions(page)).length, { timeout: 60_000 }).toBeGreaterThan(2);
  expect(new Set(await heard())).toEqual(new Set([1]));
  expect([...loaded]).toEqual(['tessera_table_bg', 'tessera_study_bg']);
  expect(page.workers()).toHaveLength(1);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the module that is used is kept, and the other is not loaded', async ({ page }) => {
    await listen(page);
    await page.goto('/');
    const kept = () =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const names = await caches.keys();
        const shelves = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const files = shelves.flat().map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
        return files.filter((file) => file.startsWith('tessera')).map((file) => file.replace(/-.*\./, '.'));
      });
    // Puzzles are solved offline, too.
    const files = ['puzzles', 'table', 'threads'].flatMap((name) => [
      `tessera_${name}.js`,
      `tessera_${name}_bg.wasm`,
    ]);
    expect(new Set(await kept())).toEqual(new Set(files));
  });
});
