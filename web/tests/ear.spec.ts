// By ear and by keyboard: the focus is never lost, and what is seen is said.
import type { Page } from '@playwright/test';
import type { Draft, GameId, Line } from '../src/core/types';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { ear, focused, lastSaid, listen, lost, said, spoken, uttered } from './support/ear';
import { randomTurn, seededRandom, smallStart, wholeGame, type MadeTurn } from './support/games';
import { pair, person as browserOf, savedLine, turnsOf } from './support/online';
import { lineOf, puzzlesOf, turnOf } from './support/puzzles';
import { prepare } from './support/screens';
import { actions, fillStorage, kept, keyTurn, openGame, saved, tabTo, typeTurn } from './support/table';
import { expect, test } from './support/test';

const computer = (level: number) => ({ kind: 'computer', level }) as const;
const person = { kind: 'person' } as const;
const toMove = (line: Line) => unwrap(core.look(line, VIEW)).toMove;

/** Opens a game after some random turns. */
async function openAfter(page: Page, game: GameId, count: number, change = {}): Promise<void> {
  await listen(page);
  const turns = wholeGame(game).slice(0, count);
  const line = { ...smallStart(game), actions: turns.flatMap((made) => made.actions) };
  await openGame(page, saved(line, change));
}

/** Waits until a person may act again, or the game is over. */
async function answered(page: Page): Promise<boolean> {
  const over = page.getByTestId('result');
  const mine = page.getByTestId('typed').and(page.locator(':not([aria-disabled])'));
  await expect(over.or(mine).first()).toBeVisible();
  return over.isVisible();
}

/** The last turn in the list of turns, in words. */
async function seenTurn(page: Page): Promise<string> {
  const last = await page.getByTestId('moves').locator('li button > .unseen').last().textContent();
  return last?.replaceAll(/\s+/g, ' ').replace(/^\d+: /, '') ?? '';
}

/** What the screen says of the last turn, and of the game since then. */
async function seen(page: Page): Promise<string> {
  const turn = await seenTurn(page);
  const result = page.getByTestId('result');
  if (!(await result.isVisible())) {
    const [, status = ''] = (await page.title()).split(' – ');
    return spoken([turn, status]);
  }
  const texts = await result.locator('h2, h2 ~ p').allTextContents();
  const cells = await page
    .locator('[data-cell][aria-label*=marked]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell') ?? ''));
  return spoken([turn, ...texts, cells.length > 0 ? `Decided on ${cells.sort().join(', ')}` : '']);
}

/** The cells that are named last, in a fixed order. */
const sorted = (text: string) =>
  text.replace(
    /Decided on ([^.]*)\./,
    (_, cells: string) => `Decided on ${cells.split(', ').sort().join(', ')}.`,
  );

/** Makes a turn by keyboard: each key that does something is answered once, with what the screen shows. */
async function hearTurn(page: Page, made: MadeTurn): Promise<void> {
  await uttered(page);
  const heard = async ({ finished, asks, notes }: Draft) => {
    if (finished) return;
    const said = await uttered(page);
    expect(said).toHaveLength(1);
    const [text = ''] = said;
    for (const words of [...notes, asks]) expect(text).toContain(ear(words));
    await expect(page.getByTestId('asks')).not.toBeEmpty();
    const parts = await page.locator('[data-testid^=part-] > span:first-child').allTextContents();
    for (const part of parts) expect(text).not.toContain(`Taken back: ${part}.`);
    expect(text).not.toMatch(/undefined|\{|[a-z]+-[a-z]+-[a-z]+/);
  };
  await keyTurn(page, made, heard);
  expect((await uttered(page)).map(sorted)).toEqual([sorted(await seen(page))]);
}

for (const game of GAMES) {
  test(`${game}: the focus stays in the field against the computer, and when the game ends`, async ({
    page,
  }) => {
    const turns = wholeGame(game);
    const last = turns.at(-1);
    if (!last) throw new Error('no turn');
    const seats = { first: computer(1), second: computer(1), [toMove(last.line)]: person };
    await fillStorage(page, { 'tessera.game.last': saved(last.line, { id: 'last', seats }) });
    await openAfter(page, game, 0, { seats: { first: person, second: computer(1) } });
    const field = page.getByTestId('typed');
    const type = async ({ text }: MadeTurn) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    };
    await field.focus();
    const random = seededRandom(11);
    for (let count = 0; count < 3 && !(await answered(page)); count++)
      await type(randomTurn((await kept(page)).line, random));
    expect(await lost(page)).toEqual([]);
    await page.goto('/#/game/last');
    await expect(turnsOf(page)).toHaveCount(turns.length - 1);
    await field.focus();
    await type(last);
    expect(await answered(page)).toBe(true);
    expect(await lost(page)).toEqual([]);
  });

  test(`${game}: the focus stays on the board through a game by keyboard`, async ({ page }) => {
    await openAfter(page, game, 0);
    await tabTo(page, '[role=gridcell]');
    expect(await uttered(page)).toHaveLength(1);
    for (const made of wholeGame(game)) await hearTurn(page, made);
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
    // Play again, by keyboard: another game, and the focus is on its board.
    const finished = await kept(page);
    const address = page.url();
    await tabTo(page, '[data-testid=again]');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('result')).toBeHidden();
    expect(page.url()).not.toBe(address);
    await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
    expect(await actions(page)).toEqual([]);
    const old = await page.evaluate((id) => localStorage.getItem(`tessera.game.${id}`), finished.id);
    expect(JSON.parse(old ?? 'null')).toEqual(finished);
    expect(await lost(page)).toEqual([]);
  });
}

test('the focus survives every button of the game', async ({ page }) => {
  await openAfter(page, 'xok', 4);
  const press = async (selector: string) => {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  };
  await press('[data-testid=undo]');
  for (let count = 0; count < 4; count++) await press('[data-testid=undo]');
  await expect(page.getByTestId('undo')).toBeFocused();
  for (let count = 0; count < 5; count++) await press('[data-testid=redo]');
  await expect(page.getByTestId('redo')).toBeFocused();
  await press('[data-testid=moves] button');
  await page.getByTestId('prompt').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
  await press('[data-testid=hint-button]');
  await expect(page.getByTestId('hint')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('hint')).toBeHidden();
  await page.getByTestId('resign').focus();
  await page.keyboard.press('Enter');
  // Between two people it is asked who resigns.
  await page.getByTestId('yes-0').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('result')).toBeVisible();
  expect(await lastSaid(page)).toMatch(/resigned\. .* wins/);
  expect(await lost(page)).toEqual([]);
});

test('the focus survives studies and lessons', async ({ page }) => {
  await openAfter(page, 'yoxii', 4);
  await page.evaluate(() => (location.hash = '#/study/game/testgame'));
  await expect(page.getByTestId('graph')).toBeVisible();
  for (const way of ['first', 'last', 'back', 'first']) {
    await page.getByTestId(way).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId(way)).toBeFocused();
  }
  await page.evaluate(() => (location.hash = '#/learn'));
  const course = page.locator('a[href="#/learn/yoxii"]').first();
  await course.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('learn-go')).toBeVisible();
  await expect(page.locator('main:focus')).toBeVisible();
  expect((await lost(page)).length).toBe(0);
});

test.describe('a turn in the making is said', () => {
  test('xok: the first fish, the mouths of a shark, and what it eats', async ({ page }) => {
    await openAfter(page, 'xok', 4);
    const line = (await kept(page)).line;
    await tabTo(page, '[role=gridcell]');
    await page.keyboard.press('a');
    expect(await lastSaid(page)).toContain('shark');
    const shark = { choose: ['piece', 'a'] as [string, string] };
    const lit = unwrap(core.draft(line, [shark], VIEW)).lit;
    const cell = lit.find((name) => !unwrap(core.draft(line, [shark, { tap: name }], VIEW)).finished) ?? '';
    await page.locator(`[data-cell=${cell}]`).focus();
    await page.keyboard.press('Enter');
    expect(await lastSaid(page)).toMatch(/mouths \S+ and \S+\. eats [a-g]\d/i);
    await expect(page.locator(`[data-cell=${cell}]`)).toHaveAttribute('aria-label', /shark.*mouths/);
    const before = await lastSaid(page);
    await page.keyboard.press(']');
    await expect.poll(() => lastSaid(page)).not.toBe(before);
    expect(await lastSaid(page)).toMatch(/mouths/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    const [fish = ''] = unwrap(core.draft(line, [], VIEW)).lit;
    await page.locator(`[data-cell=${fish}]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-cell=${fish}]`)).toHaveAttribute('aria-label', /fish/);
  });

  test('yoxii: the totem', async ({ page }) => {
    await openAfter(page, 'yoxii', 2);
    const line = (await kept(page)).line;
    const [to = ''] = unwrap(core.draft(line, [], VIEW)).lit;
    await page.locator(`[data-cell=${to}]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-cell=${to}]`)).toHaveAttribute('aria-label', /totem/);
    expect(await lastSaid(page)).toContain(to);
    expect(await lastSaid(page)).not.toMatch(/\b(tap|lit|marked)\b/i);
  });

  test('trexo: both halves, and turning', async ({ page }) => {
    await openAfter(page, 'trexo', 0);
    await page.locator('[data-cell=c3]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-cell=c3]')).toHaveAttribute('aria-label', /X, level 1/);
    await page.keyboard.press(']');
    expect(await lastSaid(page)).toMatch(/O on [a-j]\d/);
    const once = await lastSaid(page);
    await page.keyboard.press(']');
    await expect.poll(() => lastSaid(page)).not.toBe(once);
    expect(await lastSaid(page)).toMatch(/O on [a-j]\d/);
  });

  test('slither: where both heads end', async ({ page }) => {
    await openAfter(page, 'slither', 0);
    const line = (await kept(page)).line;
    const possible = (step: string) =>
      unwrap(core.draft(line, [{ choose: ['wise', '1'] }, { choose: ['kind', step] }], VIEW)).refused ===
      null;
    const step = ['n', 'e', 's', 'w'].find(possible) ?? '';
    expect(step).not.toBe('');
    await tabTo(page, '[role=gridcell]');
    await page.keyboard.press('1');
    await page.keyboard.press(step);
    await expect.poll(() => lastSaid(page)).toMatch(/wise snake 1 ends on/i);
    expect(await lastSaid(page)).toMatch(/mad snake 2 ends on|snake 2 dies/i);
  });
});

test('an opened game says who plays, an earlier turn that it is shown, and undo what', async ({ page }) => {
  await openAfter(page, 'xok', 3, { seats: { first: computer(1), second: person } });
  const opened = await said(page);
  expect(opened[0]).toMatch(/Xok vs computer, level 1.*You are Black.*from Black’s side/);
  await expect(page).toHaveTitle(/Xok vs computer, level 1 – your turn/);
  await page.getByTestId('moves').getByRole('button').first().click();
  expect(await lastSaid(page)).toMatch(/after turn 1: White puts fish/);
  await page.getByTestId('prompt').getByRole('button').first().click();
  expect(await lastSaid(page)).toMatch(/as it stands/);
  await page.getByTestId('undo').click();
  expect((await said(page)).some((text) => /Taken back.*(puts|eats)/.test(text))).toBe(true);
  await page.getByTestId('flip').click();
  expect(await lastSaid(page)).toMatch(/see the board from White’s side/);
});

test('on a turned board the words follow what is seen', async ({ page }) => {
  await openAfter(page, 'slither', 0);
  const head = page.locator('[data-cell][aria-label*=head]').first();
  const name = (await head.getAttribute('data-cell')) ?? '';
  const cell = page.locator(`[data-cell="${name}"]`);
  const before = await cell.getAttribute('aria-label');
  await page.getByTestId('flip').click();
  await expect.poll(() => cell.getAttribute('aria-label')).not.toBe(before);
});

test('the last turn is in the names of its cells', async ({ page }) => {
  await openAfter(page, 'trexo', 3);
  await expect(page.locator('[data-cell][aria-label*="last turn"]')).toHaveCount(2);
});

test('hexagons have six directions; the board is explored by keys', async ({ page }) => {
  await openAfter(page, 'xok', 3);
  await page.locator('[data-cell=d3]').focus();
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  for (const key of ['9', '6', '3', '1', '4', '7']) await page.keyboard.press(key);
  expect(await at()).toBe('d3');
  await page.keyboard.press('9');
  expect(await at()).not.toBe('d3');
  await page.keyboard.press('1');
  await page.keyboard.press('h');
  expect(await lastSaid(page)).toMatch(/north-east: .*south-west: /);
  await page.keyboard.press('Shift+Digit6');
  expect(await lastSaid(page)).toMatch(/east\..*d4/);
  await page.keyboard.press('Control+Home');
  expect(await at()).toBe(await page.locator('[data-cell]').first().getAttribute('data-cell'));
  await page.keyboard.press('Control+End');
  expect(await at()).toBe(await page.locator('[data-cell]').last().getAttribute('data-cell'));
  await page.keyboard.press('p');
  expect(await focused(page)).not.toContain('empty');
  // Round the board over the pieces of one player, and back.
  const start = await at();
  const owner = /white|black/.exec(await focused(page))?.[0] ?? '?';
  await page.keyboard.press('u');
  expect(await at()).not.toBe(start);
  expect(await focused(page)).toContain(owner);
  await page.keyboard.press('Shift+U');
  expect(await at()).toBe(start);
  await page.keyboard.press('l');
  await expect.poll(() => lastSaid(page)).toMatch(/puts/);
  await page.keyboard.press('k');
  await expect.poll(() => lastSaid(page)).toMatch(/without a clock/);
});

test('the field answers questions, forgives spaces and says what is wrong', async ({ page }) => {
  await openAfter(page, 'yoxii', 2);
  const field = page.getByTestId('typed');
  const ask = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await ask('help');
  await expect(page.getByTestId('answer')).toContainText('moves');
  await ask('last');
  await expect(page.getByTestId('answer')).toContainText('totem');
  await ask('clock');
  expect(await lastSaid(page)).toMatch(/clock/);
  const totem = page.locator('[data-cell][aria-label*=totem]');
  const name = (await totem.getAttribute('data-cell')) ?? '';
  await ask(`around ${name}`);
  await expect(page.getByTestId('answer')).toContainText('north');
  await ask(`line ${name} n`);
  await expect(page.getByTestId('answer')).toContainText(name);
  await ask('nonsense');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('refused')).not.toBeEmpty();
  const { line } = await kept(page);
  const [first = ''] = unwrap(core.legal(line));
  await ask(`moves ${first.slice(0, 2)}`);
  await expect(page.getByTestId('answer')).toContainText('totem');
  // The same turn without its signs.
  await ask(first.replace(/[^a-z0-9]/g, ' ').toUpperCase());
  await expect.poll(() => actions(page)).toEqual([...line.actions, first]);
  const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
  await expect(page.locator(`[id="${describedBy}"]`)).toContainText('d5 e6 3');
  await page.getByTestId('type-help').click();
  await expect(page.getByTestId('type-rules')).toHaveAttribute('href', '#/rules/yoxii');
});

for (const game of GAMES) {
  test(`${game}: a move is played from the list of possible moves`, async ({ page }) => {
    await openAfter(page, game, 2);
    const before = (await actions(page)).length;
    await page.getByTestId('list').click();
    const list = page.getByTestId('list-legal');
    await list.locator('summary').first().click();
    const move = list.getByRole('button').first();
    await expect(move).toHaveText(/\w+ \w+/);
    await move.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await actions(page)).length).toBe(before + 1);
  });
}

test('the list of played turns is one stop, and arrows go through it', async ({ page }) => {
  await openAfter(page, 'yoxii', 5);
  const stops = page.locator('[data-testid=moves] [tabindex="0"], ol[data-testid=moves][tabindex]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('moves').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('moves').getByRole('button').nth(1)).toBeFocused();
});

test('old words do not stay in a new game or another language', async ({ page }) => {
  await openAfter(page, 'trexo', 1);
  await page.locator('[data-cell]').first().focus();
  await page.keyboard.press('=');
  await expect.poll(() => lastSaid(page)).toContain('to move');
  await page.evaluate(() => (location.hash = '#/settings'));
  await expect(page.getByTestId('announcer')).toHaveText('');
  await expect(page.locator('label span[lang=pl]')).toHaveText('Polski');
  await expect(page.locator('label span[lang=cs]')).toHaveText('Čeština');
});

test('titles name the game', async ({ page }) => {
  for (const [address, title] of [
    ['#/play/xok', /Xok.*New game/],
    ['#/rules/xok', /Xok.*Rules/],
    ['#/learn/xok', /Xok.*Learn/],
    ['#/editor/xok', /Xok.*editor/],
  ] as const) {
    await page.goto(`/${address}`);
    await expect(page).toHaveTitle(title);
  }
});

test('sliders say their value in words', async ({ page }) => {
  await openAfter(page, 'yoxii', 4);
  await page.evaluate(() => (location.hash = '#/study/game/testgame'));
  await expect(page.getByTestId('graph').locator('input')).toHaveAttribute('aria-valuetext', /: \S+/);
  await page.goto('/#/play/xok');
  await expect(page.locator('input[type=range]').first()).toHaveAttribute('aria-valuetext', /\d – \w+/);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  test('the pressed piece is seen', async ({ page }) => {
    await openAfter(page, 'xok', 4);
    await page.getByTestId('choice-piece-s').click();
    await expect(page.getByTestId('choice-piece-s')).toHaveCSS('outline-style', 'solid');
    await expect(page.getByTestId('choice-piece-fish')).toHaveCSS('outline-style', 'none');
  });
});

test('typed turns are heard as sentences', async ({ page }) => {
  await openAfter(page, 'xok', 0);
  const [made] = wholeGame('xok');
  if (!made) throw new Error('no turn');
  await typeTurn(page, made);
  expect(await lastSaid(page)).toMatch(/^White puts fish on .*\. Black to move\.$/);
});

test('the first turn of a new study is said, and is taken back and redone on its board', async ({ page }) => {
  await listen(page);
  await page.goto('/#/study/new/xok');
  await expect(page.getByTestId('board')).toBeVisible();
  await tabTo(page, '[role=gridcell]');
  await keyTurn(page, randomTurn(unwrap(core.start({ game: 'xok' })).line, seededRandom(1)));
  await expect(page).toHaveURL(/#\/study\/(?!new)/);
  expect(await lastSaid(page)).toMatch(/^White puts fish on .*\. Black to move\.$/);
  await uttered(page);
  await page.keyboard.press('Control+z');
  expect(await uttered(page)).toEqual([expect.stringMatching(/White to move\.$/)]);
  await page.keyboard.press('Control+y');
  expect(await uttered(page)).toEqual([expect.stringMatching(/White puts fish on .*\. Black to move\.$/)]);
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
});

test('the value of a position is said as it is shown', async ({ page }) => {
  await openAfter(page, 'yoxii', 4);
  await page.evaluate(() => (location.hash = '#/study/game/testgame'));
  const analysis = page.getByRole('switch').first();
  await analysis.check();
  await expect(page.getByTestId('worth')).toBeVisible();
  await page.locator('[data-cell][tabindex="0"]').focus();
  await expect(async () => {
    await page.keyboard.press('v');
    expect(await page.getByTestId('worth').textContent()).toContain(await lastSaid(page));
  }).toPass();
  await analysis.uncheck();
  await page.getByTestId('typed').fill('value');
  await page.getByTestId('typed').press('Enter');
  await expect(page.getByTestId('answer')).toContainText('Switch it on');
  await page.getByTestId('typed').fill('back');
  await page.getByTestId('typed').press('Enter');
  expect(await lastSaid(page)).toMatch(/to move\.$/);
});

test('a finished game is never said to go on', async ({ page }) => {
  await openAfter(page, 'xok', 4);
  await page.getByTestId('typed').fill('resign');
  await page.getByTestId('typed').press('Enter');
  await page.getByTestId('yes-0').click();
  await expect(page).toHaveTitle(/Xok for two players – Black wins/);
  await page.locator('[data-cell][tabindex="0"]').focus();
  for (const key of ['=', 'Enter', '.']) {
    await uttered(page);
    await page.keyboard.press(key);
    expect(await uttered(page), key).toEqual(['White resigned. Black wins.']);
  }
  await page.keyboard.press('*');
  await expect(page.getByRole('dialog')).toContainText('White resigned. Black wins.');
});

test('Enter plays a hint that was asked for from the toolbar, and Escape ends the search', async ({
  page,
}) => {
  await openAfter(page, 'yoxii', 4);
  const before = (await actions(page)).length;
  await page.getByTestId('hint-button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hint')).toBeVisible();
  expect(await lastSaid(page)).toMatch(/Enter plays it/);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hint')).toBeHidden();
  expect((await actions(page)).length).toBe(before + 1);
  expect(await lost(page)).toEqual([]);
});

test('a new screen is named where the focus goes', async ({ page }) => {
  await page.goto('/#/');
  for (const [address, name] of [
    ['#/settings', 'Settings'],
    ['#/play/xok', 'Xok: New game'],
    ['#/puzzles', 'Puzzles'],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), address);
    await expect(page.locator('main:focus')).toHaveAccessibleName(name);
  }
});

test('what is still chosen is not said to be taken back', async ({ page }) => {
  await openAfter(page, 'slither', 0);
  await tabTo(page, '[role=gridcell]');
  await page.keyboard.press('1');
  await uttered(page);
  for (const step of ['n', 'e', 's', 'w']) await page.keyboard.press(step);
  expect((await uttered(page)).join(' ')).not.toMatch(/Taken back: snake/i);
  await page.keyboard.press('Backspace');
  expect(await uttered(page)).toEqual(['Turn cancelled.']);
});

test('no key on the board is silent', async ({ page }) => {
  await openAfter(page, 'xok', 0);
  await page.locator('[data-cell]').first().focus();
  const answer = async (key: string) => {
    await uttered(page);
    await page.keyboard.press(key);
    const said = await uttered(page);
    expect(said, key).toHaveLength(1);
    return said[0] ?? '';
  };
  expect(await answer('.')).toMatch(/\w/);
  expect(await answer('ArrowLeft')).toMatch(/edge/);
  expect(await answer('7')).toMatch(/edge/);
  expect(await answer('p')).toMatch(/no such piece/);
  expect(await answer('v')).toMatch(/Study says/);
  // With Caps Lock.
  const caps = (key: string) =>
    page.locator('[data-cell]:focus').evaluate((cell, name) => {
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    }, key);
  await caps('L');
  expect(await uttered(page)).toEqual([expect.stringMatching(/No turns/)]);
  const field = page.getByTestId('typed');
  await field.fill('pieces');
  await field.press('Enter');
  await expect(page.getByTestId('answer')).toContainText('no such piece');
  const [made] = wholeGame('xok');
  if (!made) throw new Error('no turn');
  await typeTurn(page, made);
  await expect(page.getByTestId('answer')).toBeHidden();
});

for (const [language, orders] of [
  ['en', ['back', 'draw', 'resign', 'value']],
  ['pl', ['cofnij', 'remis', 'poddaj', 'wartosc']],
  ['cs', ['vratit', 'remiza', 'vzdat', 'hodnota']],
] as const) {
  test.describe(() => {
    test.use({ locale: language });
    test(`what can be typed besides turns, in ${language}`, async ({ page }) => {
      await openAfter(page, 'xok', 2);
      const field = page.getByTestId('typed');
      const type = async (text: string) => {
        await field.fill(text);
        await field.press('Enter');
        await expect(field).toHaveValue('');
      };
      const [back, draw, resign, value] = orders;
      await type('help');
      const help = (await page.getByTestId('answer').textContent()) ?? '';
      const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
      for (const word of orders) expect(bare(help)).toContain(` ${word}: `);
      await type(value);
      await expect(page.getByTestId('answer')).not.toBeEmpty();
      await type(draw);
      await expect(page.getByTestId('answer')).not.toBeEmpty();
      await type(back);
      await expect.poll(() => actions(page)).toHaveLength(1);
      await type('back');
      await expect.poll(() => actions(page)).toHaveLength(0);
      await type('back');
      await expect(page.getByTestId('answer')).not.toBeEmpty();
      await type(resign);
      await page.getByTestId('yes-1').click();
      await expect(page.getByTestId('result')).toBeVisible();
    });
  });
}

test('less is said if less is wanted', async ({ page }) => {
  await openAfter(page, 'trexo', 3);
  const extra = page.locator('[data-cell]:is([aria-label*="last turn"], [aria-label*="can be chosen"])');
  await expect(extra.first()).toBeAttached();
  for (const [speech, none] of [
    ['brief', true],
    ['full', false],
  ] as const) {
    await page.goto('/#/settings');
    await page.locator(`label:has(input[name=speech][value=${speech}])`).click();
    await page.goto('/#/game/testgame');
    await expect(page.getByTestId('board')).toBeVisible();
    expect((await extra.count()) === 0).toBe(none);
  }
});

test('help on the keys and lists are at hand in lessons, puzzles and studies', async ({ page }) => {
  const puzzle = puzzlesOf('xok')[0]?.id ?? '';
  for (const address of ['#/learn/xok/sharks', `#/puzzles/xok/one/${puzzle}`, '#/study/new/xok']) {
    await page.goto(`/${address}`);
    await page.getByTestId('keys').click();
    await expect(page.getByRole('dialog')).toContainText('Shift P I');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('*');
    await expect(page.getByTestId('list-legal')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a puzzle by keyboard alone says what is shown', async ({ page }) => {
  await listen(page);
  const item = puzzlesOf('yoxii').find(({ turns, wins }) => wins && turns === 1);
  if (!item) throw new Error('no puzzle');
  await page.goto(`/#/puzzles/yoxii/one/${item.id}`);
  const task = page.getByTestId('task');
  await expect(task).toBeFocused();
  expect(await uttered(page)).toEqual([spoken([(await task.textContent()) ?? ''])]);
  await tabTo(page, '[role=gridcell]');
  await uttered(page);
  await page.keyboard.press('?');
  expect(await uttered(page)).toEqual([
    spoken(await page.getByTestId('hints').locator('li').allTextContents()),
  ]);
  await page.keyboard.press('=');
  await expect.poll(() => uttered(page)).toEqual([spoken([(await task.textContent()) ?? ''])]);
  await keyTurn(page, turnOf(lineOf('yoxii', item), item, true));
  await expect(page.getByTestId('next')).toBeFocused();
  const last = (await uttered(page)).at(-1);
  expect(last).toContain(spoken([(await page.getByTestId('remark').textContent()) ?? '']));
  expect(last).toContain('your rating is now');
  expect(await lost(page)).toEqual([]);
});

test('deleting a game is said', async ({ page }) => {
  await listen(page);
  await prepare(page, { language: 'en', theme: 'light' });
  await page.goto('/#/games');
  const rows = page.locator('article');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows.first().locator('button').last().click();
  await page.getByTestId('yes').click();
  await expect(rows).toHaveCount(before - 1);
  await expect.poll(() => lastSaid(page)).toBe('The game is deleted.');
});

test('an online game by keyboard alone: each turn is said once, to both', async ({
  browser,
  baseURL,
  page,
}) => {
  const { context, page: friend } = await browserOf(browser, baseURL ?? '');
  const pages = [page, friend];
  for (const each of pages) await listen(each);
  const { link } = await pair(page, friend, 'yoxii');
  const random = seededRandom(5);
  await expect.poll(() => lastSaid(page)).toContain('Your friend is here');
  for (const each of pages) await tabTo(each, '[role=gridcell]');
  let line = await savedLine(page);
  for (let count = 0; count < 4; count++) {
    const [mover, other] = count % 2 === 0 ? [page, friend] : [friend, page];
    const made = randomTurn(line, random);
    await expect(mover.getByTestId('asks')).toBeVisible();
    for (const each of pages) await uttered(each);
    if (mover === page) await keyTurn(page, made);
    else {
      // The friend sees the board from the other side, and types.
      await friend.keyboard.press(count === 1 ? '/' : 'Control+a');
      await friend.keyboard.type(made.text);
      await friend.keyboard.press('Enter');
    }
    line = { ...line, actions: [...line.actions, ...made.actions] };
    for (const each of pages)
      await expect(each.getByTestId('moves').locator('li:not(.pending)')).toHaveCount(count + 1);
    const turn = await seenTurn(other);
    expect((await uttered(mover)).filter((text) => text.startsWith(turn))).toHaveLength(1);
    expect(await uttered(other)).toEqual([expect.stringContaining(turn)]);
    await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
  }
  await page.keyboard.press('/');
  await page.keyboard.type('resign');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid=yes]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('result')).toBeVisible();
  await expect.poll(() => lastSaid(page)).toMatch(/resigned\. You lose\.$/);
  await expect.poll(() => lastSaid(friend)).toMatch(/resigned\. You win!$/);
  await expect(friend).toHaveTitle(/You win!/);
  expect(link).toContain('/join/');
  for (const each of pages) expect(await lost(each)).toEqual([]);
  await context.close();
});
