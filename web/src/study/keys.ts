// Keys that step through a study.
import type { StudySession } from './studySession.svelte';

const steps: Record<string, (study: StudySession) => void> = {
  ArrowLeft: (study) => study.back(),
  ArrowRight: (study) => study.forth(),
  ArrowUp: (study) => study.aside(-1),
  ArrowDown: (study) => study.aside(1),
  Home: (study) => study.go(0),
  End: (study) => study.toEnd(),
  PageUp: (study) => study.back(),
  PageDown: (study) => study.forth(),
};

/** Ctrl and Z or Y take back and redo a change, unless something is being typed. */
export function changeKey(event: KeyboardEvent, study: StudySession): void {
  const { ctrlKey, metaKey, shiftKey, target } = event;
  if (!(ctrlKey || metaKey) || event.altKey) return;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (typing && target.value !== '') return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !shiftKey) study.undo();
  else if (key === 'y' || key === 'z') study.redo();
  else return;
  event.preventDefault();
}

/** Elements that use the arrow keys themselves. */
const OWN = 'input, textarea, select, [role="slider"], [role="radio"]';

/**
 * A key pressed anywhere. On the board arrow keys move between cells, unless a pointer was used last (`pointing`);
 * Page up and Page down step there too. Up and down change the variation only within the list of turns.
 */
export function stepKey(event: KeyboardEvent, study: StudySession, pointing: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const step = steps[event.key];
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Escape') return study.turn.cancel();
  if (!step || target?.closest(OWN)) return;
  const inTurns = target?.closest('[data-turns]') != null;
  const onBoard = target?.closest('[role="grid"]') != null;
  if (/Up|Down/.test(event.key) && !(inTurns || (onBoard && event.key.startsWith('Page')))) return;
  if (onBoard && !pointing && !event.key.startsWith('Page')) return;
  step(study);
  event.preventDefault();
  event.stopPropagation();
}
