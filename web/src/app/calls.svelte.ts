// What waits for the player in online games, whichever screen is shown: the header has a badge, the title a number. The
// games are followed by online/followed.ts, which is loaded only where this device has a seat in one.
import { storage } from './state.svelte';

/** The start of the storage keys of seats in online games. */
export const SEAT_KEYS = 'tessera.seat.';

/** The calls that the badge counts. */
let count = $state(0);
let following = $state(false);
/** Counts up when a saved game changes while another screen is shown. */
let edition = $state(0);

export const callCount = (): number => count;
export const countCalls = (calls: number): void => void (count = calls);

/** Whether online games are followed. */
export const follows = (): boolean => following;
export const follow = (): void => void (following = true);

/** Reading it makes an effect run again when a followed game was saved. */
export const savedEdition = (): number => edition;
export const noteSaved = (): void => void (edition += 1);

/** Follows the online games of this device once the page has been painted, if there are any. */
export function followAfterPaint(): void {
  const start = () => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    if (keys.some((key) => key.startsWith(SEAT_KEYS))) follow();
  };
  requestAnimationFrame(() => setTimeout(start));
}
