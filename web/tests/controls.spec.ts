// While a turn is made, every control is large enough to hit; axe finds nothing there either.
import type { Event, GameId } from '../src/core/types';
import { violations } from './support/axe';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { open, prepare } from './support/screens';
import { CONTROLS, EVERY_TURN, tooSmall } from './support/sizes';
import { tap } from './support/table';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const SIZES = [PHONE, { width: 1440, height: 900 }];

/** The first events of a turn that can be turned, confirmed or cancelled. */
function halfTurn(game: GameId): Event[] {
  const { line } = open(game);
  const events: Event[] = [];
  for (let count = 0; count < 3; count++) {
    const draft = unwrap(core.draft(line, events, VIEW));
    const [next] = draft.lit;
    const event: Event | undefined = next === undefined ? undefined : { tap: next };
    if (!event || unwrap(core.draft(line, [...events, event], VIEW)).finished) break;
    events.push(event);
  }
  return events;
}

for (const game of GAMES) {
  test(`${game}: a half-made turn, a hint and an earlier turn`, async ({ page }) => {
    test.setTimeout(180_000);
    await prepare(page, { language: 'en', theme: 'light' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`/#/game/open-${game}`);
      await expect(page.getByTestId('board')).toBeVisible();
      for (const event of halfTurn(game)) await tap(page, event);
      await expect(page.getByTestId('cancel')).toBeVisible();
      expect.soft(await violations(page), `half-made, ${size.width} wide`).toEqual([]);
      expect.soft(await tooSmall(page, CONTROLS, 24), `half-made, ${size.width} wide`).toEqual([]);
      if (size === PHONE) {
        expect.soft(await tooSmall(page, EVERY_TURN, 44), 'used in every turn').toEqual([]);
      }
      await page.keyboard.press('Escape');
      await page.getByTestId('moves').getByRole('button').first().click();
      expect.soft(await violations(page), `an earlier turn, ${size.width} wide`).toEqual([]);
      await page.getByTestId('prompt').getByRole('button').first().click();
      await page.locator('[data-cell][tabindex="0"]').focus();
      await page.keyboard.press('?');
      await expect(page.getByTestId('hint')).toBeVisible();
      expect.soft(await violations(page), `a hint, ${size.width} wide`).toEqual([]);
      await page.goto('/?again');
    }
  });
}
