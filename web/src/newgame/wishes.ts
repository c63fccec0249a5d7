// The chosen options of a new game, saved for each game.
import { isRecord, oneOf, read, write, type DeviceStorage } from '../app/storage';
import type { GameId, Player } from '../core/types';
import { LONGEST_NAME } from '../saved/check';
import type { Seat } from '../saved/game';

export type Wishes = {
  opponent: 'computer' | 'person' | 'online';
  level: number;
  side: Player | 'lot';
  minutes: number;
  increment: number;
  /** The names of two people, the same in all games. */
  names: Record<Player, string>;
  /** The numbers that differ from the usual: tiles, columns. The core says which numbers a game has. */
  numbers: Record<string, number>;
};

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const MINUTES = [0, 3, 5, 10, 20, 30] as const;
export const INCREMENTS = [0, 2, 5, 10] as const;

export const STANDARD: Wishes = {
  opponent: 'computer',
  level: 3,
  side: 'first',
  minutes: 0,
  increment: 0,
  names: { first: '', second: '' },
  numbers: {},
};

const NAMES = 'tessera.names';

function checkNames(value: unknown): Record<Player, string> | null {
  if (!isRecord(value)) return null;
  const name = (each: unknown) => (typeof each === 'string' ? each.slice(0, LONGEST_NAME) : '');
  return { first: name(value['first']), second: name(value['second']) };
}

const key = (game: GameId) => `tessera.new.${game}`;

/** The entries that are small whole numbers. */
function numbers(value: unknown): Record<string, number> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => {
      const [, each] = entry;
      return Number.isInteger(each) && (each as number) >= 0 && (each as number) < 1000;
    }),
  );
}

export function checkWishes(value: unknown): Wishes | null {
  if (!isRecord(value)) return null;
  return {
    opponent: oneOf(value['opponent'], ['computer', 'person', 'online']),
    level: LEVELS.find((level) => level === value['level']) ?? STANDARD.level,
    side: oneOf(value['side'], ['first', 'second', 'lot']),
    minutes: oneOf(value['minutes'], MINUTES),
    increment: oneOf(value['increment'], INCREMENTS),
    names: STANDARD.names,
    numbers: numbers(value['numbers']),
  };
}

export function wished(storage: DeviceStorage, game: GameId): Wishes {
  const found = read(storage, key(game), checkWishes);
  const names = read(storage, NAMES, checkNames);
  return {
    ...('found' in found ? found.found : STANDARD),
    names: { ...('found' in names ? names.found : STANDARD.names) },
  };
}

export function remember(storage: DeviceStorage, game: GameId, wishes: Wishes): void {
  const { names, ...others } = wishes;
  write(storage, key(game), others);
  write(storage, NAMES, names);
}

/** The typed names, if two people play and one of them has a name. */
export function namesOf({ opponent, names }: Wishes): { names?: Record<Player, string> } {
  const [first, second] = [names.first.trim(), names.second.trim()];
  return opponent === 'person' && first + second !== '' ? { names: { first, second } } : {};
}

/** Who plays which side. `lot` is a random number from 0 to 1 that decides if the side is left to chance. */
export function seats(wishes: Wishes, lot: number): Record<Player, Seat> {
  const person: Seat = { kind: 'person' };
  if (wishes.opponent === 'person') return { first: person, second: person };
  const computer: Seat = { kind: 'computer', level: wishes.level };
  const side = wishes.side === 'lot' ? (lot < 0.5 ? 'first' : 'second') : wishes.side;
  return side === 'first' ? { first: person, second: computer } : { first: computer, second: person };
}

/** The wishes for a game that can only be played here. */
export function hereWished(storage: DeviceStorage, game: GameId): Wishes {
  const wishes = wished(storage, game);
  return wishes.opponent === 'online' ? { ...wishes, opponent: STANDARD.opponent } : wishes;
}
