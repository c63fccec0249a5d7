// Two browsers that play each other through the server.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GameId, Line, Player } from '../../src/core/types';
import type { SavedGame } from '../../src/saved/game';
import { core, unwrap, VIEW } from './core';
import { seededRandom } from './games';
import { typeTurn } from './table';
import { expect } from './test';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** A person with their own browser. Errors in the console are complaints, but for those of a cut network. */
export type Person = { context: BrowserContext; page: Page };

export async function person(
  browser: Browser,
  baseURL: string,
  options: { viewport?: { width: number; height: number }; complaints?: string[] } = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    viewport: options.viewport ?? DESK,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const follow = (text: string) => {
    if (!/Service Worker registration blocked|WebSocket|Failed to load resource|ERR_/.test(text))
      options.complaints?.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') follow(message.text());
  });
  context.on('weberror', (error) => follow(String(error.error())));
  return { context, page: await context.newPage() };
}

/** `seed`: that of the board, in a game whose boards differ; else it is another one each time. */
export type Options = { side?: Player | 'lot'; clock?: 'none' | 'increment' | 'days'; seed?: number };

/** Makes an invitation on the screen of a new game; returns the friend's link. */
export async function invite(page: Page, game: GameId, options: Options = {}): Promise<string> {
  await page.goto(`/#/play/${game}`);
  await page.locator('label:has(input[name=opponent][value=online])').click();
  await page.locator(`label:has(input[name=side][value=${options.side ?? 'first'}])`).click();
  await page.locator(`label:has(input[name=clock][value=${options.clock ?? 'none'}])`).click();
  if (options.seed !== undefined) await page.locator('input[id$="-seed"]').fill(String(options.seed));
  await page.getByTestId('start').click();
  await expect(page.getByTestId('waiting')).toBeVisible();
  return page.getByTestId('link').inputValue();
}

/** The part of a link after the host. */
export const pathOf = (link: string): string => `/${new URL(link).hash}`;

/** Joins by a link: opens it, and taps. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(pathOf(link));
  await page.getByTestId('join-game').click();
  await expect(page.getByTestId('board')).toBeVisible();
}

/** Two people at one game: the first made it. */
export async function pair(
  one: Page,
  two: Page,
  game: GameId,
  options: Options = {},
): Promise<{ id: string; link: string }> {
  const link = await invite(one, game, options);
  await join(two, link);
  await expect(one.getByTestId('board')).toBeVisible();
  return { id: link.split('/').at(-2) ?? '', link };
}

/** The saved game, once it has this many actions. */
export async function savedLine(page: Page): Promise<Line> {
  const text = await page.evaluate(() => {
    const id = location.hash.split('/')[2] ?? '';
    return localStorage.getItem(`tessera.game.${id}`);
  });
  return (JSON.parse(text ?? 'null') as SavedGame).line;
}

export const turnsOf = (page: Page) => page.getByTestId('moves').locator('li');

/** The field for typing is hidden on a phone until it is asked for. */
async function typing(page: Page): Promise<void> {
  if (await page.getByTestId('typed').isVisible()) return;
  await page.getByTestId('menu').click();
  await page.getByRole('dialog').getByTestId('type').click();
}

type TypedTurn = { actions: string[]; text: string; ends: boolean };

/** A random turn, action by action. */
export function anyTurn(line: Line, random: () => number): TypedTurn {
  const mover = unwrap(core.look(line, VIEW)).toMove;
  const actions: string[] = [];
  for (;;) {
    const now = { ...line, actions: [...line.actions, ...actions] };
    const { toMove, outcome } = unwrap(core.look(now, VIEW));
    if (toMove !== mover || outcome) {
      const text = unwrap(core.turns(now)).at(-1)?.text ?? '';
      return { actions, text, ends: outcome !== null };
    }
    const legal = unwrap(core.legal(now));
    actions.push(legal[Math.floor(random() * legal.length)] ?? '');
  }
}

/** A random turn to be typed, after which the game goes on. */
export function someTurn(line: Line, random: () => number): TypedTurn {
  for (let attempt = 0; attempt < 200; attempt++) {
    const turn = anyTurn(line, random);
    if (!turn.ends) return turn;
  }
  throw new Error(`every turn ends this game of ${line.game}`);
}

/** Types a turn; on a phone the field is asked for first. */
export async function typeTurnAnywhere(page: Page, turn: TypedTurn): Promise<void> {
  await typing(page);
  await typeTurn(page, turn);
}

/** Plays turns, each by the one who is to move, and waits until both see it. */
export async function playTurns(pages: [Page, Page], count: number, seed = 1): Promise<void> {
  const random = seededRandom(seed);
  let line = await savedLine(pages[0]);
  let before = await turnsOf(pages[0]).count();
  for (let i = 0; i < count; i++) {
    const mover = pages[before % 2] as Page;
    const turn = someTurn(line, random);
    await typeTurnAnywhere(mover, turn);
    before += 1;
    await bothSee(pages, before);
    line = { ...line, actions: [...line.actions, ...turn.actions] };
  }
}

/** Waits until both see that many turns, and none is on its way. */
export async function bothSee(pages: [Page, Page], turns: number): Promise<void> {
  for (const page of pages) {
    await expect(turnsOf(page)).toHaveCount(turns, { timeout: 30_000 });
    await expect(page.getByTestId('sending')).toBeHidden();
  }
}

/** Uses a tool of the table: on a phone from the menu, if it is not in the bar. */
export async function tool(page: Page, name: string): Promise<void> {
  const button = page.getByTestId(name);
  if (!(await button.isVisible())) await page.getByTestId('menu').click();
  await button.click();
}
