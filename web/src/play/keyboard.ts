// Keys of the play screen. Single letters count only on the board, so that they disturb nothing else.
import type { Choice, Event } from '../core/types';
import type { Session } from './session.svelte';

type Wants = { hint: () => void; type: () => void; lists: () => void; status: () => void };

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

/** A key pressed on a cell of the board. */
export function boardKey(event: KeyboardEvent, session: Session, wants: Wants): void {
  const chosen = keyEvent(event.key, session.draft?.choices ?? []);
  if (chosen) session.act(chosen);
  else if (event.key === '[') session.act({ rotate: -1 });
  else if (event.key === ']') session.act({ rotate: 1 });
  else if (event.key === '.') session.commit();
  else if (event.key === '?') wants.hint();
  else if (event.key === '/') wants.type();
  else if (event.key === '*') wants.lists();
  else if (event.key === '=') wants.status();
  else return;
  event.preventDefault();
}

/** A key pressed anywhere on the screen. */
export function pageKey(event: KeyboardEvent, session: Session): void {
  const control = event.ctrlKey || event.metaKey;
  const typing = event.target instanceof HTMLInputElement && event.target.value !== '';
  if (event.key === 'Escape') session.cancel();
  else if (control && !typing && event.key === 'z' && !event.shiftKey) session.undo();
  else if (control && !typing && (event.key === 'y' || event.key === 'Z')) session.redo();
  else return;
  event.preventDefault();
}
