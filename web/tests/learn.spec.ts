// Every lesson of every course, solved by tap, and by keyboard with all announcements; a wrong answer is explained.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Line } from '../src/core/types';
import type { Course, Play, Step } from '../src/learn/course';
import { core, GAMES, unwrap, VIEW } from './support/core';
import { seededRandom, randomTurn, type MadeTurn } from './support/games';
import { spoken } from './support/ear';
import { cell, keyTurn, tabTo, tapTurn, walkTo } from './support/table';
import { expect, test } from './support/test';

/** Whether each word of a pattern, in which `*` is anything, is the form of one of the actions. */
function matches(pattern: string, actions: readonly string[]): boolean {
  return pattern.split(' ').every((word) => {
    const form = word.replaceAll(/[^\w*]/g, '\\$&').replaceAll('*', '.*');
    return actions.some((action) => new RegExp(`^${form}$`).test(action));
  });
}

function isRight(line: Line, { turns = [], outcome }: Play, made: MadeTurn): boolean {
  const { toMove } = unwrap(core.look(line, VIEW));
  const after = unwrap(core.look({ ...line, actions: [...line.actions, ...made.actions] }, VIEW));
  const winner = after.outcome?.winner;
  if (outcome === 'win' ? winner === toMove : outcome === 'draw' && winner === null) return true;
  const played = made.actions.filter((action) => action !== '.');
  return turns.some((pattern) => matches(pattern, played));
}

/** Whether a turn can be made with the choices that a step offers. */
function offered({ controls }: Step, made: MadeTurn): boolean {
  return (
    !controls || made.events.every((event) => !('choose' in event) || controls.includes(event.choose[0]))
  );
}

/** A turn that solves a task, found by trying. */
function solution(line: Line, step: Step, play: Play): MadeTurn {
  const random = seededRandom(1);
  for (let count = 0; count < 3000; count++) {
    const made = randomTurn(line, random);
    if (offered(step, made) && isRight(line, play, made)) return made;
  }
  throw new Error(`no solution found: ${play.turns?.join(', ')} ${play.outcome ?? ''}`);
}

/** How a person answers: with the mouse, or with the keyboard. */
type Hands = {
  /** Presses a button. */
  press: (page: Page, testid: string) => Promise<void>;
  /** Taps a cell. */
  tap: (page: Page, line: Line, name: string) => Promise<void>;
  make: (page: Page, made: MadeTurn) => Promise<void>;
};

const mouse: Hands = {
  press: (page, testid) => page.getByTestId(testid).click(),
  tap: (page, _, name) => cell(page, name).click(),
  make: tapTurn,
};

const onBoard = (page: Page) => tabTo(page, '[role=gridcell]');
const keyboard: Hands = {
  press: async (page, testid) => {
    await tabTo(page, `[data-testid="${testid}"]`);
    await page.keyboard.press('Enter');
  },
  tap: async (page, line, name) => {
    await onBoard(page);
    await walkTo(page, unwrap(core.look(line, VIEW)).cells, name);
    await page.keyboard.press('Enter');
  },
  make: async (page, made) => {
    await onBoard(page);
    await keyTurn(page, made);
  },
};

const announced = (page: Page) => page.getByTestId('announcer');

/** The feedback is visible and announced. */
async function remarked(page: Page): Promise<void> {
  const remark = page.getByTestId('remark');
  await expect(remark).not.toBeEmpty();
  await expect(announced(page)).toHaveText((await remark.textContent()) ?? '');
}

/** Types a turn. */
async function typed(page: Page, hands: Hands, text: string): Promise<void> {
  const field = page.getByTestId('typed');
  if (hands === mouse) await field.click();
  else await tabTo(page, '[data-testid=typed]');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Plays a legal turn that does not solve the task, and retries. */
async function goWrong(page: Page, hands: Hands, line: Line, step: Step, play: Play): Promise<void> {
  const random = seededRandom(7);
  for (let count = 0; count < 100; count++) {
    const made = randomTurn(line, random);
    if (!offered(step, made) || isRight(line, play, made)) continue;
    await hands.make(page, made);
    await remarked(page);
    await expect(page.getByTestId('retry')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('task')).toBeFocused();
    return;
  }
}

/** Solves a step, and returns the line with which the next one may continue. */
async function solve(page: Page, hands: Hands, step: Step, line: Line, wrongToo: boolean): Promise<Line> {
  const { task } = step;
  if ('answer' in task) {
    const wrong = task.answer.answers.find((answer) => answer !== task.answer.right);
    await hands.press(page, `answer-${wrong}`);
    await remarked(page);
    await hands.press(page, `answer-${task.answer.right}`);
    return line;
  }
  if ('tap' in task) {
    const [wrong] = Object.values(task.tap.wrong ?? {}).flat();
    if (wrong !== undefined) {
      await hands.tap(page, line, wrong);
      await remarked(page);
    }
    for (const name of task.tap.cells) await hands.tap(page, line, name);
    return line;
  }
  if (wrongToo) await goWrong(page, hands, line, step, task.play);
  const { reply, turns = [] } = task.play;
  // A turn of several actions is too rare to be found by chance: it is typed, with the head north where it may face anywhere.
  const [text] = turns.filter((turn) => turn.includes(' ')).map((turn) => turn.replaceAll('*', 'n'));
  const made = text === undefined ? solution(line, step, task.play) : null;
  if (made) await hands.make(page, made);
  else await typed(page, hands, text ?? '');
  const actions = made?.actions ?? unwrap(core.readTurn(line, text ?? '')).actions;
  const after = { ...line, actions: [...line.actions, ...actions] };
  if (reply === undefined) return after;
  return { ...after, actions: [...after.actions, ...unwrap(core.readTurn(after, reply)).actions] };
}

/** Every cell says its name and what is there. */
async function cellsSpeak(page: Page): Promise<void> {
  const mute = await page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells.flatMap((each) => {
      const [name = '', says = ''] = ['data-cell', 'aria-label'].map((key) => each.getAttribute(key) ?? '');
      return says.includes(name) && says.length > name.length + 2 ? [] : [`${name}: ${says}`];
    }),
  );
  expect(mute).toEqual([]);
}

/** Beside the board stands what the step needs, and nothing else. */
async function onlyControls(page: Page, { task, controls }: Step): Promise<void> {
  await expect(page.getByTestId('typed')).toHaveCount('play' in task && !controls ? 1 : 0);
  const choices = await page
    .locator('[data-testid^=choice-]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-testid')?.split('-')[1]));
  if (controls) expect(choices.filter((id) => id !== undefined && !controls.includes(id))).toEqual([]);
}

for (const game of GAMES) {
  const file = new URL(`../../crates/lessons/courses/${game}.json`, import.meta.url);
  const { lessons } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Course, 'game'>;

  for (const [way, hands] of [
    ['by tap', mouse],
    ['by keyboard, said aloud', keyboard],
  ] as const) {
    test(`${game}: every lesson is solved ${way}`, async ({ page }) => {
      test.setTimeout(150_000);
      await page.goto(`/#/learn/${game}`);
      await expect(page.getByTestId('learn-go')).toBeVisible();
      await hands.press(page, 'learn-go');
      let line: Line = { game, start: '', actions: [] };
      for (const { steps } of lessons) {
        for (const [i, step] of steps.entries()) {
          if (step.position !== undefined) line = { game, start: step.position, actions: [] };
          await expect(page.getByTestId('task')).toBeFocused();
          const goal = await page.getByTestId('task').locator('p').allTextContents();
          await expect(announced(page)).toHaveText(spoken(goal));
          if (i === 0) await cellsSpeak(page);
          await onlyControls(page, step);
          line = await solve(page, hands, step, line, i === 0);
          await expect(page.getByTestId('next'), step.id).toBeFocused();
          await remarked(page);
          await page.keyboard.press('Enter');
        }
      }
      await expect(page).toHaveURL(new RegExp(`#/learn/${game}$`));
      await expect(page.getByTestId('learn-go')).toBeHidden();
      const stored = await page.evaluate(() => localStorage.getItem('tessera.learn'));
      const solved = (JSON.parse(stored ?? '{}') as Record<string, string[]>)[game];
      expect(solved).toEqual(lessons.flatMap(({ steps }) => steps.map(({ id }) => id)));
    });
  }
}
