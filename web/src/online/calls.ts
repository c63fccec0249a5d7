// What a game calls its player for, from what the server has sent.
import { sentences } from '../app/announcer.svelte';
import { message } from '../app/message';
import { t } from '../app/i18n.svelte';
import type { GameId, Player, Words } from '../core/types';
import { other } from '../saved/game';
import type { Log } from './log';
import { may } from './now';
import type { Now, Rematch } from './wire';

/** Why the game waits for a look since the player left it: a friend has joined, a rematch has begun, or it has ended. */
export type Arrival = 'joined' | 'rematch-begun' | 'ended';
export type CallKind = Arrival | 'turn' | 'draw' | 'takeback' | 'rematch';

/** How a game ended for its player. */
type Result = 'play-aborted' | 'play-agreed' | 'play-draw' | 'play-you-win' | 'play-you-lose';

/** `key` differs between two calls of the same kind: a call is signalled once. `result`: of a game that has ended. */
export type Call = { id: string; game: GameId; kind: CallKind; key: string; result?: Result };

export type CallFacts = {
  readonly id: string;
  readonly log: Log;
  readonly now: Now;
  readonly seats: readonly Player[];
  readonly rematch: Rematch | null;
  /** A turn that was sent and is not yet in the log. */
  readonly sent: unknown;
};

/** The call of a game; `null` if nothing waits for the player. A player of both sides needs none. */
export function callOf(
  { id, log, now, seats, rematch, sent }: CallFacts,
  arrival: Arrival | null,
): Call | null {
  const [own, second] = seats;
  const game = log.setup?.game;
  if (!game || !own || second) return null;
  const call = (kind: CallKind, key = ''): Call => ({ id, game, kind, key: `${kind}${key}` });
  const place = ` ${log.line} ${log.turns.length}`;
  if (now.ending) {
    const isOffered = rematch !== null && rematch.id === null && rematch.offered.includes(other(own));
    if (isOffered && !rematch.offered.includes(own)) return call('rematch');
    return arrival === 'ended' ? { ...call('ended'), result: resultOf(now.ending, own) } : null;
  }
  if (!now.begun) return null;
  if (now.draw === other(own)) return call('draw', place);
  if (now.takeback === other(own)) return call('takeback', place);
  if (arrival) return call(arrival, may(now, own, 'turn') ? ' turn' : '');
  return may(now, own, 'turn') && !sent ? call('turn', place) : null;
}

/** The message of a result, for the player of a side. */
function resultOf({ winner, why }: NonNullable<Now['ending']>, own: Player): Result {
  if (why === 'aborted' || why === 'no-show') return 'play-aborted';
  if (why === 'draw-agreed') return 'play-agreed';
  if (winner === null) return 'play-draw';
  return winner === own ? 'play-you-win' : 'play-you-lose';
}

/** The call as a sentence. */
export function callWords({ game, kind, key, result }: Call): Words {
  const name = t('game-name', { game });
  if (result) return message('online-call-ended', { game: name, result: sentences([t(result, { game })]) });
  if (key === 'joined turn') return message('online-call-joined-turn', { game: name });
  if (key === 'rematch-begun turn') return message('online-call-rematch-begun-turn', { game: name });
  return message(`online-call-${kind as Exclude<CallKind, 'ended'>}`, { game: name });
}
