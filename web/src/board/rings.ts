// Where a choice that belongs to a cell is shown: as a ring round the cell, or beside the board.
import type { Choice } from '../core/types';
import { phone } from '../ui/phone';

/** Whether a ring has pictures. Many would hide the board: then its directions are arrows. */
export const isPictured = ({ items }: Choice): boolean =>
  items.length <= 4 && items.some((item) => item.shape);

/** Whether a choice is drawn as a ring. On a phone, pictures large enough for fingers would cover the pieces near the cell. */
export const isRing = (choice: Choice): boolean =>
  choice.form === 'ring' && !(phone.current && isPictured(choice));

/** Whether a choice stands beside the board. */
export const isBeside = (choice: Choice): boolean =>
  choice.form === 'tray' || (choice.form === 'ring' && !isRing(choice));
