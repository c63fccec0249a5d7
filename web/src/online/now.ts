// What an online game allows now: the server's decisions, and the clocks.
import type { Allowed, Player, SeatNow } from '../core/types';
import type { Millis, Now } from './wire';

const NOTHING: SeatNow = { may: [], takeback: null, claim: null };

/** Before the server has sent anything. */
export const UNKNOWN: Now = {
  t: 'now',
  v: 0,
  begun: false,
  mover: null,
  draw: null,
  takeback: null,
  at: 0,
  clock: null,
  runs: false,
  deadline: null,
  seats: [NOTHING, NOTHING],
  ending: null,
};

const indexOf = (player: Player): 0 | 1 => (player === 'first' ? 0 : 1);

/** The decisions for a side. */
export const seatOf = ({ seats }: Now, player: Player): SeatNow => seats[indexOf(player)];

/** Whether the server accepts a command from a side. */
export const may = (now: Now, player: Player, command: Allowed): boolean =>
  seatOf(now, player).may.includes(command);

/** What a player has left at a time; `null` without a clock, and with days while the opponent is to move. */
export function leftOf(now: Now, days: boolean, player: Player, time: Millis): Millis | null {
  const { clock, mover, runs, at } = now;
  if (!clock || (days && mover !== player)) return null;
  const spent = runs && mover === player ? Math.max(0, time - at) : 0;
  return Math.max(0, clock[indexOf(player)] - spent);
}

/** How long a first turn may still take; `null` where the clock runs or nothing limits it. */
export function firstTurnLeft({ runs, deadline }: Now, time: Millis): Millis | null {
  return runs || deadline === null ? null : Math.max(0, deadline - time);
}
