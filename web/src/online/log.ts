// An online game as its log tells it: what was played, what is offered, the clocks, how it ended. The log is the only
// truth; this is folded from it, event by event.
import type { Player } from '../core/types';
import { other } from '../saved/game';
import type { Clock, LoggedEvent, Millis, Setup } from './wire';

export type LoggedTurn = { seat: Player; actions: string[] };

/** How a game ended by its log. An end on the board is known by the rules alone. */
export type LogEnding = { winner: Player | null; how: 'resigned' | 'time' | 'agreed' | 'aborted' | 'gone' };

export type Log = {
  /** The number of events. */
  version: number;
  setup: Setup | null;
  /** Whether both sides are taken. */
  begun: boolean;
  turns: readonly LoggedTurn[];
  /** Who offers a draw. */
  draw: Player | null;
  /** Who asks to go back to which ply. */
  takeback: { by: Player; to: number } | null;
  /** What both sides had left at the last event. */
  left: Record<Player, Millis> | null;
  /** When the side to move runs out. */
  deadline: Millis | null;
  /** When the first and the last event happened. */
  started: Millis;
  at: Millis;
  /** When the side to move began to think. */
  since: Millis;
  ending: LogEnding | null;
};

export const EMPTY: Log = {
  version: 0,
  setup: null,
  begun: false,
  turns: [],
  draw: null,
  takeback: null,
  left: null,
  deadline: null,
  started: 0,
  at: 0,
  since: 0,
  ending: null,
};

/** Who makes the turn after so many. */
export const moverAt = (ply: number): Player => (ply % 2 === 0 ? 'first' : 'second');

/** The actions of all turns. */
export const actionsOf = ({ turns }: Log): string[] => turns.flatMap((turn) => turn.actions);

/** The log with its next event. One that this page does not know changes nothing but the version. */
export function fold(log: Log, event: LoggedEvent): Log {
  const { seat, at, clock, deadline, d: body } = event;
  const next: Log = {
    ...log,
    version: event.seq + 1,
    at,
    left: clock ? { first: clock[0], second: clock[1] } : null,
    deadline,
  };
  switch (body.t) {
    case 'created':
      return { ...next, setup: body.setup, started: at, since: at };
    case 'joined':
      return { ...next, begun: true, since: at };
    case 'turn': {
      const mover = moverAt(log.turns.length);
      return {
        ...next,
        turns: [...log.turns, { seat: mover, actions: body.d }],
        since: at,
        // An offer stands until its addressee plays a turn.
        draw: log.draw === mover ? log.draw : null,
        takeback: log.takeback?.by === mover ? log.takeback : null,
      };
    }
    case 'draw-offer':
      return { ...next, draw: seat };
    case 'draw-decline':
      return { ...next, draw: null };
    case 'draw-accept':
      return { ...next, draw: null, ending: { winner: null, how: 'agreed' } };
    case 'takeback-ask':
      return { ...next, takeback: seat && { by: seat, to: body.to } };
    case 'takeback-refuse':
      return { ...next, takeback: null };
    case 'takeback-grant':
      return { ...next, turns: log.turns.slice(0, body.to), since: at, draw: null, takeback: null };
    case 'resign':
      return { ...next, ending: { winner: seat && other(seat), how: 'resigned' } };
    case 'abort':
      return { ...next, ending: { winner: null, how: 'aborted' } };
    case 'claim':
      return { ...next, ending: { winner: seat, how: 'gone' } };
    case 'flag':
      return { ...next, ending: flagged(log) };
    default:
      return next;
  }
}

/** Whoever is to move has lost on time; in the first turn of a game with minutes, nobody has. */
function flagged({ setup, turns }: Log): LogEnding {
  if (setup?.clock.kind === 'increment' && turns.length < 2) return { winner: null, how: 'aborted' };
  return { winner: other(moverAt(turns.length)), how: 'time' };
}

/** Whether time is charged to the side to move: with minutes, from each side's second turn on. */
export function charged({ setup, begun, turns, ending }: Log): boolean {
  return setup?.clock.kind === 'increment' && begun && ending === null && turns.length >= 2;
}

/** What a player has left at a time; `null` without a clock. */
export function leftOf(log: Log, player: Player, now: Millis): Millis | null {
  const kind = log.setup?.clock.kind ?? 'none';
  const moves = log.begun && log.ending === null && moverAt(log.turns.length) === player;
  if (kind === 'days') return moves && log.deadline !== null ? Math.max(0, log.deadline - now) : null;
  if (kind === 'none' || !log.left) return null;
  const spent = moves && charged(log) ? Math.max(0, now - log.at) : 0;
  return Math.max(0, log.left[player] - spent);
}

/** How long the first turn of a game with minutes may still take; `null` where nothing limits it. */
export function firstTurnLeft(log: Log, now: Millis): Millis | null {
  if (log.setup?.clock.kind !== 'increment' || !log.begun || log.ending || log.turns.length >= 2) return null;
  return log.deadline === null ? null : Math.max(0, log.deadline - now);
}

/** The last turn of a player: the ply to which a takeback goes; `null` if there is none. */
export function lastTurnOf({ turns }: Log, player: Player): number | null {
  const at = turns.findLastIndex((turn) => turn.seat === player);
  return at < 0 ? null : at;
}

/** Whether both have played: until then a game can be aborted. */
export const bothPlayed = ({ turns }: Log): boolean => turns.length >= 2;

export const NO_CLOCK: Clock = { kind: 'none' };
