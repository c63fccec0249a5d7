// What passes between the core (crates/view through crates/wasm) and the page.

export type GameId = 'xok' | 'yoxii' | 'trexo' | 'slither';
export type Player = 'first' | 'second';

/** A message of messages/<lang>/*.ftl, with its parameters. */
export type Words = { id: string; args?: Record<string, string | number> };

/** A game so far: the position string where it began and the canonical action texts since. */
export type Line = { game: GameId; start: string; actions: string[] };

/** `slanted`: Trexo's slanted view. */
export type ViewOptions = { seenBy: Player; slanted: boolean; coordinates: boolean };

/** Something drawn, in units of art/ (a square is 100 wide). `key` is the same for the same thing from position to position. */
export type Shape =
  | {
      kind: 'art';
      key: string;
      art: string;
      classes: string[];
      x: number;
      y: number;
      turn: number;
      scale: number;
      transform?: string;
    }
  | { kind: 'text'; key: string; text: string; class: string; x: number; y: number; size: number }
  | {
      kind: 'rect';
      key: string;
      class: string;
      x: number;
      y: number;
      width: number;
      height: number;
      rx: number;
    }
  | { kind: 'path'; key: string; class: string; d: string; width: number };

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Cell = {
  name: string;
  x: number;
  y: number;
  shape: 'square' | 'hex';
  row: number;
  column: number;
  next: Partial<Record<Direction, string>>;
  says: Words;
};

export type Stock = { key: string; player: Player | null; shape: Shape | null; count: number; says: Words };

export type Outcome = { winner: Player | null; why: Words; cells: string[] };

export type Look = {
  frame: { x: number; y: number; width: number; height: number };
  class: string;
  ground: Shape[];
  pieces: Shape[];
  marks: Shape[];
  labels: Shape[];
  cells: Cell[];
  stock: Stock[];
  position: string;
  toMove: Player;
  turn: number;
  canEnd?: boolean;
  status: Words;
  outcome: Outcome | null;
};

/** What a person has done of the turn so far, one thing. */
export type Event =
  { tap: string } | { choose: [group: string, item: string] } | { rotate: 1 | -1 } | { drop: string };

export type ChoiceItem = {
  id: string;
  says: Words;
  shape: Shape | null;
  key: string | null;
  on: boolean;
  enabled: boolean;
  angle: number | null;
};

export type Choice = { id: string; says: Words; at: string | null; items: ChoiceItem[] };

export type Draft = {
  events: Event[];
  actions: string[];
  complete: boolean;
  finished: boolean;
  parts: { id: string; says: Words }[];
  asks: Words;
  lit: string[];
  choices: Choice[];
  ghosts: Shape[];
  hides: string[];
  marks: Shape[];
  notes: Words[];
  refused: Words | null;
};

/** What was asked for could not be done, and why. */
export type Failed = { error: Words };

export type BoardWish = { columns?: number; rows?: number; walls?: number; seed: number } | { code: string };
/** `tiles`: of Trexo; `board`: of Slither Stone; `nearest`: rather the nearest numbers that can be had than a refusal. */
export type StartWish = { game: GameId; tiles?: number; board?: BoardWish; nearest?: boolean };
/** A number that can be chosen before a game begins. */
export type StartNumber = {
  id: string;
  value: number;
  least: number;
  most: number;
  step: number;
  usual: number;
};
export type Started = { line: Line; code?: string; numbers: StartNumber[] };

/** `actions`: how many of the line's actions it consists of. */
export type Turn = { number: number; player: Player; text: string; actions: number; says: Words };

/** How long to think: milliseconds, positions, actions deep; whichever comes first. */
export type ThinkWish = {
  level: number;
  time?: number;
  nodes?: number;
  depth?: number;
  lines?: number;
  seed?: number;
  threads?: number;
};

/** A guess, or a proven result within so many actions of both players; for the player to move. */
export type Worth =
  | { kind: 'guess'; units: number }
  | { kind: 'win'; actions: number }
  | { kind: 'draw' }
  | { kind: 'loss'; actions: number };

/** One of the best lines (`line` counts from 0), as far as it is known. `first`: the first player's expected result, 0 to 1. */
export type Insight = {
  line: number;
  depth: number;
  seldepth: number;
  score: Worth;
  first: number;
  actions: string[];
  nodes: number;
  nps: number;
  time: number;
  hashfull: number;
};

export type Thought = { actions: string[]; lines: Insight[]; threads: number };
export type Hint = { actions: string[]; why: Words };

/** A game with everything written about it: the JSON form of docs/record.md. Without board, variant and position: the usual start. */
export type GameRecord = {
  game: GameId;
  variant?: string;
  board?: string;
  position?: string;
  tags?: Record<string, string>;
  /** `*`: none yet. */
  result: Player | 'draw' | '*';
  comment?: string;
  turns: RecordTurn[];
};
export type RecordTurn = {
  actions: string[];
  clock?: string;
  comment?: string;
  variations?: { comment?: string; turns: RecordTurn[] }[];
};
/** `start`: the position string where it begins. */
export type RecordRead = { record: GameRecord; start: string };

export type Theme = 'light' | 'dark' | 'ink';
/** `cell`: whether it is used on a cell. */
export type EditorTool = { id: string; says: Words; shape: Shape | null; cell: boolean };
export type Edited = { position: string; problem: Words | null };
