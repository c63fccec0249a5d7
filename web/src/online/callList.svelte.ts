// What waits for the player in other games, as the bar shows it.
import type { ShownCall } from './followed';

let calls = $state.raw<readonly ShownCall[]>([]);

export const showCalls = (list: readonly ShownCall[]): void => void (calls = list);
export const shownCalls = (): readonly ShownCall[] => calls;
