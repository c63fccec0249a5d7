// A mouse or a finger over a board: which cell is under it, and from which cell it came while pressed.

/** The cell at a point of the screen, if there is one. */
export function cellAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-cell]');
  return found?.getAttribute('data-cell') ?? null;
}

type Over = (cell: string | null, from: string | null) => void;
type Drop = (from: string, to: string) => void;

/** Handlers for a board. A press and release on the same cell is a tap, which the cell itself handles as a click. */
export function drags(live: () => boolean, over: Over, drop: Drop) {
  let from: string | null = null;
  let last: string | null = null;

  function move(cell: string | null): void {
    if (cell === last) return;
    last = cell;
    over(cell, cell === from ? null : from);
  }

  function leave(): void {
    from = null;
    move(null);
  }

  return {
    onpointerdown: (event: PointerEvent) => {
      if (!live() || event.button !== 0) return;
      from = cellAt(event.clientX, event.clientY);
      last = from;
    },
    onpointermove: (event: PointerEvent) => {
      if (!live()) return;
      if (event.pointerType === 'mouse' || from !== null) move(cellAt(event.clientX, event.clientY));
    },
    onpointerup: (event: PointerEvent) => {
      const to = cellAt(event.clientX, event.clientY);
      const start = from;
      leave();
      if (live() && start !== null && to !== null && to !== start) drop(start, to);
    },
    onpointercancel: leave,
    onpointerleave: leave,
  };
}
