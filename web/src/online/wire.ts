// What passes between the page and a game server: requests, the messages of the socket, the events of a game's log.
import type { GameId, Player } from '../core/types';

/** Milliseconds: a length of time, or since 1970. */
export type Millis = number;

export type Clock =
  { kind: 'none' } | { kind: 'increment'; base: Millis; increment: Millis } | { kind: 'days'; days: number };

export type Setup = {
  game: GameId;
  variant?: string;
  board?: string;
  clock: Clock;
  casual: boolean;
  creator: Player;
};

/** What an event of the log says. */
export type Body =
  | { t: 'created'; setup: Setup }
  | { t: 'joined' }
  | { t: 'turn'; ply: number; d: string[]; took: Millis; lag: Millis }
  | { t: 'draw-offer' | 'draw-decline' | 'draw-accept' }
  | { t: 'takeback-ask'; to: number }
  | { t: 'takeback-refuse' }
  | { t: 'takeback-grant'; to: number; clock?: [Millis, Millis] | null }
  | { t: 'resign' | 'abort' | 'flag' | 'claim' }
  | { t: 'credit'; ms: Millis };

/** An event with the clocks after it. */
export type LoggedEvent = {
  t: 'ev';
  /** The number of events up to this one. */
  v: number;
  h?: string;
  seq: number;
  at: Millis;
  /** Whose it is; `null`: the server's. */
  seat: Player | null;
  d: Body;
  /** What both sides have left at `at`. */
  clock: [Millis, Millis] | null;
  /** When the side to move runs out. */
  deadline: Millis | null;
};

export const SAYINGS = ['hello', 'good-luck', 'good-game', 'thanks', 'one-moment', 'oops'] as const;
export type Saying = (typeof SAYINGS)[number];

/** What a player may ask of the game. Each gets an id when it is sent, and an answer. */
export type Command =
  /** `line`: the number of takebacks before it. */
  | { t: 'turn'; line: number; ply: number; d: string[] }
  | { t: 'draw'; a: 'offer' | 'accept' | 'decline' }
  | { t: 'takeback'; a: 'ask'; to: number }
  | { t: 'takeback'; a: 'grant' | 'refuse' }
  | { t: 'resign' | 'abort' | 'claim' | 'flag' | 'rematch' };

export type ClientMessage =
  | { t: 'sit'; secret: string }
  | (Command & { c: string })
  | { t: 'say'; what: Saying }
  | { t: 'p'; v: number; h: string };

export type Crowd = {
  t: 'crowd';
  watchers: number;
  here: [boolean, boolean];
  /** Since when each side has been away. */
  gone: [Millis | null, Millis | null];
};

export type Rematch = { t: 'rematch'; offered: Player[]; id: string | null };

export type Refusal = { t: 'no'; c: string; code: string; final: boolean; say: string };

export type ServerMessage =
  | { t: 'seat'; seat: Player | null }
  | LoggedEvent
  | { t: 'ack'; c: string; v: number }
  | Refusal
  | { t: 'retry'; c: string; after: Millis }
  | { t: 'p'; v: number; h: string; now: Millis }
  | Crowd
  | { t: 'said'; seat: Player; what: string }
  | Rematch
  | { t: 'restart'; after: Millis }
  | { t: 'full' }
  | { t: 'error'; say: string };

/** A game as somebody sees it who has not joined it. */
export type Preview = {
  game: GameId;
  /** Which sides are taken: first, second. */
  seats: [boolean, boolean];
  over: boolean;
  clock: Clock;
  casual: boolean;
  variant?: string;
  board?: string;
};

export type NewGame = {
  game: GameId;
  variant?: string;
  board?: string;
  side: Player | 'any';
  clock: Clock;
  casual: boolean;
  secret: string;
};

export type Created = { id: string; seat: Player; invite: string };

export type ApiError = { error: { code: string; message: string } };
