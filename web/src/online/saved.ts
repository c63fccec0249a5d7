// An online game as it is saved on this device.
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Line, Player, Started } from '../core/types';
import type { Ending, SavedGame, Seat } from '../saved/game';
import { actionsOf, moverAt, type Log } from './log';
import type { Setup } from './wire';

export type Engine = Pick<Core, 'look' | 'start'>;

export const VIEW = { seenBy: 'first', slanted: false, coordinates: false } as const;

/** How a game begins; `null` if this page does not know such a start. */
export function startOf(
  engine: Pick<Core, 'start'>,
  { game, variant, board }: Pick<Setup, 'game' | 'variant' | 'board'>,
): Started | null {
  const started = engine.start({
    game,
    ...(variant !== undefined && { variant }),
    ...(board !== undefined && { board: { code: board } }),
  });
  return failed(started) ? null : started;
}

/** How the game ended: by its log, or on the board. */
function endingOf(engine: Pick<Core, 'look'>, log: Log, start: Line): Ending | null {
  if (log.ending) return { ...log.ending, why: null };
  const look = engine.look({ ...start, actions: actionsOf(log) }, VIEW);
  if (failed(look) || !look.outcome) return null;
  return { winner: look.outcome.winner, how: 'board', why: look.outcome.why };
}

const PERSON: Seat = { kind: 'person' };
const FRIEND: Seat = { kind: 'friend' };

/** The game by its log. `seats`: the sides that are played here. */
export function savedOf(
  engine: Pick<Core, 'look'>,
  id: string,
  log: Log,
  start: Line,
  seats: readonly Player[],
): SavedGame {
  const { setup } = log;
  const seat = (player: Player) => (seats.includes(player) ? PERSON : FRIEND);
  const clock = setup?.clock.kind === 'increment' ? setup.clock : null;
  return {
    version: 1,
    id,
    line: { ...start, actions: actionsOf(log) },
    redo: [],
    seats: { first: seat('first'), second: seat('second') },
    clock: clock && {
      base: clock.base,
      increment: clock.increment,
      left: log.left ?? { first: clock.base, second: clock.base },
    },
    code: setup?.board ?? null,
    online: { begun: log.begun, toMove: moverAt(log.turns.length), deadline: log.deadline },
    ended: endingOf(engine, log, start),
    started: log.started,
    changed: log.at,
  };
}
