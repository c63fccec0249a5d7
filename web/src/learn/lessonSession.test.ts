// Lessons: right and wrong turns, taps, answers, replies. Then every step of every lesson, with the real core.
import { beforeAll, describe, expect, it, test } from 'vitest';
import { GAMES } from '../games/list';
import { memoryStorage } from '../app/storage';
import type { Core } from '../core/core';
import { asked, nodeCore } from '../core/nodeCore';
import type { Words } from '../core/types';
import { course, type Lesson, type Step } from './course';
import { doneLessons, firstOpen, forget, lessonState, solve, solved } from './progress';
import { LessonSession } from './lessonSession.svelte';
import { blocks } from '../rules/pages';

let core: Core;
beforeAll(async () => {
  ({ core } = await nodeCore());
});

function sessionOf(lesson: Lesson, said: Words[] = [], done: string[] = []): LessonSession {
  return new LessonSession('xok', lesson, {
    engine: core,
    say: (words) => void said.push(...words),
    solved: (step) => void done.push(step),
  });
}

const START = '.../..../...../..ff../...../..../... w';
const bite: Step = {
  id: 'land',
  position: START,
  task: { play: { turns: ['Sd3e', 'Sd4w'], wrong: { one: ['S*'] } } },
};

describe('a turn', () => {
  it('that is wrong is explained, and can be tried again', () => {
    const said: Words[] = [];
    const taking = sessionOf({ id: 'x', steps: [bite] }, said);
    taking.turn.act({ choose: ['piece', 's'] }, { tap: 'd2' }, { choose: ['facing', 'e'] });
    taking.turn.commit();
    expect(taking.phase).toBe('wrong');
    expect(taking.remark).toEqual({ id: 'learn-xok-land-wrong-one' });
    expect(said.at(-1)).toEqual(taking.remark);
    taking.retry();
    expect(taking.phase).toBe('doing');
    expect(taking.line.actions).toEqual([]);
  });

  it('that is right is praised and remembered', () => {
    const done: string[] = [];
    const taking = sessionOf({ id: 'x', steps: [bite] }, [], done);
    taking.turn.act({ choose: ['piece', 's'] }, { tap: 'd3' }, { choose: ['facing', 'e'] });
    taking.turn.commit();
    expect(taking.phase).toBe('done');
    expect(taking.remark).toEqual({ id: 'learn-xok-land-done' });
    expect(done).toEqual(['land']);
    expect(taking.next()).toBe(false);
  });

  it('that is illegal is refused in the words of the game', () => {
    const taking = sessionOf({ id: 'x', steps: [bite] });
    taking.turn.act({ choose: ['piece', 's'] }, { tap: 'a1' });
    expect(taking.phase).toBe('doing');
    expect(taking.turn.refused).not.toBeNull();
  });
});

test('a typed turn is played, and one that cannot be read is explained', () => {
  const taking = sessionOf({ id: 'x', steps: [bite] });
  taking.turn.type('nonsense');
  expect(taking.phase).toBe('doing');
  expect(taking.turn.refused).not.toBeNull();
  taking.turn.type('Sd3e');
  expect(taking.phase).toBe('done');
});

describe('cells to find', () => {
  const step: Step = {
    id: 'food',
    position: START,
    task: { tap: { cells: ['d3', 'd4'], wrong: { own: ['a1'] } } },
  };
  it('are counted, each once, and wrong ones are explained', () => {
    const taking = sessionOf({ id: 'x', steps: [step] });
    taking.tap('d3');
    taking.tap('d3');
    expect(taking.left).toBe(1);
    taking.tap('a1');
    expect(taking.remark).toEqual({ id: 'learn-xok-food-wrong-own' });
    taking.tap('a2');
    expect(taking.remark).toEqual({ id: 'learn-xok-food-wrong' });
    taking.tap('d4');
    expect(taking.phase).toBe('done');
  });
});

test('only the choices that a step needs are offered', () => {
  const taking = sessionOf({ id: 'x', steps: [{ ...bite, controls: ['facing'] }, bite] });
  expect(taking.offered?.choices).toEqual([]);
  taking.turn.act({ choose: ['piece', 's'] }, { tap: 'd3' });
  expect(taking.offered?.choices.map(({ id }) => id)).toEqual(['facing']);
  expect(taking.drawn?.choices.map(({ id }) => id)).toEqual(['facing']);
  taking.begin(1);
  expect(taking.offered?.choices.map(({ id }) => id)).toEqual(['piece']);
});

test('the answer of the opponent is said in words', async () => {
  const { lessons } = await course('xok');
  const said: Words[] = [];
  const taking = sessionOf(lessons.at(-1) as Lesson, said);
  taking.begin(1);
  taking.turn.type('e2e3');
  expect(taking.next()).toBe(true);
  taking.goal();
  expect(taking.reply?.id).toBe('learn-reply');
  expect(taking.reply?.args?.['turn']).toMatch(/^xok-said-fish/);
  expect(said.at(-2)).toEqual(taking.reply);
});

test('a question is answered until the answer is right', () => {
  const step: Step = {
    id: 'back',
    position: START,
    task: { answer: { answers: ['gone', 'supply'], right: 'supply' } },
  };
  const taking = sessionOf({ id: 'x', steps: [step] });
  taking.answer('gone');
  expect(taking.phase).toBe('doing');
  taking.answer('supply');
  expect(taking.phase).toBe('done');
});

test('a position that cannot be read breaks nothing else', () => {
  const taking = sessionOf({ id: 'x', steps: [{ ...bite, position: 'nonsense' }, bite] });
  expect(taking.phase).toBe('broken');
  expect(taking.next()).toBe(true);
  expect(taking.phase).toBe('doing');
});

test('progress is kept, counted and forgotten', async () => {
  const storage = memoryStorage();
  const { lessons } = await course('xok');
  const first = lessons[0] as Lesson;
  for (const step of first.steps) solve(storage, 'xok', step.id);
  expect(lessonState(first, solved(storage).xok)).toBe('done');
  expect(doneLessons(lessons, solved(storage).xok)).toBe(1);
  const last = lessons.at(-1) as Lesson;
  expect(firstOpen(last, ['win-one', 'win-two'])).toBe(1);
  expect(forget(storage, 'xok').xok).toEqual([]);
  storage.setItem('tessera.learn', '[broken');
  expect(solved(storage).xok).toEqual([]);
});

test('a text is paragraphs and lists', () => {
  expect(blocks('One.\n- a\n- b\n\nTwo\nthree.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', points: ['a', 'b'] },
    { kind: 'paragraph', text: 'Two three.' },
  ]);
});

test.each(GAMES)(
  'every step of %s can be solved',
  async (game) => {
    for (const lesson of (await course(game)).lessons) {
      const done: string[] = [];
      const taking = new LessonSession(game, lesson, {
        engine: core,
        say: () => undefined,
        solved: (step) => void done.push(step),
      });
      do solveStep(taking);
      while (taking.next());
      expect(done).toEqual(lesson.steps.map((step) => step.id));
    }
  },
  60_000,
);

/** Solves a step: taps, answers, or plays the first legal turn that is right. */
function solveStep(taking: LessonSession): void {
  const { task } = taking.step;
  if ('tap' in task) for (const cell of task.tap.cells) taking.tap(cell);
  else if ('answer' in task) taking.answer(task.answer.right);
  else expect(taking.look, taking.step.id).not.toBeNull();
  if ('play' in task) playRight(taking);
  expect(taking.phase, taking.step.id).toBe('done');
}

/** Plays legal turns, one after the other, until one is right. */
function playRight(taking: LessonSession): void {
  for (const text of candidates(taking)) {
    const read = asked(core, taking.line, (game) => game.readTurn(text));
    if ('error' in read) continue;
    taking.play(read.actions);
    if (taking.phase === 'done') return;
    taking.retry();
  }
}

/** The exact right turns (of several actions also those in which a head may face anywhere) and every legal action, also followed by a move where that completes a turn. */
function candidates(taking: LessonSession): string[] {
  const legal = asked(core, taking.line, (game) => game.legal());
  if ('error' in legal || !('play' in taking.step.task)) return [];
  const exact = (taking.step.task.play.turns ?? [])
    .map((turn) => (turn.includes(' ') ? turn.replaceAll('*', 'n') : turn))
    .filter((turn) => !turn.includes('*'));
  const move = legal.find((action) => action.includes('j>')) ?? '';
  return [
    ...exact,
    ...legal,
    ...exact.map((turn) => `${turn} ${move}`),
    ...legal.map((action) => `${action} ${move}`),
  ];
}
