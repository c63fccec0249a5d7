// The page in a real browser. `cargo xtask test` starts the server and says its address in TESSERA_URL;
// `cargo xtask screenshots` and `cargo xtask pictures` make pictures in the folder TESSERA_SCREENSHOTS instead.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const { CI, PATH = '', TESSERA_SCREENSHOTS, TESSERA_URL } = process.env;
if (TESSERA_URL === undefined) {
  throw new Error('There is no page to test: run `cargo xtask test`, or set TESSERA_URL.');
}

/** The browser of this machine. */
const chromium = PATH.split(delimiter)
  .map((folder) => join(folder, 'chromium'))
  .find(existsSync);
if (chromium === undefined) throw new Error('There is no chromium on the path.');

/** What is measured while no other test runs. */
const ALONE = ['first-visit.spec.ts', 'numbers.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  projects:
    TESSERA_SCREENSHOTS === undefined
      ? [
          { name: 'page', testMatch: '*.spec.ts', testIgnore: ALONE },
          { name: 'alone', testMatch: ALONE, dependencies: ['page'], workers: 1 },
        ]
      : [{ name: 'pictures', testMatch: ['pictures.ts', 'screenshots.ts'] }],
  outputDir: 'test-results',
  reporter: CI === undefined ? 'list' : 'dot',
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits for what is seen after a moment.
  workers: 3,
  retries: CI === undefined ? 0 : 1,
  forbidOnly: CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: TESSERA_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
