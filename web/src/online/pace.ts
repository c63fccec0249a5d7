// The clock that is chosen for online games, the same in all games, and remembered.
import { isRecord, oneOf, read, write, type DeviceStorage } from '../app/storage';
import { INCREMENTS } from '../newgame/wishes';
import type { Clock } from './wire';

// The first of each list is the usual one.
const KINDS = ['none', 'increment', 'days'] as const;
export const MINUTES = [10, 1, 3, 5, 20, 30, 60] as const;
export const DAYS = [3, 1, 2, 5, 7, 14] as const;
const INCREMENT = 5;

export type Pace = { clock: (typeof KINDS)[number]; minutes: number; increment: number; days: number };

const KEY = 'tessera.online';

function checkPace(value: unknown): Pace | null {
  if (!isRecord(value)) return null;
  const { clock, minutes, increment, days } = value;
  return {
    clock: oneOf(clock, KINDS),
    minutes: oneOf(minutes, MINUTES),
    increment: INCREMENTS.find((each) => each === increment) ?? INCREMENT,
    days: oneOf(days, DAYS),
  };
}

export function storedPace(storage: DeviceStorage): Pace {
  const found = read(storage, KEY, checkPace);
  return 'found' in found
    ? found.found
    : { clock: KINDS[0], minutes: MINUTES[0], increment: INCREMENT, days: DAYS[0] };
}

export const rememberPace = (storage: DeviceStorage, pace: Pace): boolean => write(storage, KEY, pace);

export function clockOf({ clock, minutes, increment, days }: Pace): Clock {
  if (clock === 'increment')
    return { kind: 'increment', base: minutes * 60_000, increment: increment * 1000 };
  return clock === 'days' ? { kind: 'days', days } : { kind: 'none' };
}
