// What a game calls its player for, from what the server has sent.
import { message } from '../app/message';
import { t } from '../app/i18n.svelte';
import type { GameId, Player, Words } from '../core/types';
import { other } from '../saved/game';
import type { Log } from './log';
import { may } from './now';
import type { Now, Rematch } from './wire';

/** Why the game waits for a look since the player left it: a friend has joined, or a rematch has begun. */
export type Arrival = 'joined' | 'rematch-begun';
export type CallKind = Arrival | 'turn' | 'draw' | 'takeback' | 'rematch';

/** `key` differs between two calls of the same kind: a call is signalled once. */
export type Call = { id: string; game: GameId; kind: CallKind; key: string };

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
    return isOffered && !rematch.offered.includes(own) ? call('rematch') : null;
  }
  if (!now.begun) return null;
  if (now.draw === other(own)) return call('draw', place);
  if (now.takeback === other(own)) return call('takeback', place);
  if (arrival) return call(arrival, may(now, own, 'turn') ? ' turn' : '');
  return may(now, own, 'turn') && !sent ? call('turn', place) : null;
}

/** The call as a sentence. */
export function callWords({ game, kind, key }: Call): Words {
  const name = t('game-name', { game });
  if (key === 'joined turn') return message('online-call-joined-turn', { game: name });
  if (key === 'rematch-begun turn') return message('online-call-rematch-begun-turn', { game: name });
  return message(`online-call-${kind}`, { game: name });
}
