// Keys that make a turn, pressed on a cell of the board.
import type { Choice, Event } from '../core/types';
import type { Making } from './making.svelte';

/** The event that a letter stands for: an item of one of the choices. A capital may differ from its small letter. */
export function keyEvent(key: string, choices: readonly Choice[]): Event | null {
  for (const wanted of [key, key.toLowerCase()]) {
    for (const choice of choices) {
      const item = choice.items.find((each) => each.key === wanted);
      if (item) return { choose: [choice.id, item.id] };
    }
  }
  return null;
}

/** Does what a key means for the turn; false if it means nothing. */
export function turnKey(event: KeyboardEvent, making: Making): boolean {
  const chosen = keyEvent(event.key, making.draft?.choices ?? []);
  if (chosen) making.act(chosen);
  else if (event.key === '[') making.act({ rotate: -1 });
  else if (event.key === ']') making.act({ rotate: 1 });
  else if (event.key === '.') making.commit();
  else return false;
  event.preventDefault();
  return true;
}
