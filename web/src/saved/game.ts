// A saved game: who plays, what was played, the clocks. Plain data, with functions that return the next state.
import type { GameId, Line, Player, Words } from '../core/types';

/** `friend`: a person on another device. */
export type Seat = { kind: 'person' } | { kind: 'computer'; level: number } | { kind: 'friend' };
/** Milliseconds. */
export type Clock = { base: number; increment: number; left: Record<Player, number> };
/** How games end. From `agreed` on only online games do. */
export const ENDS = ['board', 'resigned', 'time', 'agreed', 'aborted', 'absent', 'gone'] as const;
export type Ending = { winner: Player | null; how: (typeof ENDS)[number]; why: Words | null };
/** Whether a game ended without a result. */
export const isVoid = ({ how }: Ending): boolean => how === 'aborted' || how === 'absent';

/** What is known of an online game besides: it lives on a server, and this is its state when it was last seen. */
export type OnlineState = { begun: boolean; toMove: Player; deadline: number | null };

export type SavedGame = {
  version: 1;
  id: string;
  line: Line;
  /** Turns that were undone, the next one last. */
  redo: string[][];
  seats: Record<Player, Seat>;
  clock: Clock | null;
  /** The code of the board, where a game has several. */
  code: string | null;
  /** The names of two people who play, as typed; empty where nothing was typed. */
  names?: Record<Player, string>;
  /** Only of an online game. */
  online?: OnlineState;
  ended: Ending | null;
  started: number;
  changed: number;
};

export type Setup = {
  line: Line;
  seats: Record<Player, Seat>;
  minutes: number;
  increment: number;
  code: string | null;
  names?: Record<Player, string>;
};

export const other = (player: Player): Player => (player === 'first' ? 'second' : 'first');

/** A random id, short enough for an address. */
export function newId(random: () => number = Math.random): string {
  return Array.from({ length: 8 }, () => 'abcdefghjkmnpqrstuvwxyz23456789'[Math.floor(random() * 31)]).join(
    '',
  );
}

function clock(minutes: number, increment: number): Clock | null {
  if (minutes <= 0) return null;
  const base = minutes * 60_000;
  return { base, increment: increment * 1000, left: { first: base, second: base } };
}

export function begin(setup: Setup, now: number, id = newId()): SavedGame {
  return {
    version: 1,
    id,
    line: setup.line,
    redo: [],
    seats: setup.seats,
    clock: clock(setup.minutes, setup.increment),
    code: setup.code,
    ...(setup.names ? { names: setup.names } : {}),
    ended: null,
    started: now,
    changed: now,
  };
}

/** The game with actions played. Replaying the undone turn keeps the rest of the redo list. */
export function played(game: SavedGame, actions: readonly string[], now: number): SavedGame {
  const next = game.redo.at(-1);
  const again = next !== undefined && next.join(' ') === actions.join(' ');
  return {
    ...game,
    line: { ...game.line, actions: [...game.line.actions, ...actions] },
    redo: again ? game.redo.slice(0, -1) : [],
    changed: now,
  };
}

/** The player of a turn and the number of its actions. */
export type TurnCount = { player: Player; actions: number };

/** How many turns an undo takes back: against the computer, back to the person's last turn. */
export function turnsBack(game: SavedGame, turns: readonly TurnCount[]): number {
  const last = turns.length - 1;
  for (let at = last; at >= 0; at--) {
    const turn = turns[at];
    if (turn && game.seats[turn.player].kind === 'person') return last - at + 1;
  }
  return game.seats.first.kind === game.seats.second.kind ? Math.min(1, turns.length) : 0;
}

/** The game before its last turns, and before it was resigned or lost on time. */
export function undone(game: SavedGame, turns: readonly TurnCount[], count: number, now: number): SavedGame {
  let end = game.line.actions.length;
  const redo = [...game.redo];
  for (const turn of turns.slice(turns.length - count).reverse()) {
    redo.push(game.line.actions.slice(end - turn.actions, end));
    end -= turn.actions;
  }
  return {
    ...game,
    line: { ...game.line, actions: game.line.actions.slice(0, end) },
    redo,
    ended: null,
    changed: now,
  };
}

export function ended(game: SavedGame, ending: Ending, now: number): SavedGame {
  return game.ended ? game : { ...game, ended: ending, changed: now };
}

/** The same game once more, as another game. */
export function again(game: SavedGame, now: number, id = newId()): SavedGame {
  return { ...restarted(game, now), id };
}

/** The same game from its start. */
export function restarted(game: SavedGame, now: number): SavedGame {
  const { clock } = game;
  return {
    ...game,
    line: { ...game.line, actions: [] },
    redo: [],
    clock: clock && { ...clock, left: { first: clock.base, second: clock.base } },
    ended: null,
    started: now,
    changed: now,
  };
}

/** The clocks after a player has thought for `spent` milliseconds; with the increment if the turn is over. */
export function ticked(game: SavedGame, player: Player, spent: number, over: boolean): SavedGame {
  if (!game.clock) return game;
  const left = Math.max(0, game.clock.left[player] - spent) + (over ? game.clock.increment : 0);
  return { ...game, clock: { ...game.clock, left: { ...game.clock.left, [player]: left } } };
}

/** The state of a game as a sortable whole: the later change is greater; of two at the same time, the less time left. */
function stateOf(game: SavedGame): [number, number, string] {
  const { first, second } = game.clock?.left ?? { first: 0, second: 0 };
  return [game.changed, -first - second, JSON.stringify([game.line.actions, game.redo, game.ended])];
}

/** Which of two states of a game is the later one: below 0 if it is `b`, 0 if they are the same. Every tab decides alike. */
export function laterOf(a: SavedGame, b: SavedGame): number {
  const [one, two] = [stateOf(a), stateOf(b)];
  const at = one.findIndex((part, i) => part !== two[i]);
  if (at < 0) return 0;
  return (one[at] ?? 0) > (two[at] ?? 0) ? 1 : -1;
}

/** Whether a computer plays this side. */
export function isComputer(game: SavedGame, player: Player): boolean {
  return game.seats[player].kind === 'computer';
}

/** Whether a person at this device plays this side. */
export function isHere(game: SavedGame, player: Player): boolean {
  return game.seats[player].kind === 'person';
}

/** The side from which a person looks at the board: the second player's if only that one is played here. */
export function ownSide(game: SavedGame): Player {
  return isHere(game, 'second') && !isHere(game, 'first') ? 'second' : 'first';
}

/** Whether an unfinished online game waits for the person here. */
export function isYourTurn({ online, ended, seats }: SavedGame): boolean {
  return online !== undefined && ended === null && online.begun && seats[online.toMove].kind === 'person';
}

/** The address of a game's screen, as a path. */
export const placeOf = (game: SavedGame): string[] => [game.online ? 'online' : 'game', game.id];

export function gameOf(game: SavedGame): GameId {
  return game.line.game;
}
