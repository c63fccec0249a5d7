// After the first visit the page works with the network off.
import { seededRandom, smallStart, randomTurn } from './support/games';
import { kept, typeTurn } from './support/table';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('offline: play, learn, puzzles, study, rules and settings', async ({ page, context, complaints }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''))
    .toBe('activated');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('svg.board')).toHaveCount(4);
  await page.getByTestId('play-yoxii').click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await typeTurn(page, randomTurn(smallStart('yoxii'), seededRandom(1)));
  await expect.poll(async () => (await kept(page)).line.actions.length).toBe(2);
  await page.reload();
  await expect(page.getByTestId('moves').locator('li')).toHaveCount(2);
  await page.goto('/#/study/new/trexo');
  await expect(page.getByTestId('line-0')).toBeVisible();
  for (const address of [
    '#/learn/slither/moves',
    '#/puzzles/trexo/today',
    '#/rules/xok',
    '#/editor/slither',
    '#/settings',
    '#/games',
  ]) {
    await page.goto(`/${address}`);
    await expect(page.locator('main h1').first(), address).toBeVisible();
  }
  await page.goto('/#/settings');
  await page.locator('label:has(input[name=language][value=cs])').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  expect(complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
