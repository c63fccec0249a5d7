// The seats of online games that belong to this device: a secret for each, and the link for the friend.
import { SEAT_KEYS } from '../app/calls.svelte';
import { collection, isRecord } from '../app/storage';
import type { DeviceStorage } from '../app/storage';
import type { Player } from '../core/types';

/** `seat`: which side the secret is for, once the server has said so. */
export type Key = { secret: string; seat: Player | null };

/** A turn on its way: its command, and the place of the game for which it was made. */
export type SentTurn = { c: string; line: number; ply: number; d: string[] };

/** The games of a series that each player has won, and the draws. */
export type Score = { own: number; other: number; drawn: number };

export type Seats = {
  id: string;
  /** One, or two where both sides are played here. */
  keys: Key[];
  /** What the friend's link holds, if the game was made here. */
  invite: string | null;
  /** The secret of a seat that was asked for, and not yet answered. */
  joining: string | null;
  /** A turn that was sent, and not yet answered. */
  sent: SentTurn | null;
  /** Whether a rematch was asked for here, and has not begun. */
  rematch: boolean;
  /** The score of the games before this one, in a series of rematches; `null` outside a series. */
  score: Score | null;
  changed: number;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlayer = (value: unknown): value is Player => value === 'first' || value === 'second';
const isKey = (value: unknown): value is Key =>
  isRecord(value) && isText(value['secret']) && (value['seat'] === null || isPlayer(value['seat']));

function isSent(value: unknown): value is SentTurn {
  if (!isRecord(value)) return false;
  const { c, line, ply, d } = value;
  return isText(c) && Number.isInteger(line) && Number.isInteger(ply) && Array.isArray(d) && d.every(isText);
}

function isScore(value: unknown): value is Score {
  if (!isRecord(value)) return false;
  return [value['own'], value['other'], value['drawn']].every(
    (each) => Number.isInteger(each) && Number(each) >= 0,
  );
}

function checkSeats(value: unknown): Seats | null {
  if (!isRecord(value) || !isText(value['id'])) return null;
  const { id, keys, invite, joining, sent, rematch, score, changed } = value;
  if (!Array.isArray(keys) || !keys.every(isKey) || keys.length > 2) return null;
  return {
    id,
    keys,
    invite: isText(invite) ? invite : null,
    joining: isText(joining) ? joining : null,
    sent: isSent(sent) ? sent : null,
    rematch: rematch === true,
    score: isScore(score) ? score : null,
    changed: typeof changed === 'number' ? changed : 0,
  };
}

const kept = collection(SEAT_KEYS, checkSeats);

/** Called when this device takes or gives up a seat. */
let listener: () => void = () => undefined;
export const onSeats = (call: () => void): void => void (listener = call);

/** All seats of this device. */
export const allSeats = (storage: DeviceStorage): Seats[] => kept.all(storage).items;

/** The seats of a game on this device; without keys if there is none. */
export function seatsOf(storage: DeviceStorage, id: string): Seats {
  const found = kept.find(storage, id);
  if (found !== null && found !== 'broken') return found;
  return { id, keys: [], invite: null, joining: null, sent: null, rematch: false, score: null, changed: 0 };
}

/** Changes what is kept of a game's seats. */
export function keep(storage: DeviceStorage, id: string, change: Partial<Omit<Seats, 'id'>>): Seats {
  const seats = { ...seatsOf(storage, id), ...change, changed: Date.now() };
  kept.save(storage, seats);
  return seats;
}

/** Adds a seat, or says which side it is. */
export function addKey(storage: DeviceStorage, id: string, secret: string, seat: Player | null): Seats {
  const others = seatsOf(storage, id).keys.filter(
    (key) => key.secret !== secret && (seat === null || key.seat !== seat),
  );
  const seats = keep(storage, id, { keys: [...others.slice(-1), { secret, seat }], joining: null });
  listener();
  return seats;
}

/** Gives up a seat that the server does not know. */
export function dropKey(storage: DeviceStorage, id: string, secret: string): Seats {
  return keep(storage, id, {
    keys: seatsOf(storage, id).keys.filter((key) => key.secret !== secret),
  });
}

/** Gives up the seats of a game that is deleted from this device. */
export function forgetSeats(storage: DeviceStorage, id: string): void {
  kept.remove(storage, id);
  listener();
}
