// An online game as its log tells it: what was played, what is offered, the clocks, how it ended. The log is the only
// truth; this is folded from it, event by event.
import type { Player } from '../core/types';
import { other } from '../saved/game';
import type { LoggedEvent, Millis, Setup } from './wire';

export type LoggedTurn = { seat: Player; actions: string[] };

/** How a game ended by its log. An end on the board is known by the rules alone. */
export type LogEnding = {
  winner: Player | null;
  how: 'resigned' | 'time' | 'agreed' | 'aborted' | 'absent' | 'gone';
};

export type Log = {
  /** The number of events. */
  version: number;
  setup: Setup | null;
  /** Whether both sides are taken. */
  begun: boolean;
  turns: readonly LoggedTurn[];
  /** The number of takebacks. */
  line: number;
  /** Who has ever played a turn, taken back or not: their time runs. */
  played: Record<Player, boolean>;
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
  line: 0,
  played: { first: false, second: false },
  draw: null,
  takeback: null,
  left: null,
  deadline: null,
  started: 0,
  at: 0,
  since: 0,
  ending: null,
};

const NO_OFFERS = { draw: null, takeback: null } as const;

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
        played: { ...log.played, [mover]: true },
        since: at,
        // An offer of a draw stands until its addressee plays; a question for a takeback until anybody does.
        draw: log.draw === mover ? log.draw : null,
        takeback: null,
      };
    }
    case 'draw-offer':
      return { ...next, draw: seat };
    case 'draw-decline':
      return { ...next, draw: null };
    case 'draw-accept':
      return { ...next, ...NO_OFFERS, ending: { winner: null, how: 'agreed' } };
    case 'takeback-ask':
      return { ...next, takeback: seat && { by: seat, to: body.to } };
    case 'takeback-refuse':
      return { ...next, takeback: null };
    case 'takeback-grant':
      return {
        ...next,
        turns: log.turns.slice(0, body.to),
        line: log.line + 1,
        since: at,
        draw: null,
        takeback: null,
      };
    case 'resign':
      return { ...next, ...NO_OFFERS, ending: { winner: seat && other(seat), how: 'resigned' } };
    case 'abort':
      return { ...next, ...NO_OFFERS, ending: { winner: null, how: 'aborted' } };
    case 'claim':
      return { ...next, ...NO_OFFERS, ending: { winner: seat, how: 'gone' } };
    case 'flag':
      return { ...next, ...NO_OFFERS, ending: flagged(log) };
    default:
      return next;
  }
}

/** Whoever is to move has lost on time; who has never played did not show up, and nobody has lost. */
function flagged({ played, turns }: Log): LogEnding {
  const late = moverAt(turns.length);
  return played[late] ? { winner: other(late), how: 'time' } : { winner: null, how: 'absent' };
}

/** Whether minutes are charged to the side to move: from its second turn on. */
export function charged({ setup, begun, turns, played, ending }: Log): boolean {
  return setup?.clock.kind === 'increment' && begun && ending === null && played[moverAt(turns.length)];
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
  if (log.setup?.clock.kind !== 'increment' || !log.begun || log.ending || charged(log)) return null;
  return log.deadline === null ? null : Math.max(0, log.deadline - now);
}

/** The last turn of a player: the ply to which a takeback goes; `null` if there is none. */
export function lastTurnOf({ turns }: Log, player: Player): number | null {
  const at = turns.findLastIndex((turn) => turn.seat === player);
  return at < 0 ? null : at;
}

/** Whether both have played: until then a game can be aborted. */
export const bothPlayed = ({ played }: Log): boolean => played.first && played.second;
