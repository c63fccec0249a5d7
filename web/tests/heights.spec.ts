// Every height and every width: whatever a person needs now is on the screen, whole and uncovered, without scrolling.
import type { Page } from '@playwright/test';
import type { Draft, Event, GameId, Line } from '../src/core/types';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { seededRandom, smallStart, wholeGame } from './support/games';
import { pair, person, playTurns, tool } from './support/online';
import { prepare, setAppearance, show, SCREENS } from './support/screens';
import { coveredFocus, outOfSight } from './support/sight';
import { tooWide } from './support/sizes';
import { fillStorage, saved, tap } from './support/table';
import { expect, test } from './support/test';

/** Two laptops, a desk and a small phone. */
const SIZES = [
  { width: 1366, height: 657 },
  { width: 1280, height: 600 },
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
];
const LANGUAGES = ['en', 'pl', 'cs'] as const;

/** Measures the open page at every size in every language. */
async function measure(page: Page, what: string): Promise<void> {
  for (const language of LANGUAGES) {
    await setAppearance(page, { language, theme: 'light' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      const name = `${what}, ${language}, ${size.width} × ${size.height}`;
      expect.soft(await outOfSight(page), name).toEqual([]);
      expect.soft(await tooWide(page), `${name}: too wide`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await setAppearance(page, { language: 'en', theme: 'light' });
}

/** How much a draft shows: a half-made turn with more choices needs more room. */
const size = (draft: Draft) =>
  draft.parts.length + draft.notes.length + draft.choices.flatMap(({ items }) => items).length;

type Half = { line: Line; half: Event[]; whole: Event[] };

/** Events that make the fullest half of a turn, and the fullest whole one that waits for "Play", of many random ones. */
function fullest(game: GameId): Half {
  const random = seededRandom(7);
  const turns = wholeGame(game);
  const line = turns[Math.min(turns.length - 1, game === 'slither' ? 2 : 8)]?.line ?? smallStart(game);
  let half: { events: Event[]; size: number } = { events: [], size: -1 };
  let whole = half;
  for (let count = 0; count < 40; count++) {
    let events: Event[] = [];
    for (let step = 0; step < 6; step++) {
      const draft = unwrap(core.draft(line, events, VIEW));
      const found = { events, size: size(draft) };
      if (draft.complete && found.size > whole.size) whole = found;
      if (draft.finished) break;
      if (!draft.complete && events.length > 0 && found.size > half.size) half = found;
      const ring = draft.choices.filter(({ form }) => form === 'ring');
      const choices = ring.length > 0 ? ring : draft.choices.filter(({ form }) => form !== 'board');
      const next: Event[] = [
        ...(ring.length > 0 ? [] : draft.lit.map((each) => ({ tap: each }))),
        ...choices.flatMap(({ id, items }) =>
          items.filter((item) => item.enabled && !item.on).map((item): Event => ({ choose: [id, item.id] })),
        ),
      ];
      const event = next[Math.floor(random() * next.length)];
      if (!event) break;
      if (unwrap(core.draft(line, [...events, event], VIEW)).refused === null) events = [...events, event];
    }
  }
  return { line, half: half.events, whole: whole.events };
}

for (const game of GAMES) {
  test(`${game}: a turn, a hint and the end are on the screen whole`, async ({ page }) => {
    test.setTimeout(240_000);
    const { line, half, whole } = fullest(game);
    const [middle, end] = [saved(line, { id: 'middle' }), saved(line, { id: 'end' })];
    await fillStorage(page, {
      'tessera.game.middle': middle,
      'tessera.game.end': end,
      'tessera.settings': { language: 'en', theme: 'light', sound: false, confirm: true },
    });
    await page.goto('/#/game/middle');
    await expect(page.getByTestId('board')).toBeVisible();
    await measure(page, 'before a turn');
    for (const [what, events] of [
      ['half a turn', half],
      ['a whole turn', whole],
    ] as const) {
      for (const event of events) await tap(page, event);
      await measure(page, what);
      await page.getByTestId('cancel').click();
    }
    await page.getByTestId('hint-button').click();
    await expect(page.getByTestId('hint')).toBeVisible();
    await measure(page, 'a hint');
    await page.goto('/#/game/end');
    await page.getByTestId('resign').click();
    await page.getByTestId('yes-0').click();
    await expect(page.getByTestId('result')).toBeVisible();
    await measure(page, 'the end');
  });
}

test('offers, answers and a rematch are on the screen whole', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const [one, two] = (await Promise.all([0, 1].map(() => person(browser, baseURL ?? '')))).map(
    ({ page }) => page,
  ) as [Page, Page];
  await pair(one, two, 'xok', { clock: 'increment' });
  await playTurns([one, two], 3);
  // The friend is to move, with half a turn on the board.
  await tool(one, 'takeback');
  await expect(two.getByTestId('asked-takeback')).toBeVisible();
  await two.locator('[data-lit] .hit').first().click();
  await expect(two.getByTestId('cancel')).toBeVisible();
  await measure(two, 'a takeback is asked for');
  await measure(one, 'a takeback was asked for');
  await two.getByTestId('no-takeback').click();
  await tool(one, 'draw');
  await one.getByTestId('yes').click();
  await expect(two.getByTestId('asked-draw')).toBeVisible();
  await measure(two, 'a draw is offered');
  await two.getByTestId('no-draw').click();
  await tool(two, 'resign');
  await two.getByTestId('yes').click();
  await expect(one.getByTestId('result')).toBeVisible();
  await two.getByTestId('rematch').click();
  await expect(one.getByTestId('rematch')).toHaveText('Accept the rematch');
  await measure(one, 'a rematch is offered');
  await measure(two, 'a rematch was offered');
});

/** A window of 1280 × 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };
const READ = /^(home|new-|game-|end-|study-|editor-|puzzle-|lesson-|puzzles$|learn$|settings|games)/;

for (const part of [0, 1]) {
  const screens = SCREENS.filter(({ name }) => READ.test(name)).filter((_, i) => i % 2 === part);
  test(`at 400 % all is reached by scrolling down, ${part + 1} of 2`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(MAGNIFIED);
    await prepare(page, { language: 'pl', theme: 'light' });
    for (const screen of screens) {
      await show(page, screen);
      expect.soft(await tooWide(page), `${screen.name}: too wide`).toBeLessThanOrEqual(0);
      const covered = new Set<string>();
      for (let count = 0; count < 40; count++) {
        await page.keyboard.press('Tab');
        const found = await coveredFocus(page);
        if (found !== null) covered.add(found);
      }
      expect.soft([...covered], `${screen.name}: the focus`).toEqual([]);
    }
  });
}
