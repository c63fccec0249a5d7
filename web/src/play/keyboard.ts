// Keys of the play screen, wherever they are pressed.
import type { Session } from './session.svelte';
import type { TableSession } from './tableSession.svelte';

/** Whether something there uses Enter itself. The button that asked for the hint does not, once it is shown. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target !== null &&
  target instanceof Element &&
  target.closest('button:not([data-testid=hint-button]), a, input, textarea, select') !== null;

/** While a hint is shown, Enter plays it, unless a button, a link or a field has the focus. */
export function hintKey(event: KeyboardEvent, session: Session): void {
  if (!session.hint || takesEnter(event.target) || event.key !== 'Enter') return;
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
