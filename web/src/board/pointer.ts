// A mouse or a finger over a board: which cell is under it, and from which cell it came while pressed.

/** The cell at a point of the screen, if there is one. */
export function cellAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-cell]');
  return found?.getAttribute('data-cell') ?? null;
}

/** Suppresses the click after a drag. */
export function swallowClick(): void {
  const stop = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal: stop.signal },
  );
  setTimeout(() => stop.abort(), 0);
}

type Over = (cell: string | null, from: string | null) => void;
type Drop = (from: string, to: string) => void;
/** A swipe from a cell that turns what stands there, instead of dragging it. Degrees clockwise from the right. */
type Swipe = { starts: (cell: string) => boolean; turns: (cell: string, angle: number) => void };

/** The distance in pixels at which a press becomes a swipe. */
const FAR = 12;

/** Handlers for a board. A press and release on the same cell is a tap, which the cell itself handles as a click. */
export function drags(live: () => boolean, over: Over, drop: Drop, swipe: Swipe) {
  let from: string | null = null;
  let last: string | null = null;
  let pressed = { x: 0, y: 0 };
  let swipes: 'no' | 'may' | 'yes' = 'no';

  function move(cell: string | null): void {
    if (cell === last) return;
    last = cell;
    over(cell, cell === from ? null : from);
  }

  function leave(): void {
    from = null;
    swipes = 'no';
    move(null);
  }

  function swiped(event: PointerEvent): void {
    const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (from === null || Math.hypot(x, y) < FAR) return;
    swipes = 'yes';
    swipe.turns(from, (Math.atan2(y, x) * 180) / Math.PI);
  }

  return {
    onpointerdown: (event: PointerEvent) => {
      if (!live() || event.button !== 0) return;
      from = cellAt(event.clientX, event.clientY);
      last = from;
      pressed = { x: event.clientX, y: event.clientY };
      swipes = from !== null && swipe.starts(from) ? 'may' : 'no';
    },
    onpointermove: (event: PointerEvent) => {
      if (!live()) return;
      if (swipes !== 'no') swiped(event);
      else if (event.pointerType === 'mouse' || from !== null) move(cellAt(event.clientX, event.clientY));
    },
    onpointerup: (event: PointerEvent) => {
      const to = cellAt(event.clientX, event.clientY);
      const [start, wasSwipe] = [from, swipes === 'yes'];
      leave();
      if (wasSwipe) swallowClick();
      else if (live() && start !== null && to !== null && to !== start) drop(start, to);
    },
    onpointercancel: leave,
    onpointerleave: leave,
  };
}
