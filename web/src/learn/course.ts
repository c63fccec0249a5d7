// The lessons of lessons/: what is shown and what is right. They contain no words and no rule.
import type { GameId } from '../core/types';

export type Play = {
  /** Patterns of the turns that are right. */
  turns?: string[];
  /** Or: right is every turn that ends the game like this, for the player who ends it. */
  outcome?: 'win' | 'draw';
  /** What the opponent then plays. */
  reply?: string;
  /** Patterns of wrong turns of which more can be said. */
  wrong?: Record<string, string[]>;
};
export type Tap = { cells: string[]; wrong?: Record<string, string[]> };
export type Answer = { answers: string[]; right: string };
export type Task = { play: Play } | { tap: Tap } | { answer: Answer };

export type Step = {
  id: string;
  /** Left out, the step goes on where the one before has ended. */
  position?: string;
  marks?: string[];
  task: Task;
};
export type Lesson = { id: string; steps: Step[] };
export type Course = { game: GameId; lessons: Lesson[] };

const files = import.meta.glob<Omit<Course, 'game'>>('../../../crates/lessons/courses/*.json', {
  import: 'default',
});

/** The course of a game, loaded when it is first asked for. */
export async function course(game: GameId): Promise<Course> {
  const found = await files[`../../../crates/lessons/courses/${game}.json`]?.();
  return { game, lessons: found?.lessons ?? [] };
}
