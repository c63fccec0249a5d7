// The turns of an online game, as its log has them. What the game allows comes from the server: see now.ts.
import type { Player } from '../core/types';
import type { LoggedEvent, Millis, Setup } from './wire';

export type Log = {
  /** The number of events. */
  version: number;
  setup: Setup | null;
  /** The actions of each turn that was not taken back. */
  turns: readonly (readonly string[])[];
  /** The number of takebacks. */
  line: number;
  /** When the game was created. */
  started: Millis;
};

export const EMPTY: Log = { version: 0, setup: null, turns: [], line: 0, started: 0 };

/** The player who makes turn `ply`. */
export const moverAt = (ply: number): Player => (ply % 2 === 0 ? 'first' : 'second');

/** The actions of all turns. */
export const actionsOf = ({ turns }: Log): string[] => turns.flat();

/** The log with its next event. */
export function fold(log: Log, { seq, at, d: body }: LoggedEvent): Log {
  const next = { ...log, version: seq + 1 };
  switch (body.t) {
    case 'created':
      return { ...next, setup: body.setup, started: at };
    case 'turn':
      return { ...next, turns: [...log.turns, body.d] };
    case 'takeback-grant':
      return { ...next, turns: log.turns.slice(0, body.to), line: log.line + 1 };
    default:
      return next;
  }
}
