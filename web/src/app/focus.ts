// Keeps the focus. Without this, a button that goes away while it has the focus takes the keyboard's place with it.

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
const BOARD = '[role=grid] [tabindex="0"]';

type Last = { element: Element; around: Element[]; byKeyboard: boolean };

function ancestors(element: Element, within: Element): Element[] {
  const parent = element.parentElement;
  return parent === null || parent === within ? [] : [parent, ...ancestors(parent, within)];
}

/** Where the focus goes: to the board, else near its old place, else to the screen itself. */
function refuge(main: HTMLElement, { around }: Last): HTMLElement | SVGElement {
  const board = main.querySelector<SVGElement>(BOARD);
  const near = around.find((each) => main.contains(each) && each.querySelector(FOCUSABLE) !== null);
  return board ?? near?.querySelector<HTMLElement>(FOCUSABLE) ?? main;
}

/** Watches the screen inside `main`: what had the focus and is gone or disabled gives it to something near. */
export function keepFocus(main: HTMLElement): () => void {
  let last: Last | null = null;
  const gone = (element: Element) => !main.contains(element) || element.matches(':disabled');

  function rescue(): void {
    const lost = last;
    if (!lost || !gone(lost.element)) return;
    const now = document.activeElement;
    if (now !== null && now !== document.body && now !== lost.element) return;
    last = null;
    refuge(main, lost).focus({ preventScroll: !lost.byKeyboard });
  }

  const came = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !main.contains(target)) last = null;
    else {
      const byKeyboard = target.matches(':focus-visible');
      last = { element: target, around: ancestors(target, main), byKeyboard };
    }
  };
  // A tap on nothing drops the focus; removing the focused element may fire the same event.
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (last?.element === target && !gone(target as Element) && document.hasFocus()) last = null;
    });
  };
  const observer = new MutationObserver(rescue);
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', left);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', left);
  };
}
