// Keys of the play screen. Single letters work only on the board, so that they do not disturb anything else.
import { askKey, turnKey } from '../turn/keys';
import type { Session } from './session.svelte';
import type { TableSession } from './tableSession.svelte';

type Wants = { hint: () => void; type: () => void; lists: () => void };

/** A key pressed on a cell of the board. */
export function boardKey(event: KeyboardEvent, cell: string, session: TableSession, wants: Wants): void {
  if (turnKey(event, session.turn) || askKey(event, cell, session.queries)) return;
  if (event.key === '?') wants.hint();
  else if (event.key === '/') wants.type();
  else if (event.key === '*') wants.lists();
  else return;
  event.preventDefault();
}

/** While a hint is shown, Enter plays it, unless a button, a link or a field has the focus. */
export function hintKey(event: KeyboardEvent, session: Session): void {
  const target = event.target instanceof Element ? event.target : null;
  const taken = target?.closest('button, a, input, textarea, select') ?? null;
  if (!session.hint || taken || event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  session.follow();
}

/** A key pressed anywhere on the screen. */
export function pageKey(event: KeyboardEvent, session: TableSession): void {
  const control = event.ctrlKey || event.metaKey;
  const typing = event.target instanceof HTMLInputElement && event.target.value !== '';
  if (event.key === 'Escape') session.turn.cancel();
  else if (control && !typing && event.key === 'z' && !event.shiftKey) session.undo();
  else if (control && !typing && (event.key === 'y' || event.key === 'Z')) session.redo();
  else return;
  event.preventDefault();
}
