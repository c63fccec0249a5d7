// Puzzles in one's own games: what was missed is listed, what was found is not, and what is known is not searched again.
import { expect, test } from 'vitest';
import { memoryStorage } from '../app/storage';
import type { Found, Line, Puzzle, Turn } from '../core/types';
import type { SavedGame } from '../saved/game';
import { finishedGames, ownPuzzle, OwnSearch } from './own.svelte';

const PUZZLE: Puzzle = { position: 'p', wins: true, turns: 1, theme: 'race', level: 0, solution: ['best'] };

/** A game whose turns are one action each; the first player is a person, the second the computer. */
function game(id: string, actions: string[], change: Partial<SavedGame> = {}): SavedGame {
  return {
    version: 1,
    id,
    line: { game: 'xok', start: '', actions },
    redo: [],
    seats: { first: { kind: 'person' }, second: { kind: 'computer', level: 3 } },
    clock: null,
    code: null,
    ended: { winner: 'second', how: 'board', why: null },
    started: 1,
    changed: 1,
    ...change,
  };
}

const core = {
  turns: (line: Line) =>
    line.actions.map((text, i) => ({ text, actions: 1, player: i % 2 === 0 ? 'first' : 'second' }) as Turn),
  acceptsTurn: (_: Line, turn: readonly string[], solution: string) => ({ right: turn[0] === solution }),
};

/** Finds a puzzle in every position, and counts the questions. */
function finder() {
  const asked: number[] = [];
  const find = (line: Line): Promise<Found> => {
    asked.push(line.actions.length);
    return Promise.resolve({ puzzle: PUZZLE });
  };
  return { asked, find };
}

test('only turns of people that missed the solution are listed', async () => {
  const search = new OwnSearch([game('a', ['x', 'y', 'best', 'y', 'x', 'y'])], memoryStorage(), core);
  const { asked, find } = finder();
  await search.run({ find });
  expect(asked).toEqual([2, 4]);
  expect(search.found).toEqual([{ game: 'a', number: 5, puzzle: PUZZLE }]);
  expect(search.done).toBe(1);
});

test('what is known is remembered, until the game changes or is gone', async () => {
  const storage = memoryStorage();
  const games = [game('a', ['x', 'y', 'x']), game('b', ['x', 'y', 'x'])];
  await new OwnSearch(games, storage, core).run(finder());
  expect(ownPuzzle(storage, 'a', 3)?.puzzle).toEqual(PUZZLE);
  const { asked, find } = finder();
  const again = new OwnSearch([game('a', ['x', 'y', 'x'], { changed: 2 })], storage, core);
  await again.run({ find });
  expect(asked).toEqual([2]);
  expect(ownPuzzle(storage, 'b', 3)).toBeNull();
});

test('damaged storage costs a search, and nothing else', async () => {
  const storage = memoryStorage();
  const damaged = { a: { changed: 1, found: [{ number: 0, puzzle: PUZZLE }, 7, { number: 3, puzzle: {} }] } };
  storage.setItem('tessera.puzzles.own', JSON.stringify(damaged));
  expect(ownPuzzle(storage, 'a', 0)).toBeNull();
  expect(ownPuzzle(storage, 'a', 3)).toBeNull();
  storage.setItem('tessera.puzzles.own', '[broken');
  const search = new OwnSearch([game('a', ['x', 'y', 'x'])], storage, core);
  await search.run(finder());
  expect(search.found).toHaveLength(1);
});

test('games that go on, were called off, or were played elsewhere do not count', () => {
  const ended = { winner: null, how: 'aborted' as const, why: null };
  const elsewhere = { first: { kind: 'friend' as const }, second: { kind: 'computer' as const, level: 3 } };
  const games = [
    game('open', ['x'], { ended: null }),
    game('off', ['x'], { ended }),
    game('other', ['x'], { seats: elsewhere }),
    game('own', ['x']),
  ];
  expect(finishedGames(games).map(({ id }) => id)).toEqual(['own']);
});

test('a search that breaks off keeps what it has found so far', async () => {
  const storage = memoryStorage();
  const search = new OwnSearch([game('a', ['x', 'y', 'x'])], storage, core);
  await search.run({ find: () => Promise.reject(new Error('broken')) });
  expect([search.done, search.found.length]).toEqual([0, 0]);
  expect(storage.getItem('tessera.puzzles.own')).toBeNull();
});
