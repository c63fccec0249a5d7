// An online game as it is saved on this device.
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Line, OnlineWhy, Player, Started } from '../core/types';
import type { Ending, SavedGame, Seat } from '../saved/game';
import { actionsOf, moverAt, type Log } from './log';
import type { Now, Setup } from './wire';

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

/** The names of endings in saved games. */
const HOW: Record<OnlineWhy, Ending['how']> = {
  board: 'board',
  resigned: 'resigned',
  time: 'time',
  'draw-agreed': 'agreed',
  aborted: 'aborted',
  'no-show': 'absent',
  gone: 'gone',
};

/** How the game ended. The rules have the reason for an end on the board. */
function endingOf(engine: Pick<Core, 'look'>, log: Log, { ending }: Now, start: Line): Ending | null {
  if (!ending) return null;
  const { winner, why } = ending;
  const look = why === 'board' && engine.look({ ...start, actions: actionsOf(log) }, VIEW);
  return { winner, how: HOW[why], why: look && !failed(look) && look.outcome ? look.outcome.why : null };
}

const PERSON: Seat = { kind: 'person' };
const FRIEND: Seat = { kind: 'friend' };

/** The game by its log. `seats`: the sides that are played here. */
export function savedOf(
  engine: Pick<Core, 'look'>,
  id: string,
  log: Log,
  now: Now,
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
      left: { first: now.clock?.[0] ?? clock.base, second: now.clock?.[1] ?? clock.base },
    },
    code: setup?.board ?? null,
    online: { begun: now.begun, toMove: moverAt(log.turns.length), deadline: now.deadline },
    ended: endingOf(engine, log, now, start),
    started: log.started,
    changed: now.at,
  };
}
