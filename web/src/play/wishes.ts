// What a person wants of a new game, remembered for each game.
import { isRecord, oneOf, read, write, type Shelf } from '../app/storage';
import type { GameId, Player } from '../core/types';
import type { Seat } from './game';

export type Wishes = {
  opponent: 'computer' | 'person';
  level: number;
  side: Player | 'lot';
  minutes: number;
  increment: number;
  /** Trexo: how many tiles. */
  tiles: number;
  /** Slither Stone: the board. */
  columns: number;
  rows: number;
  walls: number;
};

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const MINUTES = [0, 3, 5, 10, 20, 30] as const;
export const INCREMENTS = [0, 2, 5, 10] as const;

export const USUAL: Wishes = {
  opponent: 'computer',
  level: 3,
  side: 'first',
  minutes: 0,
  increment: 0,
  tiles: 60,
  columns: 10,
  rows: 12,
  walls: 10,
};

const key = (game: GameId) => `tessera.new.${game}`;

/** A whole number between two others, or `usual`. */
function whole(value: unknown, least: number, most: number, usual: number): number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : usual;
}

export function checkWishes(value: unknown): Wishes | null {
  if (!isRecord(value)) return null;
  return {
    opponent: oneOf(value['opponent'], ['computer', 'person']),
    level: whole(value['level'], 1, 10, USUAL.level),
    side: oneOf(value['side'], ['first', 'second', 'lot']),
    minutes: oneOf(value['minutes'], MINUTES),
    increment: oneOf(value['increment'], INCREMENTS),
    tiles: whole(value['tiles'], 1, 999, USUAL.tiles),
    columns: whole(value['columns'], 6, 21, USUAL.columns),
    rows: whole(value['rows'], 6, 21, USUAL.rows),
    walls: whole(value['walls'], 0, 32, USUAL.walls),
  };
}

export function wished(shelf: Shelf, game: GameId): Wishes {
  const found = read(shelf, key(game), checkWishes);
  return 'found' in found ? found.found : { ...USUAL };
}

export function remember(shelf: Shelf, game: GameId, wishes: Wishes): void {
  write(shelf, key(game), wishes);
}

/** Who sits where. `lot` is a number from 0 to 1, for those who let it decide. */
export function seats(wishes: Wishes, lot: number): Record<Player, Seat> {
  const person: Seat = { kind: 'person' };
  if (wishes.opponent === 'person') return { first: person, second: person };
  const computer: Seat = { kind: 'computer', level: wishes.level };
  const side = wishes.side === 'lot' ? (lot < 0.5 ? 'first' : 'second') : wishes.side;
  return side === 'first' ? { first: person, second: computer } : { first: computer, second: person };
}
