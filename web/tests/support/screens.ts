// Every screen of the page, with some content.
import type { Page } from '@playwright/test';
import type { GameId, Line } from '../../src/core/types';
import { core, GAMES, unwrap, VIEW } from './core';
import { smallStart, wholeGame } from './games';
import { puzzlesOf } from './puzzles';
import { saved, fillStorage } from './table';
import { expect } from './test';

const played = (game: GameId, count?: number): Line => ({
  ...smallStart(game),
  actions: wholeGame(game)
    .slice(0, count)
    .flatMap((made) => made.actions),
});

/** A finished game, with the ending that the page would have kept. */
export function finished(game: GameId) {
  const line = played(game);
  const { outcome } = unwrap(core.look(line, VIEW));
  const ended = { winner: outcome?.winner ?? null, how: 'board' as const, why: outcome?.why ?? null };
  return saved(line, { id: `end-${game}`, ended });
}

/** A game in its middle. */
export const open = (game: GameId) => saved(played(game, game === 'slither' ? 2 : 8), { id: `open-${game}` });

/** `click`: what opens a dialog there. */
export type Screen = { name: string; address: string; ready: string; click?: string };

const screen = (name: string, address: string, ready = 'main h1', click?: string): Screen =>
  click === undefined ? { name, address, ready } : { name, address, ready, click };

/** The first puzzle of each game. */
const PUZZLES = Object.fromEntries(GAMES.map((game) => [game, puzzlesOf(game)[0]?.id ?? ''])) as Record<
  GameId,
  string
>;

export const SCREENS: readonly Screen[] = [
  screen('home', '#/', '[data-testid=play-slither]'),
  ...GAMES.flatMap((game) => [
    screen(`new-${game}`, `#/play/${game}`, '[data-testid=start]:enabled'),
    screen(`game-${game}`, `#/game/open-${game}`, '[data-testid=board]'),
    screen(`end-${game}`, `#/game/end-${game}`, '[data-testid=result]'),
    screen(`course-${game}`, `#/learn/${game}`, '[data-testid=learn-go]'),
    screen(`rules-${game}`, `#/rules/${game}`),
    screen(`study-${game}`, `#/study/game/end-${game}`, '[data-testid=graph]'),
    screen(`puzzles-${game}`, `#/puzzles/${game}`, '[data-testid=stream]'),
    screen(`puzzle-${game}`, `#/puzzles/${game}/one/${PUZZLES[game]}`, '[data-testid=hint]'),
    screen(`editor-${game}`, `#/editor/${game}`, '[data-testid=edit-status]'),
  ]),
  screen('learn', '#/learn', '[data-testid=learn-slither] progress'),
  screen('lesson-xok', '#/learn/xok/sharks', '[data-testid=task]'),
  screen('lesson-slither', '#/learn/slither/moves', '[data-testid=task]'),
  screen('puzzles', '#/puzzles', '[data-testid=today-slither] .words'),
  screen('puzzles-own', '#/puzzles/own', '[data-testid=own-none], [data-testid=own-puzzle]'),
  screen('rules', '#/rules'),
  screen('study', '#/study', '[data-testid=import-text]'),
  screen('known', '#/known', 'main section'),
  screen('games', '#/games', 'article'),
  screen('settings', '#/settings'),
  screen('lost', '#/nowhere'),
  screen('dialog-keys', '#/game/open-slither', '[data-testid=board]', 'keys'),
  screen('dialog-rules', '#/game/open-xok', '[data-testid=board]', 'rules'),
  screen('dialog-print', '#/play/slither', '[data-testid=start]:enabled', 'print'),
  screen('dialog-lists', '#/game/open-xok', '[data-testid=board]', 'list'),
  screen('dialog-export', '#/study/game/end-yoxii', '[data-testid=graph]', 'export'),
  screen('dialog-resign', '#/game/open-trexo', '[data-testid=board]', 'resign'),
  screen('dialog-begin', '#/editor/xok', '[data-testid=edit-status]', 'play-from'),
];

export type Wish = { language: 'en' | 'pl' | 'cs'; theme: 'light' | 'dark' };

/** Puts games, the language and the theme into the storage. */
export async function prepare(page: Page, wish: Wish): Promise<void> {
  const games = GAMES.flatMap((game) => [finished(game), open(game)]);
  await fillStorage(page, {
    ...Object.fromEntries(games.map((game) => [`tessera.game.${game.id}`, game])),
    'tessera.settings': { ...wish, sound: false },
  });
}

/** Changes the language and theme of the open page, as if in another window. */
export async function setAppearance(page: Page, wish: Wish): Promise<void> {
  await page.evaluate((change) => {
    const key = 'tessera.settings';
    const now = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...now, ...change }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, wish);
  await expect(page.locator('html')).toHaveAttribute('lang', wish.language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', wish.theme);
}

/** Goes to a screen and waits until there is something to see. */
export async function show(page: Page, { address, ready, click }: Screen): Promise<void> {
  await page.goto(`/${address}`);
  await expect(page.locator(ready).first()).toBeVisible();
  if (click === undefined) return;
  // On a phone some buttons are in the menu.
  if (!(await page.getByTestId(click).isVisible())) await page.getByTestId('menu').click();
  await page.getByTestId(click).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
