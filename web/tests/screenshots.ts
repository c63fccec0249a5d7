// A screenshot of every screen, in both sizes and themes, in the folder TESSERA_SCREENSHOTS and the language
// TESSERA_LANGUAGE.
import { join as inside } from 'node:path';
import type { Page } from '@playwright/test';
import { GAMES } from './support/core';
import { invite, join, pathOf, person, playTurns, tool } from './support/online';
import { prepare, SCREENS, setAppearance, show, type Wish } from './support/screens';
import { expect, test } from './support/test';

const folder = process.env['TESSERA_SCREENSHOTS'] ?? 'test-results';
const language = (process.env['TESSERA_LANGUAGE'] ?? 'en') as Wish['language'];

for (const [size, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({
        viewport,
        ...(size === 'phone' ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}),
      });
      test('every screen', async ({ page }) => {
        test.setTimeout(300_000);
        await prepare(page, { language, theme });
        for (const screen of SCREENS) {
          await show(page, screen);
          // What is loaded late, such as lines of a study, should be in the picture.
          await page.waitForTimeout(screen.name.startsWith('study-') ? 1500 : 150);
          await page.screenshot({ path: inside(folder, `${screen.name}-${size}-${theme}.png`) });
        }
      });
      test('every screen of an online game', async ({ browser, baseURL, complaints }) => {
        test.setTimeout(300_000);
        const people = [0, 1].map(() => person(browser, baseURL ?? '', { viewport, complaints }));
        const [one, two] = (await Promise.all(people)).map(({ page }) => page) as [Page, Page];
        for (const page of [one, two]) {
          await page.goto('/#/');
          await setAppearance(page, { language, theme });
        }
        const picture = (page: Page, name: string) =>
          page.screenshot({ path: inside(folder, `online-${name}-${size}-${theme}.png`) });
        for (const game of GAMES) {
          const link = await invite(one, game, { clock: 'increment' });
          if (game === 'xok') await picture(one, 'waiting');
          await two.goto(pathOf(link));
          await expect(two.getByTestId('join')).toBeVisible();
          if (game === 'xok') await picture(two, 'join');
          await join(two, link);
          await playTurns([one, two], 3);
          await picture(two, `game-${game}`);
          if (game === 'yoxii') {
            await tool(one, 'draw');
            await one.getByTestId('yes').click();
            await expect(two.getByTestId('yes-draw')).toBeVisible();
            await picture(one, 'offering');
            await picture(two, 'offered');
          }
          await tool(two, 'resign');
          await two.getByTestId('yes').click();
          await expect(one.getByTestId('result')).toBeVisible();
          await picture(one, `end-${game}`);
        }
        await one.goto('/#/games');
        await expect(one.locator('article').first()).toBeVisible();
        await picture(one, 'games');
      });
    });
  }
}
