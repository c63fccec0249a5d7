// The opening explorer in study: loaded when it is opened, and its turns can be played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../src/core/types';
import { core, GAMES, unwrap } from './support/core';
import { expect, test } from './support/test';

/** Where games begin in the explorer: on its first board, if the game has boards. */
function begin(game: GameId): string {
  const file = join(import.meta.dirname, `../../crates/explorer/data/${game}.txt`);
  const code = /^board (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  return unwrap(core.start({ game, ...(code !== undefined && { board: { code } }) })).line.start;
}

for (const game of GAMES) {
  test(`${game}: the explorer is loaded when it is opened, and its turns are played`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('.txt') && files.push(request.url())));
    await page.goto(`/#/study/p/${game}/${encodeURIComponent(begin(game))}`);
    const explorer = page.getByTestId('explorer-open');
    await expect(explorer).toBeVisible();
    expect(files).toEqual([]);
    // By keyboard alone.
    await explorer.focus();
    await page.keyboard.press('Enter');
    const best = page.getByTestId('explorer-0');
    await expect(best).toContainText('%');
    expect(files).toHaveLength(1);
    for (let turn = 1; turn <= 4; turn++) {
      await best.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('turns').locator('[data-turn]')).toHaveCount(turn);
    }
    await expect(page.getByTestId('explorer-beyond')).toBeVisible();
    // One turn back: the eight best replies.
    await page.getByTestId('back').click();
    await expect(page.getByTestId('explorer-7')).toBeVisible();
    await expect(page.getByTestId('explorer-8')).toHaveCount(0);
  });
}
