// The lessons: positions, tasks and right answers. The texts are in the messages, the rules in the core.
import type { GameId } from '../core/types';

export type Play = {
  /** Patterns of the turns that are right. */
  turns?: string[];
  /** Every turn that ends the game like this for its player is right, too. */
  outcome?: 'win' | 'draw';
  /** What the opponent then plays. */
  reply?: string;
  /** Patterns of wrong turns that have a message of their own. */
  wrong?: Record<string, string[]>;
};
export type Tap = { cells: string[]; wrong?: Record<string, string[]> };
export type Answer = { answers: string[]; right: string };
export type Task = { play: Play } | { tap: Tap } | { answer: Answer };

export type Step = {
  id: string;
  /** Without it, the step continues from the previous one. */
  position?: string;
  marks?: string[];
  /** The choices that are offered beside the board, by their ids; without it all, and typing a turn. */
  controls?: string[];
  task: Task;
};
export type Lesson = { id: string; steps: Step[] };
export type Course = { game: GameId; lessons: Lesson[] };

const files = import.meta.glob<Omit<Course, 'game'>>('../../../crates/lessons/courses/*.json', {
  import: 'default',
});

/** The course of a game, loaded on demand. */
export async function course(game: GameId): Promise<Course> {
  const found = await files[`../../../crates/lessons/courses/${game}.json`]?.();
  return { game, lessons: found?.lessons ?? [] };
}
