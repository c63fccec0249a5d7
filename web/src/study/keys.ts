// Keys that step through a study.
import type { Desk } from './desk.svelte';

const steps: Record<string, (desk: Desk) => void> = {
  ArrowLeft: (desk) => desk.back(),
  ArrowRight: (desk) => desk.forth(),
  ArrowUp: (desk) => desk.aside(-1),
  ArrowDown: (desk) => desk.aside(1),
  Home: (desk) => desk.go(0),
  End: (desk) => desk.toEnd(),
  PageUp: (desk) => desk.back(),
  PageDown: (desk) => desk.forth(),
};

/** Where arrow keys have a meaning of their own. */
const OWN = 'input, textarea, select, [role="slider"], [role="radio"]';

/**
 * A key pressed anywhere. On a cell of the board arrow keys go from cell to cell, unless the mouse led there (`pointing`);
 * Page up and Page down step there as well. Up and down go to another variation within the list of turns only.
 */
export function stepKey(event: KeyboardEvent, desk: Desk, pointing: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const step = steps[event.key];
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Escape') return desk.cancel();
  if (!step || target?.closest(OWN)) return;
  const inTurns = target?.closest('[data-turns]') != null;
  const onBoard = target?.closest('[role="grid"]') != null;
  if (/Up|Down/.test(event.key) && !(inTurns || (onBoard && event.key.startsWith('Page')))) return;
  if (onBoard && !pointing && !event.key.startsWith('Page')) return;
  step(desk);
  event.preventDefault();
  event.stopPropagation();
}
