// What passes between the page and a game server, by the names that the page has for it. The types are made from the
// Rust types of the server: see `cargo xtask types`.
import type { ClientMessage, Phrase, ServerMessage } from '../core/types';

export type {
  ClientMessage,
  ServerMessage,
  OnlineBody as Body,
  OnlineClock as Clock,
  OnlineSetup as Setup,
  CreateGame as NewGame,
  ErrorAnswer as ApiError,
  GameCreated as Created,
  GameInfo as Preview,
  Phrase as Saying,
} from '../core/types';

/** Milliseconds: a length of time, or since 1970. */
export type Millis = number;

/** An event of the log, with the clocks after it. */
export type LoggedEvent = Extract<ServerMessage, { t: 'ev' }>;

/** Who is there. */
export type Crowd = Extract<ServerMessage, { t: 'crowd' }>;

/** Who wants to play once more. */
export type Rematch = Extract<ServerMessage, { t: 'rematch' }>;

/** Why a command is not played. */
export type Refusal = Extract<ServerMessage, { t: 'no' }>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a player may ask of the game. Each gets an id when it is sent, and an answer. */
export type Command = Without<Extract<ClientMessage, { c: string }>, 'c'>;

/** What players can say to each other: all of it, as the record proves. */
const PHRASES: Record<Phrase, true> = {
  hello: true,
  'good-luck': true,
  'good-game': true,
  thanks: true,
  'one-moment': true,
  oops: true,
};
export const SAYINGS = Object.keys(PHRASES) as Phrase[];
