// A game beyond its turns: the computer, undo, hints, unfinished turns, reload, the clock, the end.
import type { Page } from '@playwright/test';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { seededRandom, smallStart, randomTurn, wholeGame } from './support/games';
import { actions, cell, kept, openGame, saved, tap, tapTurn, typeTurn } from './support/table';
import { expect, test } from './support/test';

const computer = (level: number) => ({ kind: 'computer', level }) as const;
const person = { kind: 'person' } as const;

/** A game after some random turns. */
function begun(game: (typeof GAMES)[number], count: number) {
  const turns = wholeGame(game).slice(0, count);
  const line = smallStart(game);
  return { ...line, actions: turns.flatMap((made) => made.actions) };
}

/** Waits until a person may act again, or the game is over. */
async function answered(page: Page): Promise<boolean> {
  const over = page.getByTestId('result');
  const mine = page.getByTestId('typed').and(page.locator(':not([aria-disabled])'));
  await expect(over.or(mine).first()).toBeVisible();
  return over.isVisible();
}

for (const [game, level] of [
  ['xok', 2],
  ['yoxii', 6],
  ['trexo', 2],
  ['slither', 6],
] as const) {
  test(`${game}: against the computer at level ${level}`, async ({ page }) => {
    await page.goto(`/#/play/${game}`);
    await page.locator('label:has(input[name=opponent][value=computer])').click();
    await page.locator('input[type=range]').first().fill(String(level));
    await page.getByTestId('start').click();
    await expect(page.getByTestId('board')).toBeVisible();
    expect((await kept(page)).seats).toEqual({ first: person, second: computer(level) });
    const random = seededRandom(7);
    for (let turn = 0; turn < 3; turn++) {
      const { line } = await kept(page);
      await typeTurn(page, randomTurn(line, random));
      if (await answered(page)) break;
      const after = (await kept(page)).line;
      expect(unwrap(core.look(after, VIEW)).toMove).toBe('first');
      expect(unwrap(core.turns(after)).length).toBeGreaterThanOrEqual(2 * turn + 2);
    }
    // Undo takes back the computer's answer as well; redo plays both again.
    const before = await actions(page);
    await page.getByTestId('undo').click();
    expect((await actions(page)).length).toBeLessThan(before.length);
    await page.getByTestId('redo').click();
    await expect.poll(() => actions(page)).toEqual(before);
  });
}

test('slither: a whole game against the computer, which begins', async ({ page }) => {
  await openGame(page, saved(smallStart('slither'), { seats: { first: computer(1), second: person } }));
  const random = seededRandom(3);
  for (let turn = 0; turn < 30 && !(await answered(page)); turn++) {
    await typeTurn(page, randomTurn((await kept(page)).line, random));
  }
  await expect(page.getByTestId('result')).toBeVisible();
});

for (const game of GAMES) {
  test(`${game}: a hint, undo and redo`, async ({ page }) => {
    const line = begun(game, 2);
    await openGame(page, saved(line));
    await page.getByTestId('hint-button').click();
    const hint = page.getByTestId('hint');
    await expect(hint).toBeVisible();
    await expect(hint).toContainText(/\w{2,}.*\w{2,}/);
    await page.getByTestId('hint-follow').click();
    await expect.poll(async () => (await actions(page)).length).toBeGreaterThan(line.actions.length);
    const followed = await actions(page);
    await page.getByTestId('undo').click();
    await expect.poll(() => actions(page)).toEqual(line.actions);
    await page.getByTestId('undo').click();
    await page.getByTestId('undo').click();
    await expect(page.getByTestId('undo')).toBeDisabled();
    expect(await actions(page)).toEqual([]);
    for (let count = 0; count < 3; count++) await page.getByTestId('redo').click();
    await expect.poll(() => actions(page)).toEqual(followed);
    await expect(page.getByTestId('redo')).toBeDisabled();
  });

  test(`${game}: a half-made turn is cancelled, by button and by Escape`, async ({ page }) => {
    const line = smallStart(game);
    await openGame(page, saved(line));
    // The first part of a turn, and no more.
    const made = randomTurn(line, seededRandom(5));
    const parts = (count: number) => unwrap(core.draft(line, made.events.slice(0, count), VIEW)).parts.length;
    const first = made.events.slice(0, made.events.findIndex((_, i) => parts(i + 1) > 0) + 1);
    for (const event of first) await tap(page, event);
    await page.getByTestId('cancel').click();
    await expect(page.getByTestId('cancel')).toBeHidden();
    for (const event of first) await tap(page, event);
    await expect(page.getByTestId('cancel')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('cancel')).toBeHidden();
    expect(await actions(page)).toEqual([]);
    await tapTurn(page, made);
    await expect.poll(() => actions(page)).toEqual(made.actions);
  });

  test(`${game}: a game survives reload, on the home page too`, async ({ page }) => {
    await openGame(page, saved(smallStart(game)));
    const turns = wholeGame(game);
    const [first, second] = turns;
    if (!first || !second) throw new Error('the game is too short');
    await tapTurn(page, first);
    await page.reload();
    await expect(page.getByTestId('moves').locator('li')).toHaveCount(1);
    await tapTurn(page, second);
    const played = [...first.actions, ...second.actions];
    await expect.poll(() => actions(page)).toEqual(played);
    await page.goto('/');
    if (turns.length > 2) {
      await page.getByTestId('continue').click();
      await expect(page.getByTestId('moves').locator('li')).toHaveCount(2);
    }
  });
}

test('the setting asks before a turn is played', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('switch').first().click();
  await page.goto('about:blank');
  await openGame(page, saved(smallStart('yoxii')));
  const made = randomTurn(smallStart('yoxii'), seededRandom(1));
  for (const event of made.events) await tap(page, event);
  expect(await actions(page)).toEqual([]);
  await page.getByTestId('confirm').click();
  await expect.poll(() => actions(page)).toEqual(made.actions);
});

test('an illegal cell says why', async ({ page }) => {
  await openGame(page, saved(begun('yoxii', 2)));
  await page.locator('[data-cell]:not([data-lit]) .hit').first().click();
  await expect(page.getByTestId('refused')).not.toBeEmpty();
});

test('a part of a turn is taken back before it is played', async ({ page }) => {
  const line = smallStart('slither');
  await openGame(page, saved(line));
  await tap(page, { choose: ['tool', 'free'] });
  const [free = ''] = unwrap(core.draft(line, [{ choose: ['tool', 'free'] }], VIEW)).lit;
  await tap(page, { tap: free });
  const [head = ''] = unwrap(core.draft(line, [], VIEW)).lit;
  await tap(page, { tap: head });
  const parts = page.locator('[data-testid^=part-]');
  await expect(parts).toHaveCount(2);
  await parts.first().click();
  await expect(parts).toHaveCount(1);
  expect(await actions(page)).toEqual([]);
});

test('resign, look back, flip, restart, and the list of games', async ({ page }) => {
  await openGame(page, saved(begun('xok', 4)));
  const top = await page.locator('[data-cell]').first().getAttribute('data-cell');
  await page.getByTestId('flip').click();
  await expect(page.locator('[data-cell]').first()).not.toHaveAttribute('data-cell', top ?? '');
  await page.getByTestId('moves').getByRole('button').first().click();
  await page.getByTestId('prompt').getByRole('button').click();
  await page.getByTestId('resign').click();
  // Two people play: it asks who resigns.
  await page.getByTestId('yes-0').click();
  await expect(page.getByTestId('result')).toContainText('Black wins');
  await page.goto('/#/games');
  const row = page.locator('article');
  await expect(row).toHaveCount(1);
  await row.getByRole('link').first().click();
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByTestId('again').click();
  await expect(page.getByTestId('result')).toBeHidden();
  expect(await actions(page)).toEqual([]);
});

test('a clock runs out', async ({ page }) => {
  const clock = { base: 60_000, increment: 0, left: { first: 60_000, second: 400 } };
  await openGame(page, saved(begun('xok', 1), { clock }));
  await expect(page.getByTestId('result')).toBeVisible();
  expect((await kept(page)).ended).toEqual({ winner: 'first', how: 'time', why: null });
});

test('a shark is dragged from the supply, and turned', async ({ page }) => {
  const line = begun('xok', 2);
  const shark = { choose: ['piece', 's'] as [string, string] };
  const open = (name: string) => !unwrap(core.draft(line, [shark, { tap: name }], VIEW)).finished;
  const target = unwrap(core.draft(line, [shark], VIEW)).lit.find(open) ?? '';
  await openGame(page, saved(line));
  const [from, to] = await Promise.all([
    page.getByTestId('choice-piece-s').boundingBox(),
    cell(page, target).boundingBox(),
  ]);
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // Away from the board the icon is in hand, and the question is one for a shark.
  await page.mouse.move(from.x - 20, from.y, { steps: 3 });
  await expect(page.getByTestId('held')).toBeVisible();
  const asks = unwrap(core.draft(line, [shark], VIEW)).asks.id;
  expect(asks).toBe('xok-ask-shark');
  await expect(page.getByTestId('asks')).not.toContainText(/first fish/);
  // On the board the preview is seen, and no icon covers it.
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await expect(page.getByTestId('ghosts')).toBeAttached();
  await expect(page.getByTestId('held')).toHaveCount(0);
  await page.mouse.up();
  await page.locator('[data-testid^=ring-]:not([aria-disabled=true])').last().click();
  await expect.poll(async () => (await actions(page)).at(-1)).toMatch(new RegExp(`^S${target}`));
});

test('the keys and the lists are shown', async ({ page }) => {
  await openGame(page, saved(smallStart('trexo')));
  // A button that shows only its icon has a tooltip.
  await page.getByTestId('keys').hover();
  await expect(page.getByTestId('keys').locator('span')).toHaveCSS('clip-path', 'none');
  await page.getByTestId('keys').click();
  await expect(page.getByRole('dialog')).toContainText('Enter');
  await page.keyboard.press('Escape');
  await page.getByTestId('list').click();
  await page.getByTestId('list-legal').locator('summary').first().click();
  await expect(page.getByTestId('list-legal').locator('li').first()).toBeVisible();
});

test('a tile is turned under the finger before it is played', async ({ page }) => {
  const line = smallStart('trexo');
  await openGame(page, saved(line));
  await cell(page, 'c3').click();
  await page.getByTestId('rotate').click();
  const once = unwrap(core.draft(line, [{ tap: 'c3' }, { rotate: 1 }], VIEW));
  await page.getByTestId('rotate').click();
  const twice = unwrap(core.draft(line, [{ tap: 'c3' }, { rotate: 1 }, { rotate: 1 }], VIEW));
  expect(twice.actions).not.toEqual(once.actions);
  await page.getByTestId('confirm').click();
  await expect.poll(() => actions(page)).toEqual(twice.actions);
});
