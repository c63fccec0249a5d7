// The progress in the lessons: the solved steps, saved on this device.
import { GAMES } from '../games/list';
import { isRecord, read, write, type DeviceStorage } from '../app/storage';
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

/** The solved steps; none if they cannot be read. */
export function solved(storage: DeviceStorage): Solved {
  const found = read(storage, KEY, check);
  return 'found' in found ? found.found : none();
}

/** Saves that a step was solved. */
export function solve(storage: DeviceStorage, game: GameId, step: string): Solved {
  const all = solved(storage);
  if (!all[game].includes(step)) all[game] = [...all[game], step];
  write(storage, KEY, all);
  return all;
}

/** Deletes the progress in a game's course. */
export function forget(storage: DeviceStorage, game: GameId): Solved {
  const all = { ...solved(storage), [game]: [] };
  write(storage, KEY, all);
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

/** The step to continue with: the first unsolved one, or the step before it with a position of its own. */
export function firstOpen(lesson: Lesson, steps: readonly string[]): number {
  let at = lesson.steps.findIndex((step) => !steps.includes(step.id));
  while (at > 0 && lesson.steps[at]?.position === undefined) at -= 1;
  return Math.max(at, 0);
}
