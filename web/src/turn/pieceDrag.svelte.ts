// Dragging a piece from the supply to the board by mouse or finger.
import { cellAt, swallowClick } from '../board/pointer';
import type { Event, Shape } from '../core/types';

/** A piece in hand, and whether it is over a cell. */
export type Held = { shape: Shape; x: number; y: number; over: boolean };

/** The distance in pixels at which a press becomes a drag. */
const FAR = 8;
/** How far above the finger the piece is drawn, so that it is visible. */
const ABOVE = 46;

export class PieceDrag {
  held = $state.raw<Held | null>(null);
  #attempt: (events: Event[]) => void;
  #act: (...events: Event[]) => void;

  constructor(attempt: (events: Event[]) => void, act: (...events: Event[]) => void) {
    this.#attempt = attempt;
    this.#act = act;
  }

  /** Starts dragging an item of a choice; until it has moved a little it may still be a tap. `on`: it is chosen already. */
  lift(down: PointerEvent, group: string, item: string, shape: Shape, on = false): void {
    if (down.button !== 0) return;
    const above = down.pointerType === 'mouse' ? 0 : ABOVE;
    const choose: Event[] = on ? [] : [{ choose: [group, item] }];
    /** The cell under the piece; `undefined` before it has moved. */
    let over: string | null | undefined;
    const listening = new AbortController();

    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX, event.clientY - above];
      if (!this.held && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      const cell = cellAt(x, y);
      this.held = { shape, x, y, over: cell !== null };
      if (cell === over) return;
      over = cell;
      this.#attempt(cell === null ? choose : [...choose, { tap: cell }]);
    };
    const up = (event: PointerEvent) => {
      listening.abort();
      const carried = this.held !== null;
      this.held = null;
      this.#attempt([]);
      if (!carried) return;
      swallowClick();
      const cell = cellAt(event.clientX, event.clientY - above);
      if (cell === null) this.#act(...choose);
      else this.#act(...choose, { tap: cell });
    };
    const stop = () => {
      listening.abort();
      this.held = null;
      this.#attempt([]);
    };
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', stop, { signal });
  }
}
