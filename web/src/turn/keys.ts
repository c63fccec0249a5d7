// Keys that make a turn or ask about the game, pressed on a cell of the board.
import { announce } from '../app/announcer.svelte';
import type { Choice, Event } from '../core/types';
import { clockOf, lastText, movesText, statusText, type GameQueries } from './questions';
import type { TurnDraft } from './turnDraft.svelte';

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
export function turnKey(event: KeyboardEvent, turn: TurnDraft): boolean {
  const chosen = keyEvent(event.key, turn.draft?.choices ?? []);
  if (chosen) turn.act(chosen);
  else if (event.key === '[') turn.act({ rotate: -1 });
  else if (event.key === ']') turn.act({ rotate: 1 });
  else if (event.key === '.') turn.commit();
  else return false;
  event.preventDefault();
  return true;
}

/** Handles a key that asks about the game or about a cell; false if it does not. */
export function askKey(event: KeyboardEvent, cell: string, queries: GameQueries): boolean {
  const asked: Record<string, () => string> = {
    '=': () => statusText(queries),
    l: () => lastText(queries),
    k: () => clockOf(queries),
    g: () => movesText(queries, cell),
  };
  const answer = asked[event.key];
  if (!answer) return false;
  announce(answer());
  event.preventDefault();
  return true;
}
