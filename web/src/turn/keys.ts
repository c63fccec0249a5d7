// Keys that make a turn or ask about the game, pressed on a cell of the board.
import { announce } from '../app/announcer.svelte';
import { need, t } from '../app/i18n.svelte';
import { letterOf } from '../board/explore';
import type { Choice, Event } from '../core/types';
import type { GameQueries, Order, Question } from './questions';
import type { TurnDraft } from './turnDraft.svelte';

/** What the keys of a screen open or do there. A key without one says so. */
export type Wants = Partial<Record<Want, () => void>>;
export type Want = 'hint' | 'type' | 'lists' | 'undo' | 'redo';

/** The choice that a letter selects. A capital letter may mean another item than its small letter. */
export function keyEvent(key: string, choices: readonly Choice[]): Event | null {
  for (const wanted of [key, key.toLowerCase()]) {
    for (const choice of choices) {
      const item = choice.items.find((each) => each.key === wanted);
      if (item) return { choose: [choice.id, item.id] };
    }
  }
  return null;
}

/** Handles a key that belongs to the turn; false if it does not. */
function turnKey(key: string, turn: TurnDraft): boolean {
  const chosen = keyEvent(key, turn.draft?.choices ?? []);
  if (chosen) turn.act(chosen);
  else if (key === '[') turn.act({ rotate: -1 });
  else if (key === ']') turn.act({ rotate: 1 });
  // Screen readers use Escape themselves.
  else if (key === 'Backspace') turn.cancel();
  else if (key === '.' && turn.draft) turn.commit();
  else return false;
  return true;
}

/** The keys that ask about the game or about a cell. A dot asks where no turn can be played. */
const QUESTIONS: Record<string, Question | Order> = {
  '=': 'status',
  '.': 'status',
  l: 'last',
  k: 'clock',
  g: 'moves',
  v: 'value',
};

/** Announces an answer. What answers is loaded with the first question: a first move does not need it. */
async function answer(find: (questions: typeof import('./questions')) => string | null): Promise<void> {
  const load = Promise.all([import('./questions'), need('typing')]);
  const text = await load.then(([questions]) => find(questions)).catch(() => t('app-load-failed'));
  if (text) announce(text);
}

/** Announces whose turn it is, how the game ended, or what is asked. */
export const sayStatus = (queries: GameQueries): Promise<void> =>
  answer(({ statusText }) => statusText(queries));

const WANTED: Record<string, Want> = { '?': 'hint', '/': 'type', '*': 'lists' };

/** Handles a key pressed on a cell of the board. */
export function boardKey(
  event: KeyboardEvent,
  cell: string,
  turn: TurnDraft,
  queries: GameQueries,
  wants: Wants,
): void {
  const key = letterOf(event);
  const question = QUESTIONS[key];
  const want = WANTED[key];
  if (!turnKey(key, turn)) {
    if (question) void answer(({ answerTo }) => answerTo(`${question} ${cell}`, queries));
    else if (want) (wants[want] ?? (() => void answer(() => t('ask-not-here'))))();
    else return;
  }
  event.preventDefault();
}
