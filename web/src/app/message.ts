// Messages by their keys: the compiler checks that a key exists, and that its message gets its parameters.
import type { GameId, Value, Words } from '../core/types';
import type { Messages } from './messageKeys';

/** The key of a message of crates/messages that the page can show. */
export type MessageKey = keyof Messages;

/** The parameters of a message. A key that is one of several takes the parameters of all. */
export type Given<K extends MessageKey> = [Messages[K]] extends [never]
  ? []
  : [args: Record<Messages[K], Value>];

/** The key of a message without parameters. */
export type PlainKey = { [K in MessageKey]: [Messages[K]] extends [never] ? K : never }[MessageKey];

/** A message to be shown later. */
export function message<K extends MessageKey>(id: K, ...[args]: Given<K>): Words {
  return args ? { id, args } : { id };
}

/** Keys with a part from lessons, rules, puzzles, solved boards or the core: tests check that their messages exist. */
type DataKey =
  | `learn-${GameId}-${string}`
  | `learn-answer-${string}`
  | `new-${string}`
  | `puzzles-theme-${string}`
  | `rules-${GameId | 'head'}-${string}`
  | `study-${GameId}-${'board' | 'drawn'}`;

/** A message whose key comes from data. */
export function dataMessage(id: DataKey, args?: Record<string, Value>): Words {
  return args ? { id, args } : { id };
}
