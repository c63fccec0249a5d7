// A game on the screen, as a test plays it: by tap, by keyboard, by typing.
import type { Locator, Page } from '@playwright/test';
import type { Cell, Draft, Event, GameId, Line } from '../../src/core/types';
import type { SavedGame } from '../../src/saved/game';
import { core, unwrap, SMALL, VIEW } from './core';
import { expect } from './test';
import type { MadeTurn } from './games';

export const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"] .hit`);

/** Where something is on the screen. */
export async function boxOf(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

/** The element for one event of a turn. */
function target(page: Page, event: Event): Locator {
  if ('tap' in event) return cell(page, event.tap);
  if ('rotate' in event) return page.getByTestId('rotate');
  if ('drop' in event) return page.getByTestId(`part-${event.drop}`);
  const [group, item] = event.choose;
  return page.getByTestId(`choice-${group}-${item}`).or(page.getByTestId(`ring-${item}`));
}

/** Does one event of a turn by mouse. */
export const tap = (page: Page, event: Event): Promise<void> => target(page, event).click();

export async function tapTurn(page: Page, made: MadeTurn): Promise<void> {
  for (const event of made.events) await tap(page, event);
  if (!made.finished) await page.getByTestId('confirm').click();
}

/** Makes a turn with a finger. */
export async function touchTurn(page: Page, made: MadeTurn): Promise<void> {
  for (const event of made.events) await target(page, event).tap();
  if (!made.finished) await page.getByTestId('confirm').tap();
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 80; count++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** The arrow keys from one cell to another, by the shortest way. */
function way(cells: readonly Cell[], from: string, to: string): string[] {
  const found = new Map<string, string[]>([[from, []]]);
  for (const [name, keys] of found) {
    if (name === to) return keys;
    const next = cells.find((each) => each.name === name)?.next ?? {};
    for (const [direction, there] of Object.entries(next)) {
      const key = `Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`;
      if (!found.has(there)) found.set(there, [...keys, key]);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}

/** Goes to a cell with the arrow keys; one has the focus. */
export async function walkTo(page: Page, cells: readonly Cell[], name: string): Promise<void> {
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  if (from == null) throw new Error('no cell has the focus');
  for (const key of way(cells, from, name)) await page.keyboard.press(key);
}

const itemOf = (draft: Draft, [group, item]: [string, string]) =>
  draft.choices.find(({ id }) => id === group)?.items.find(({ id }) => id === item);

/**
 * Makes a turn with the keyboard only; a cell of the board has the focus before and after. `pressed` is called after each
 * key that changes the turn.
 */
export async function keyTurn(
  page: Page,
  made: MadeTurn,
  pressed: (draft: Draft) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { cells } = unwrap(core.look(made.line, VIEW));
  let draft = unwrap(core.draft(made.line, [], VIEW));
  const did = async (event: Event) => {
    draft = unwrap(core.draft(made.line, [...draft.events, event], VIEW));
    await pressed(draft);
  };
  for (const event of made.events) {
    if ('tap' in event) {
      await walkTo(page, cells, event.tap);
      await page.keyboard.press('Enter');
      await did(event);
    } else if ('rotate' in event) {
      await page.keyboard.press(']');
      await did(event);
    } else if ('choose' in event) {
      const [group, id] = event.choose;
      const { key, angle } = itemOf(draft, event.choose) ?? {};
      if (key != null) {
        // A capital is one with Shift only, whatever Caps Lock says.
        await page.keyboard.press(/^[A-Z]$/.test(key) ? `Shift+${key}` : key);
        await did(event);
      } else if (angle == null) {
        await tabTo(page, `[data-testid="choice-${group}-${id}"]`);
        await page.keyboard.press('Enter');
        await tabTo(page, '[role=gridcell]', 'Shift+Tab');
        await did(event);
      }
      // A direction without a letter is reached by turning.
      for (
        let turns = 0;
        key == null && angle != null && turns < 6 && !itemOf(draft, event.choose)?.on;
        turns++
      ) {
        await page.keyboard.press(']');
        await did({ rotate: 1 });
      }
    }
  }
  expect(draft.actions).toEqual(made.actions);
  if (!draft.finished) await page.keyboard.press('.');
}

export async function typeTurn(page: Page, made: Pick<MadeTurn, 'text'>): Promise<void> {
  const field = page.getByTestId('typed');
  await field.fill(made.text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Chooses two people and the small start of a game on the screen of a new game. */
export async function chooseSmall(page: Page, game: GameId): Promise<void> {
  await page.locator('label:has(input[name=opponent][value=person])').click();
  const wish = SMALL[game];
  const sliders = page.locator('input[type=range]');
  if (wish.tiles !== undefined) await sliders.fill(String(wish.tiles));
  if (wish.board && 'seed' in wish.board) {
    const { columns, rows, walls, seed } = wish.board;
    for (const [i, value] of [columns, rows, walls].entries()) await sliders.nth(i).fill(String(value));
    await page.locator('input[inputmode=numeric]').fill(String(seed));
  }
}

const PERSON = { kind: 'person' } as const;

/** A saved game, for the storage. */
export function saved(line: Line, change: Partial<SavedGame> = {}): SavedGame {
  return {
    version: 1,
    id: 'testgame',
    line,
    redo: [],
    seats: { first: PERSON, second: PERSON },
    clock: null,
    code: null,
    ended: null,
    started: 1_700_000_000_000,
    changed: 1_700_000_000_000,
    ...change,
  };
}

/** Puts items into the storage, once: what the page writes later stays. */
export async function fillStorage(page: Page, items: Record<string, unknown>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) !== null) continue;
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, items);
}

/** Opens a game from the storage. */
export async function openGame(page: Page, game: SavedGame): Promise<void> {
  await fillStorage(page, { [`tessera.game.${game.id}`]: game });
  await page.goto(`/#/game/${game.id}`);
  await expect(page.getByTestId('board')).toBeVisible();
}

/** The current game as it is saved. */
export async function kept(page: Page): Promise<SavedGame> {
  const text = await page.evaluate(() => {
    const id = location.hash.split('/')[2] ?? '';
    return localStorage.getItem(`tessera.game.${id}`);
  });
  return JSON.parse(text ?? 'null') as SavedGame;
}

export const actions = async (page: Page): Promise<string[]> => (await kept(page)).line.actions;
