// What passes between the page and a game server, by the names that the page has for it. The types are made from the
// Rust types of the server: see `cargo xtask types`.
import type { ClientMessage, Phrase, Protocol, ServerMessage, UnsupportedProtocol } from '../core/types';

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

/** The version of the protocol that this page speaks, and the code with which a server refuses another one. */
export const PROTOCOL: Protocol = 2;
export const UNSUPPORTED_PROTOCOL: UnsupportedProtocol = 4000;

/** Milliseconds: a length of time, or since 1970. */
export type Millis = number;

/** An event of the log, with the clocks after it. */
export type LoggedEvent = Extract<ServerMessage, { t: 'ev' }>;

/** What the game allows now. */
export type Now = Extract<ServerMessage, { t: 'now' }>;

/** The presence of players and watchers. */
export type Crowd = Extract<ServerMessage, { t: 'crowd' }>;

/** The offers of a rematch. */
export type Rematch = Extract<ServerMessage, { t: 'rematch' }>;

/** A refused command. */
export type Refusal = Extract<ServerMessage, { t: 'no' }>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command of a player. Each gets an id when it is sent, and an answer. */
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
