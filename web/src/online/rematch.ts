// A rematch: the same seats on the other sides, and the score of the series, which is counted on this device.
import type { DeviceStorage } from '../app/storage';
import type { Player } from '../core/types';
import { isVoid, other, type Ending } from '../saved/game';
import { addKey, keep, seatsOf, type Key, type Score } from './seats';

const NONE: Score = { own: 0, other: 0, drawn: 0 };

/** The score after a game, for the player of a side. A game that does not count changes nothing. */
export function scoreAfter(score: Score | null, ended: Ending, own: Player): Score {
  const before = score ?? NONE;
  if (isVoid(ended)) return before;
  if (ended.winner === null) return { ...before, drawn: before.drawn + 1 };
  return ended.winner === own ? { ...before, own: before.own + 1 } : { ...before, other: before.other + 1 };
}

/** Takes the seats of a game in its rematch. `ended`: how the game ended. */
export function takeRematch(
  storage: DeviceStorage,
  game: { id: string; keys: readonly Key[] },
  ended: Ending | null,
  rematch: string,
): void {
  const [own, second] = game.keys;
  if (ended && own?.seat && !second && seatsOf(storage, rematch).score === null)
    keep(storage, rematch, { score: scoreAfter(seatsOf(storage, game.id).score, ended, own.seat) });
  for (const { secret, seat } of game.keys) addKey(storage, rematch, secret, seat && other(seat));
}
