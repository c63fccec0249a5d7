// A first visit on a phone with a slow network: what is loaded before the first move, and how long that takes.
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { expect, test } from './support/test';

const KB = 1000;
/** What a newcomer needs to make a move, gzipped. */
const WEIGHT = 290;
/** Milliseconds from the address to the first move. */
const TIME = 3400;

/** A first visit: kilobytes and milliseconds. */
async function visit(browser: Browser, baseURL: string): Promise<{ kilobytes: number; time: number }> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 1.5e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bodies: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (/\.(js|css|wasm)$/.test(response.url())) {
      bodies.push(response.body().then((body) => gzipSync(body).length));
    }
  };
  page.on('response', weigh);

  // Taps as soon as there is something to tap, so that only the page is waited for.
  await page.addInitScript(() => {
    const tap = (selector: string) => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found && !found.matches(':disabled')) found.click();
      return found !== null;
    };
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-testid=board] [data-cell=c3]')) {
        watch.disconnect();
        performance.mark('move');
      } else {
        void (tap('[data-testid=start]') || tap('[data-testid=play-xok]'));
      }
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('move').length > 0);
  page.off('response', weigh);
  const kilobytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0) / KB;
  const time = await page.evaluate(() => performance.getEntriesByName('move')[0]?.startTime ?? Infinity);
  await page.locator('[data-testid=board] [data-cell=c3]').click();
  await context.close();
  return { kilobytes, time };
}

test('a first move is possible soon, even on a slow phone', async ({ browser, baseURL }) => {
  const visits = [];
  for (let count = 0; count < 3; count++) visits.push(await visit(browser, baseURL ?? ''));
  visits.sort((a, b) => a.time - b.time);
  for (const { kilobytes, time } of visits) {
    console.log(`first visit: ${kilobytes.toFixed(1)} kB, first move after ${time.toFixed(0)} ms`);
  }
  const { kilobytes, time } = visits[1] ?? { kilobytes: Infinity, time: Infinity };
  expect(kilobytes, 'kB of JavaScript, CSS and wasm').toBeLessThanOrEqual(WEIGHT);
  expect(time, 'ms to the first move, the middle of three').toBeLessThanOrEqual(TIME);
});
