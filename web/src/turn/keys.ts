// Keys that make a turn or ask about the game, pressed on a cell of the board.
import { announce } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { letterOf } from '../board/explore';
import type { Choice, Event } from '../core/types';
import { clockOf, lastText, movesText, orderText, statusText, type GameQueries } from './questions';
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
function turnKey(key: string, turn: TurnDraft, queries: GameQueries): boolean {
  const chosen = keyEvent(key, turn.draft?.choices ?? []);
  if (chosen) turn.act(chosen);
  else if (key === '[') turn.act({ rotate: -1 });
  else if (key === ']') turn.act({ rotate: 1 });
  // Screen readers use Escape themselves.
  else if (key === 'Backspace') turn.cancel();
  else if (key !== '.') return false;
  else if (turn.draft) turn.commit();
  else announce(statusText(queries));
  return true;
}

/** What a key asks about the game or about a cell. */
function answerTo(key: string, cell: string, queries: GameQueries): string | null {
  const asked: Record<string, () => string> = {
    '=': () => statusText(queries),
    l: () => lastText(queries),
    k: () => clockOf(queries),
    g: () => movesText(queries, cell),
    v: () => orderText('value', queries),
  };
  return asked[key]?.() ?? null;
}

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
  if (turnKey(key, turn, queries)) return event.preventDefault();
  const want = WANTED[key];
  const answer = answerTo(key, cell, queries);
  if (answer === null && !want) return;
  if (answer) announce(answer);
  else if (want) (wants[want] ?? (() => announce(t('ask-not-here'))))();
  event.preventDefault();
}
