// Every lesson of every course, solved; a wrong answer is explained.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Line } from '../src/core/types';
import type { Course, Play, Step } from '../src/learn/course';
import { core, GAMES, good, VIEW } from './support/core';
import { chance, turnByChance, type Made } from './support/games';
import { cell, tapTurn } from './support/table';
import { expect, test } from './support/test';

/** Whether each word of a pattern, in which `*` is anything, is the form of one of the actions. */
function matches(pattern: string, actions: readonly string[]): boolean {
  return pattern.split(' ').every((word) => {
    const form = word.replaceAll(/[^\w*]/g, '\\$&').replaceAll('*', '.*');
    return actions.some((action) => new RegExp(`^${form}$`).test(action));
  });
}

/** A turn that solves a task, found by trying. */
function solution(line: Line, { turns = [], outcome }: Play): Made {
  const before = good(core.look(line, VIEW));
  const random = chance(1);
  for (let count = 0; count < 3000; count++) {
    const made = turnByChance(line, random);
    const after = good(core.look({ ...line, actions: [...line.actions, ...made.actions] }, VIEW));
    const winner = after.outcome?.winner;
    const ends = outcome === 'win' ? winner === before.toMove : outcome === 'draw' && winner === null;
    const played = made.actions.filter((action) => action !== '.');
    if (ends || turns.some((pattern) => matches(pattern, played))) return made;
  }
  throw new Error(`no solution found: ${turns.join(', ')} ${outcome ?? ''}`);
}

async function byTap(page: Page, line: Line, play: Play): Promise<string[]> {
  const made = solution(line, play);
  await tapTurn(page, made);
  return made.actions;
}

async function byTyping(page: Page, line: Line, text: string): Promise<string[]> {
  await page.getByTestId('typed').fill(text);
  await page.getByTestId('typed').press('Enter');
  return good(core.readTurn(line, text)).actions;
}

/** Solves a step, and gives the line that the next one may go on with. */
async function solve(page: Page, step: Step, line: Line): Promise<Line> {
  const { task } = step;
  if ('answer' in task) {
    const wrong = task.answer.answers.find((answer) => answer !== task.answer.right);
    await page.getByTestId(`answer-${wrong}`).click();
    await expect(page.getByTestId('remark')).not.toBeEmpty();
    await page.getByTestId(`answer-${task.answer.right}`).click();
    return line;
  }
  if ('tap' in task) {
    const [wrong] = Object.values(task.tap.wrong ?? {}).flat();
    if (wrong !== undefined) {
      await cell(page, wrong).click();
      await expect(page.getByTestId('remark')).not.toBeEmpty();
    }
    for (const name of task.tap.cells) await cell(page, name).click();
    return line;
  }
  const { reply, turns = [] } = task.play;
  // A turn of several actions is too rare to be found by chance: it is typed.
  const [typed] = turns.filter((turn) => /^[^*]+ [^*]+$/.test(turn));
  const actions =
    typed === undefined ? await byTap(page, line, task.play) : await byTyping(page, line, typed);
  const after = { ...line, actions: [...line.actions, ...actions] };
  if (reply === undefined) return after;
  return { ...after, actions: [...after.actions, ...good(core.readTurn(after, reply)).actions] };
}

for (const game of GAMES) {
  const file = new URL(`../../lessons/${game}.json`, import.meta.url);
  const { lessons } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Course, 'game'>;

  test(`${game}: every lesson is solved`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.goto(`/#/learn/${game}`);
    await page.getByTestId('learn-go').click();
    let line: Line = { game, start: '', actions: [] };
    for (const { steps } of lessons) {
      for (const step of steps) {
        if (step.position !== undefined) line = { game, start: step.position, actions: [] };
        await expect(page.getByTestId('task')).not.toBeEmpty();
        line = await solve(page, step, line);
        await expect(page.getByTestId('next'), step.id).toBeVisible();
        await page.getByTestId('next').click();
      }
    }
    await expect(page).toHaveURL(new RegExp(`#/learn/${game}$`));
    await expect(page.getByTestId('learn-go')).toBeHidden();
    const stored = await page.evaluate(() => localStorage.getItem('tessera.learn'));
    const solved = (JSON.parse(stored ?? '{}') as Record<string, string[]>)[game];
    expect(solved).toEqual(lessons.flatMap(({ steps }) => steps.map(({ id }) => id)));
  });
}
