// A browser with everything that the first release kept in it.
import { readFileSync } from 'node:fs';
import type { SavedGame } from '../src/saved/game';
import { core, unwrap } from './support/core';
import { kept, fillStorage } from './support/table';
import { expect, test } from './support/test';

const file = new URL('saved/first-release.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const games = Object.entries(stored)
  .filter(([key]) => key.startsWith('tessera.game.'))
  .map(([, text]) => JSON.parse(text) as SavedGame);
const studies = Object.keys(stored).filter((key) => key.startsWith('tessera.study.'));

test('the games of the first release are listed, open, and play on', async ({ page }) => {
  await fillStorage(page, stored);
  await page.goto('/#/games');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('article')).toHaveCount(games.length);
  for (const game of games) {
    await page.goto(`/#/game/${game.id}`);
    await expect(page.getByTestId('moves').locator('li')).toHaveCount(unwrap(core.turns(game.line)).length);
    if (game.ended) {
      await expect(page.getByTestId('result')).toBeVisible();
      continue;
    }
    for (let count = 0; count < game.redo.length && (await page.getByTestId('redo').isEnabled()); count++) {
      await page.getByTestId('redo').click();
    }
    const all = [...game.line.actions, ...[...game.redo].reverse().flat()];
    expect((await kept(page)).line.actions).toEqual(all);
  }
});

test('the studies, wishes and lessons of the first release are there', async ({ page }) => {
  await fillStorage(page, stored);
  for (const key of studies) {
    await page.goto(`/#/study/${key.split('.')[2]}`);
    await expect(page.getByTestId('turns').locator('[data-turn]').first()).toBeVisible();
  }
  await page.goto('/#/learn/xok/sharks');
  await expect(page.getByTestId('task')).toBeVisible();
  await page.goto('/#/play/trexo');
  await expect(page.locator('input[name=opponent][value=person]')).toBeChecked();
  await expect(page.locator('input[type=range]').last()).toHaveValue('15');
});
