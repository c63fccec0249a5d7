// Puzzles: right and wrong turns, the answers, hints, refutations, the solution. Then a sample of every file, with the real core.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { PuzzleCore } from '../core/core';
import { studyCalls, type StudyCalls } from '../core/module';
import { asked, nodeCore } from '../core/nodeCore';
import type { Failed, GameId, Insight, Thought, Words } from '../core/types';
import { GAMES } from '../games/list';
import type { Item } from './choose';
import { readItems } from './files';
import { PuzzleSession } from './puzzleSession.svelte';

let core: PuzzleCore;
/** The same without a worker. */
let calls: StudyCalls;
beforeAll(async () => {
  const node = await nodeCore();
  ({ core } = node);
  calls = studyCalls(node.study, () => undefined);
});

const file = (game: GameId) =>
  readFileSync(join(import.meta.dirname, `../../../crates/puzzles/data/${game}.txt`), 'utf8');

function itemsOf(game: GameId): Item[] {
  const loaded = readItems(core, file(game));
  if ('problem' in loaded) throw new Error(loaded.problem.id);
  return loaded.items;
}

const LONG = (item: Item) => item.wins && item.turns === 2 && item.solution.length === 3;

function solving(
  game: GameId,
  item: Item,
  analyse: () => Promise<Thought | Failed> = () => Promise.reject(new Error()),
) {
  const said: Words[] = [];
  const scores: number[] = [];
  const session = new PuzzleSession(game, item, {
    engine: core,
    analyse,
    say: (words) => void said.push(...words),
    scored: (score) => {
      scores.push(score);
      return { id: 'puzzles-counted' };
    },
    solved: () => void scores.push(9),
    pause: () => Promise.resolve(),
  });
  const bare = (i: number) => (item.solution[i] ?? '').replace('*', '');
  return { session, said, scores, bare };
}

/** A legal turn that is not the solution. */
function wrongTurn(session: PuzzleSession): string[] {
  const legal = asked(core, session.line, (game) => game.legal());
  if ('error' in legal) throw new Error('no turn');
  const wanted = session.puzzle.solution[session.index] ?? '';
  const wrong = legal.find((action) => {
    const judged = core.acceptsTurn(session.line, [action], wanted);
    return !('error' in judged) && !judged.right;
  });
  return wrong === undefined ? [] : [wrong];
}

describe('a puzzle of two turns', () => {
  it('is solved turn by turn, and the opponent answers', async () => {
    const item = itemsOf('xok').find(LONG) as Item;
    const { session, said, scores, bare } = solving('xok', item);
    session.goal();
    expect(said.at(-1)?.id).toBe('puzzles-win');
    session.turn.type(bare(0));
    expect(session.phase).toBe('answering');
    await Promise.resolve();
    await Promise.resolve();
    expect(session.phase).toBe('doing');
    expect(session.reply?.id).toBe('puzzles-reply');
    expect(session.line.actions).toHaveLength(2);
    session.turn.type(bare(2));
    expect(session.phase).toBe('done');
    expect(scores).toEqual([1, 9]);
  });

  it('goes on with the solution where a detail is not asked', async () => {
    const item = itemsOf('yoxii').find(
      (each) => LONG(each) && (each.solution[0] ?? '').endsWith('=1*'),
    ) as Item;
    const { session, bare } = solving('yoxii', item);
    const other = ['2', '3', '4'].map((value) => bare(0).replace(/1$/, value));
    const played = other.find(
      (text) => !('error' in asked(core, session.line, (game) => game.readTurn(text))),
    );
    session.turn.type(played ?? '');
    expect(session.remark?.id).toBe('puzzles-right-like');
    expect(session.line.actions).toEqual([bare(0)]);
    await Promise.resolve();
    await Promise.resolve();
    session.turn.type(bare(2));
    expect(session.phase).toBe('done');
  });
});

describe('a wrong turn', () => {
  it('changes nothing on the board, says that it counts, and can be tried again', () => {
    const item = itemsOf('trexo').find(LONG) as Item;
    const { session, said, scores, bare } = solving('trexo', item);
    const before = session.line;
    session.play(wrongTurn(session));
    expect(session.remark).toEqual({ id: 'puzzles-wrong-win', args: { turns: 2 } });
    expect(session.counted?.id).toBe('puzzles-counted');
    expect(said.slice(-2).map(({ id }) => id)).toEqual(['puzzles-wrong-win', 'puzzles-counted']);
    expect(session.phase).toBe('wrong');
    expect(session.line).toEqual(before);
    expect(session.shownLine.actions).toHaveLength(1);
    session.retry();
    expect(session.counted).toBeNull();
    session.play(wrongTurn(session));
    expect(said.at(-1)?.id).toBe('puzzles-wrong-win');
    session.retry();
    expect(session.shownLine).toEqual(before);
    expect(scores).toEqual([0]);
    session.turn.type(bare(0));
    expect(session.phase).toBe('answering');
  });

  it('is refuted on the board, turn by turn', async () => {
    const item = itemsOf('yoxii').find(({ wins, turns }) => !wins && turns === 1) as Item;
    let thought: Thought | Failed = { error: { id: 'core-over' } };
    const { session, said } = solving('yoxii', item, () => Promise.resolve(thought));
    session.play(wrongTurn(session));
    thought = calls.analyse(session.shownLine, { level: 10, nodes: 3000, lines: 1 }, () => undefined);
    await session.why();
    expect(session.phase).toBe('why');
    expect(session.remark?.id).toBe('puzzles-why-loses');
    expect(session.at).toBe(1);
    expect(session.turns.length).toBeGreaterThan(0);
    expect(session.shownLine.actions.length).toBe(session.line.actions.length + 2);
    expect(said.map(({ id }) => id)).toContain('puzzles-why-loses');
    while (session.at < session.turns.length) session.forth();
    session.forth();
    expect(session.at).toBe(session.turns.length);
    session.back();
    session.retry();
    expect(session.shownLine.actions).toEqual([]);
  });

  it('says so if the computer finds no answer', async () => {
    const item = itemsOf('xok')[0] as Item;
    const { session } = solving('xok', item);
    session.play(wrongTurn(session));
    await session.why();
    expect(session.remark?.id).toBe('puzzles-why-unknown');
  });

  it('that is left for another one is not refuted later', async () => {
    const item = itemsOf('xok')[0] as Item;
    let answer: (thought: Thought) => void = () => undefined;
    const { session } = solving('xok', item, () => new Promise((done) => (answer = done)));
    session.play(wrongTurn(session));
    const asked = session.why();
    session.retry();
    answer({ actions: [], lines: [{} as Insight], why: [], threads: 1 });
    await asked;
    expect(session.phase).toBe('doing');
    expect(session.remark).toBeNull();
  });
});

describe('hints', () => {
  it('come in three steps: the theme, the place, the turn as a ghost', () => {
    const item = itemsOf('xok').find(({ turns }) => turns === 1) as Item;
    const { session, said, scores, bare } = solving('xok', item);
    session.hint();
    expect(said.at(-1)?.id).toBe(`puzzles-theme-${item.theme}-hint`);
    expect(session.where).toEqual([]);
    session.hint();
    expect(said.at(-1)?.id).toBe('puzzles-hint-where');
    expect(session.where.length).toBeGreaterThan(0);
    expect(session.ghosts).toBeNull();
    expect(scores).toEqual([]);
    session.hint();
    // The turn itself costs the puzzle.
    expect(said.slice(-2).map(({ id }) => id)).toEqual(['puzzles-hint-turn', 'puzzles-counted']);
    expect(session.ghosts?.ghosts.length).toBeGreaterThan(0);
    session.turn.type(bare(0));
    expect(scores).toEqual([0, 9]);
  });

  it('halve the result, until the last one', () => {
    const item = itemsOf('xok').find(({ turns }) => turns === 1) as Item;
    const { session, scores, bare } = solving('xok', item);
    session.hint();
    session.turn.type(bare(0));
    expect(scores).toEqual([0.5, 9]);
  });
});

test('the solution can be shown, step by step', () => {
  const item = itemsOf('trexo').find(LONG) as Item;
  const { session, scores } = solving('trexo', item);
  session.show();
  expect(session.phase).toBe('shown');
  expect([session.at, session.turns.length]).toEqual([1, 3]);
  session.forth();
  session.forth();
  expect(session.shownLine.actions).toHaveLength(3);
  expect(scores).toEqual([0]);
});

test('a puzzle that cannot be shown breaks nothing else', () => {
  const item = { ...(itemsOf('xok')[0] as Item), position: 'nonsense' };
  const { session } = solving('xok', item);
  expect(session.phase).toBe('broken');
  session.play(['a1a2']);
  session.hint();
  expect(session.phase).toBe('broken');
});

test('a damaged file is refused in words, with its line', () => {
  const damaged = file('yoxii').replace('|w1|', '|x1|');
  expect(readItems(core, damaged)).toEqual({ problem: { id: 'puzzles-damaged', args: { line: 2 } } });
});

test.each(GAMES)('a sample of the puzzles of %s is solved by their solutions', async (game) => {
  const items = itemsOf(game);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const item of items.filter((_, i) => i % 25 === 0)) {
    const { session, scores, bare } = solving(game, item);
    for (let i = 0; i < item.solution.length; i += 2) {
      session.turn.type(bare(i));
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(session.phase, item.position).toBe('done');
    expect(scores).toEqual([1, 9]);
  }
});
