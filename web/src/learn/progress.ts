// How far a person has come: the steps that were solved, kept on this device.
import { GAMES } from '../games/list';
import { isRecord, read, write, type Shelf } from '../app/storage';
import type { GameId } from '../core/types';
import type { Lesson } from './course';

const KEY = 'tessera.learn';

export type Solved = Record<GameId, string[]>;
export type State = 'new' | 'open' | 'done';

function check(value: unknown): Solved | null {
  if (!isRecord(value)) return null;
  const steps = (game: GameId) => {
    const stored = value[game];
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  };
  return Object.fromEntries(GAMES.map((game) => [game, steps(game)])) as Solved;
}

const none = () => Object.fromEntries(GAMES.map((game) => [game, []])) as unknown as Solved;

/** The steps that were solved; none if what was stored cannot be read. */
export function solved(shelf: Shelf): Solved {
  const found = read(shelf, KEY, check);
  return 'found' in found ? found.found : none();
}

/** Remembers that a step was solved. */
export function solve(shelf: Shelf, game: GameId, step: string): Solved {
  const all = solved(shelf);
  if (!all[game].includes(step)) all[game] = [...all[game], step];
  write(shelf, KEY, all);
  return all;
}

/** Forgets the course of a game. */
export function forget(shelf: Shelf, game: GameId): Solved {
  const all = { ...solved(shelf), [game]: [] };
  write(shelf, KEY, all);
  return all;
}

export function lessonState(lesson: Lesson, steps: readonly string[]): State {
  const count = lesson.steps.filter((step) => steps.includes(step.id)).length;
  if (count === lesson.steps.length) return 'done';
  return count > 0 ? 'open' : 'new';
}

export function doneLessons(lessons: readonly Lesson[], steps: readonly string[]): number {
  return lessons.filter((lesson) => lessonState(lesson, steps) === 'done').length;
}

/** The step with which a lesson goes on: the first that was not solved and has a position of its own before it. */
export function firstOpen(lesson: Lesson, steps: readonly string[]): number {
  let at = lesson.steps.findIndex((step) => !steps.includes(step.id));
  while (at > 0 && lesson.steps[at]?.position === undefined) at -= 1;
  return Math.max(at, 0);
}
