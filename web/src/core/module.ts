// Typed calls of crates/wasm. The caller has instantiated the module: core.ts in the page, worker.ts in the worker.
import { message } from '../app/message';
import { draftSeenBy, seenBy } from './compass';
import type { PuzzlesGlue, StudyGlue, TableGlue } from './glue';
import type {
  Accepted,
  Actions,
  Draft,
  Edited,
  EditorTool,
  Event,
  Explored,
  ExplorerRead,
  Failed,
  Found,
  GameId,
  GameRecord,
  Hint,
  Insight,
  Judged,
  Line,
  Look,
  Picture,
  PictureOptions,
  Possible,
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

/** The answer of a call in which the module panicked, which should not happen. */
const broken: Failed = { error: message('core-broken') };

/** Whether the module panicked: it cannot be called again. */
export const hasBroken = (answer: object): boolean =>
  'error' in answer && (answer as Failed).error.id === broken.error.id;

const json = JSON.stringify;

/** Reads answers; `revive` instantiates the module again after a panic. */
const asker =
  (revive: () => void) =>
  <T>(call: () => string): T | Failed => {
    try {
      return JSON.parse(call()) as T | Failed;
    } catch (error) {
      console.error(error);
      revive();
      return broken;
    }
  };

/** Rules and views. */
export function tableCalls(wasm: TableGlue, revive: () => void) {
  const ask = asker(revive);
  return {
    start: (wish: StartWish) => ask<Started>(() => wasm.start(json(wish))),
    look: (line: Line, options: ViewOptions) =>
      seenBy(
        ask<Look>(() => wasm.look(json(line), json(options))),
        options.seenBy,
      ),
    draft: (line: Line, events: Event[], options: ViewOptions) =>
      draftSeenBy(
        ask<Draft>(() => wasm.draft(json(line), json(events), json(options))),
        options.seenBy,
      ),
    legal: (line: Line) => ask<string[]>(() => wasm.legal(json(line))),
    moves: (line: Line) => ask<Possible[]>(() => wasm.moves(json(line))),
    readTurn: (line: Line, text: string) => ask<Actions>(() => wasm.readTurn(json(line), text)),
    judgeTurn: (line: Line, turn: readonly string[], task: object) =>
      ask<Judged>(() => wasm.judgeTurn(json(line), json(turn), json(task))),
    turns: (line: Line) => ask<Turn[]>(() => wasm.turns(json(line))),
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
