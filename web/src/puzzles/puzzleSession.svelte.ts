// A puzzle in progress: the turn to find, hints, what is wrong with another turn, and the solution.
import { t } from '../app/i18n.svelte';
import { dataMessage, message } from '../app/message';
import { settings } from '../app/state.svelte';
import { briefly, type Ahead } from '../core/ahead';
import type { PuzzleCore } from '../core/core';
import { failed } from '../core/failed';
import type { Failed, GameId, Ghosts, Line, Look, Puzzle, Thought, ViewOptions, Words } from '../core/types';
import { GameBoard } from '../turn/gameBoard.svelte';
import type { GameQueries } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import { refuted } from './refutation';

export type PuzzleDeps = {
  engine: Pick<PuzzleCore, 'open' | 'acceptsTurn'>;
  /** The best line of a position, for the player to move. */
  analyse: (line: Line) => Promise<Thought | Failed>;
  /** Says something aloud. */
  say: (words: Words[]) => void;
  /** The first result: 1 solved, 0.5 with a hint, 0 not solved. Says what it has changed, if anything. */
  scored: (score: number) => Words | null;
  /** It was solved, however late. */
  solved: () => void;
  /** Waits before the opponent's answer is played. */
  pause: () => Promise<void>;
};

/** `answering`: the opponent's turn comes. `why`: a wrong turn is refuted. `shown`: the solution is shown. */
export type Phase = 'doing' | 'answering' | 'wrong' | 'why' | 'done' | 'shown' | 'broken';

/** The number of hints: what it is about, where, and the turn itself. */
export const HINTS = 3;

export class PuzzleSession {
  readonly game: GameId;
  readonly puzzle: Puzzle;
  readonly turn: TurnDraft;
  readonly #deps: PuzzleDeps;
  /** The position in which a turn is to be found. */
  readonly #board: GameBoard;
  /** A wrong turn, or one that is played out. */
  readonly #played: GameBoard;
  phase = $state<Phase>('doing');
  /** The position in which a turn is to be found. */
  line = $state.raw() as Line;
  /** The place in the solution. */
  index = $state(0);
  /** How many hints were given for this turn. */
  hints = $state(0);
  /** What is said of the last turn. */
  remark = $state.raw<Words | null>(null);
  /** What the first result has changed; left out once the puzzle goes on. */
  counted = $state.raw<Words | null>(null);
  /** The opponent's last turn, in words. */
  reply = $state.raw<Words | null>(null);
  /** The wrong turn. */
  #tried = $state.raw<string[]>([]);
  /** Turns that are played out, of a refutation or of the solution, and how many of them are on the board. */
  turns = $state.raw<Ahead[]>([]);
  at = $state(0);
  #score: number | null = null;
  #helped = false;
  /** Counts up when an answer that is waited for becomes obsolete. */
  #question = 0;

  constructor(game: GameId, puzzle: Puzzle, deps: PuzzleDeps) {
    this.game = game;
    this.puzzle = puzzle;
    this.#deps = deps;
    this.line = { game, start: puzzle.position, actions: [] };
    const options = () => this.#options;
    this.#board = new GameBoard(deps.engine, () => this.line, options);
    this.#played = new GameBoard(deps.engine, () => this.shownLine, options);
    this.turn = new TurnDraft({
      board: () => (this.phase === 'doing' ? this.#board : null),
      play: (actions) => this.play(actions),
      say: deps.say,
    });
    if (!this.look) this.phase = 'broken';
  }

  readonly #options: ViewOptions = $derived.by(() => ({
    seenBy: 'first' as const,
    slanted: settings.slanted,
    coordinates: true,
  }));

  /** What is on the board: the position, a wrong turn, or a turn that is played out. */
  readonly shownLine: Line = $derived.by(() => {
    const { line } = this;
    if (this.phase === 'wrong' || (this.phase === 'why' && this.at === 0)) return this.#after(this.#tried);
    if (this.phase === 'why' || this.phase === 'shown') return this.turns[this.at - 1]?.line ?? line;
    return line;
  });
  readonly #shown: GameBoard = $derived.by(() => (this.shownLine === this.line ? this.#board : this.#played));
  readonly look: Look | null = $derived(this.#shown.look);
  /** The cells that the last turn on the board has changed. */
  readonly fresh: ReadonlySet<string> = $derived(this.#shown.fresh);
  readonly live: boolean = $derived.by(() => this.phase === 'doing');
  /** The actions of the turn to find. */
  readonly #wanted: string[] = $derived.by(() => {
    const read = this.#board.readTurn(bare(this.puzzle.solution[this.index] ?? ''));
    return failed(read) ? [] : read.actions;
  });
  readonly #answer: Ahead | undefined = $derived.by(() => this.#board.ahead(this.#wanted)[0]);
  /** The cells of the second hint. */
  readonly where: string[] = $derived.by(() => {
    if (this.phase !== 'doing' || this.hints !== 2) return [];
    return this.#board.ghosts(this.#wanted)?.changed ?? [];
  });
  /** The third hint: the turn as a ghost. */
  readonly ghosts: Ghosts | null = $derived.by(() => {
    if (this.phase !== 'doing' || this.hints < HINTS || this.turn.events.length > 0) return null;
    return this.#board.ghosts(this.#wanted);
  });
  /** The hints that were given for this turn, in words. */
  readonly hintWords: Words[] = $derived.by(() => {
    const cells = this.where.join(', ');
    const turn = this.#answer ? t(briefly(this.#answer.turn)) : '';
    const all: Words[] = [
      dataMessage(`puzzles-theme-${this.puzzle.theme}-hint`),
      message('puzzles-hint-where', { cells }),
      message('puzzles-hint-turn', { turn }),
    ];
    return all.slice(0, this.hints).filter((_, i) => i !== 1 || this.hints === 2);
  });
  /** In how many turns the puzzle is won from here. */
  get #left(): number {
    return this.puzzle.turns - this.index / 2;
  }

  /** What is said after a turn or with the solution, and what it has changed. */
  get #remarks(): Words[] {
    return [this.remark, this.counted].filter((words) => words !== null);
  }

  /** What is asked. */
  readonly task: Words = $derived.by(() => {
    const { wins } = this.puzzle;
    const left = this.#left;
    const player = this.#board.look?.status;
    return wins
      ? message('puzzles-win', { turns: left, status: player ? t(player) : '' })
      : message('puzzles-save', { status: player ? t(player) : '' });
  });

  /** What can be asked about the position. */
  get queries(): GameQueries {
    return {
      ...this.#shown.queries,
      status: () => [this.remark ?? this.task],
      last: () => this.reply,
    };
  }

  #after(actions: readonly string[]): Line {
    return { ...this.line, actions: [...this.line.actions, ...actions] };
  }

  /** Announces the task. */
  goal(): void {
    this.#deps.say(this.reply === null ? [this.task] : [this.reply, this.task]);
  }

  #result(score: number): void {
    if (this.#score !== null) return;
    this.#score = score;
    this.counted = this.#deps.scored(score);
  }

  /** Plays a turn, and judges it. */
  play(turn: readonly string[]): void {
    if (this.phase !== 'doing') return;
    const judged = this.#deps.engine.acceptsTurn(this.line, turn, this.puzzle.solution[this.index] ?? '');
    if (failed(judged)) return;
    this.turn.clear();
    this.counted = null;
    if (judged.right) this.#right(turn);
    else this.#wrong(turn);
  }

  #right(turn: readonly string[]): void {
    const last = this.index + 1 >= this.puzzle.solution.length;
    if (last) {
      this.line = this.#after(turn);
      this.phase = 'done';
      this.remark = message(this.puzzle.wins ? 'puzzles-solved-win' : 'puzzles-solved-save');
      this.#result(this.#helped ? 0.5 : 1);
      this.#deps.solved();
      this.#deps.say(this.#remarks);
      return;
    }
    // The answer is the one to the turn of the solution, which may differ in what is not asked.
    const other = turn.join(' ') !== this.#wanted.join(' ');
    const said = this.#answer ? t(this.#answer.turn.says) : '';
    this.line = this.#after(this.#wanted);
    this.index += 1;
    this.hints = 0;
    this.phase = 'answering';
    this.remark = other ? message('puzzles-right-like', { turn: said }) : message('puzzles-right');
    this.#deps.say([this.remark]);
    void this.#opponent();
  }

  /** The opponent's answer. */
  async #opponent(): Promise<void> {
    const question = ++this.#question;
    await this.#deps.pause();
    if (question !== this.#question) return;
    const turn = this.#answer?.turn.says;
    this.reply = turn ? message('puzzles-reply', { turn: t(turn) }) : null;
    this.line = this.#after(this.#wanted);
    this.index += 1;
    this.phase = 'doing';
    this.remark = null;
  }

  #wrong(turn: readonly string[]): void {
    this.#result(0);
    this.#tried = [...turn];
    this.phase = 'wrong';
    this.remark = this.puzzle.wins
      ? message('puzzles-wrong-win', { turns: this.#left })
      : message('puzzles-wrong-save');
    this.#deps.say(this.#remarks);
  }

  /** The same position again. */
  retry(): void {
    this.#question += 1;
    this.counted = null;
    this.turns = [];
    this.at = 0;
    this.remark = null;
    this.phase = 'doing';
  }

  /** Another hint, or the last one again. */
  hint(): void {
    if (this.phase !== 'doing') return;
    this.hints = Math.min(this.hints + 1, HINTS);
    if (this.hints === HINTS) this.#result(0);
    this.#helped = true;
    this.#deps.say([...this.hintWords.slice(-1), ...(this.counted ? [this.counted] : [])]);
  }

  /** Why a wrong turn is wrong: the opponent's best line, played out. */
  async why(): Promise<void> {
    if (this.phase !== 'wrong') return;
    this.counted = null;
    const question = ++this.#question;
    const line = this.shownLine;
    const board = this.#played;
    this.phase = 'why';
    [this.turns, this.at] = [[], 0];
    const outcome = this.look?.outcome;
    if (outcome) {
      this.remark = message('puzzles-why-over', { result: this.look ? t(this.look.status) : '' });
      return this.#deps.say([this.remark]);
    }
    this.remark = message('puzzles-why-wait');
    this.#deps.say([this.remark]);
    const thought = await this.#deps.analyse(line).catch(() => null);
    if (question !== this.#question) return;
    const found =
      thought && !failed(thought) ? refuted(thought.lines[0], { ...this.puzzle, turns: this.#left }) : null;
    if (!found) {
      this.remark = message('puzzles-why-unknown');
      return this.#deps.say([this.remark]);
    }
    this.turns = board.ahead(found.actions).slice(0, found.most);
    this.remark = found.says;
    this.#deps.say([this.remark]);
    this.forth();
  }

  /** Gives up: the rest of the solution is played out. */
  show(): void {
    this.#question += 1;
    if (this.phase === 'answering') return;
    this.turn.clear();
    this.#result(0);
    this.turns = this.#board.ahead(this.#rest());
    this.phase = 'shown';
    this.remark = message('puzzles-solution');
    this.at = 0;
    this.forth();
  }

  /** The actions of the solution that are still to come. */
  #rest(): string[] {
    const game = this.#deps.engine.open();
    const actions: string[] = [];
    for (const step of this.puzzle.solution.slice(this.index)) {
      game.at(this.#after(actions), this.#options);
      const read = game.readTurn(bare(step));
      if (!failed(read)) actions.push(...read.actions);
    }
    game.close();
    return actions;
  }

  /** The next turn that is played out. */
  forth(): void {
    if (this.at >= this.turns.length) return;
    this.at += 1;
    this.#sayTurn();
  }

  /** The turn before it. */
  back(): void {
    if (this.at === 0) return;
    this.at -= 1;
    this.#sayTurn();
  }

  #sayTurn(): void {
    const turn = this.turns[this.at - 1]?.turn.says;
    const status = this.look?.outcome ? [this.look.status] : [];
    const remark = this.at === 1 ? this.#remarks : [];
    this.#deps.say([...remark, ...(turn ? [turn] : []), ...status]);
  }

  /** Forgets what is waited for. */
  leave(): void {
    this.#question += 1;
    this.#board.close();
    this.#played.close();
  }
}

/** A turn of a solution without the sign that its last detail is not asked. */
const bare = (step: string): string => step.replace(/\*$/, '');
