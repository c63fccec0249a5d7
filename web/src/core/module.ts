// Typed calls of crates/wasm. The caller has instantiated the module: core.ts in the page, worker.ts in the worker.
import { broken, Caller } from './caller';
import type { PuzzlesGlue, StudyGlue, TableGlue } from './glue';
import { OpenGame, type GameHandle } from './openGame';
import type {
  Accepted,
  Edited,
  EditorTool,
  Explored,
  ExplorerRead,
  Failed,
  Found,
  GameId,
  GameRecord,
  Hint,
  Insight,
  Line,
  Look,
  Picture,
  PictureOptions,
  Player,
  Puzzles,
  RecordRead,
  Started,
  StartWish,
  ThinkWish,
  Thought,
  Turn,
  ViewOptions,
  Written,
} from './types';

/** Whether the module panicked: it cannot be called again. */
export const hasBroken = (answer: object): boolean =>
  'error' in answer && (answer as Failed).error.id === broken.error.id;

const json = JSON.stringify;

const asker = (revive: () => void) => {
  const caller = new Caller(revive);
  return <T>(call: () => string) => caller.ask<T>(call);
};

/** Rules and views. */
export function tableCalls(wasm: TableGlue, revive: () => void) {
  const caller = new Caller(revive);
  return {
    start: (wish: StartWish) => caller.ask<Started>(() => wasm.start(json(wish))),
    /** A preview. A screen that plays opens a game. */
    look: (line: Line, options: ViewOptions) => caller.ask<Look>(() => wasm.look(json(line), json(options))),
    turns: (line: Line, seenBy: Player = 'first') => caller.ask<Turn[]>(() => wasm.turns(json(line), seenBy)),
    open: (): GameHandle => new OpenGame(wasm, caller),
  };
}

/** Players, records, pictures and the editor. */
export function studyCalls(wasm: StudyGlue, revive: () => void) {
  const ask = asker(revive);
  return {
    svg: (line: Line, options: PictureOptions) => ask<Picture>(() => wasm.svg(json(line), json(options))),
    editorTools: (game: GameId) => ask<EditorTool[]>(() => wasm.editorTools(game)),
    editorLook: (game: GameId, position: string, options: ViewOptions) =>
      ask<Look>(() => wasm.editorLook(game, position, json(options))),
    edit: (game: GameId, position: string, tool: string, cell: string | null) =>
      ask<Edited>(() => wasm.edit(game, position, tool, cell)),
    clearBoard: (game: GameId, position: string) => ask<Edited>(() => wasm.clearBoard(game, position)),
    recordRead: (text: string) => ask<RecordRead>(() => wasm.recordRead(text)),
    recordWrite: (record: GameRecord) => ask<Written>(() => wasm.recordWrite(json(record))),
    share: (record: GameRecord) => ask<Written>(() => wasm.share(json(record))),
    unshare: (text: string) => ask<RecordRead>(() => wasm.unshare(text)),
    think: (line: Line, wish: ThinkWish, onInsight: (insight: Insight) => void) =>
      ask<Thought>(() =>
        wasm.think(json(line), json(wish), (text: string) => onInsight(JSON.parse(text) as Insight)),
      ),
    analyse: (line: Line, wish: ThinkWish, onInsight: (insight: Insight) => void) =>
      ask<Thought>(() =>
        wasm.analyse(json(line), json(wish), (text: string) => onInsight(JSON.parse(text) as Insight)),
      ),
    readExplorer: (text: string) => ask<ExplorerRead>(() => wasm.readExplorer(text)),
    explore: (line: Line) => ask<Explored>(() => wasm.explore(json(line))),
    hint: (line: Line, wish: ThinkWish) => ask<Hint>(() => wasm.hint(json(line), json(wish))),
  };
}

/** Puzzles: their files, the answers to them, and the search for more. */
export function puzzleCalls(wasm: PuzzlesGlue, revive: () => void) {
  const ask = asker(revive);
  return {
    puzzlesRead: (text: string) => ask<Puzzles>(() => wasm.puzzlesRead(text)),
    acceptsTurn: (line: Line, turn: readonly string[], solution: string) =>
      ask<Accepted>(() => wasm.acceptsTurn(json(line), json(turn), solution)),
    findPuzzle: (line: Line) => ask<Found>(() => wasm.findPuzzle(json(line))),
  };
}

export type TableCalls = ReturnType<typeof tableCalls>;
export type StudyCalls = ReturnType<typeof studyCalls>;
export type PuzzleCalls = ReturnType<typeof puzzleCalls>;
