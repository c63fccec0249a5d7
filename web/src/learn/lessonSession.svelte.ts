// A lesson in progress: the current step, what was done in it, and the feedback.
import { t } from '../app/i18n.svelte';
import { dataMessage, message } from '../app/message';
import { settings } from '../app/state.svelte';
import type { Core } from '../core/core';
import type { Draft, GameId, Line, Look, ViewOptions, Words } from '../core/types';
import { failed } from '../core/failed';
import { GameBoard } from '../turn/gameBoard.svelte';
import type { GameQueries } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import type { Lesson, Step, Tap } from './course';

export type LessonDeps = {
  engine: Pick<Core, 'open'>;
  /** Says something aloud. */
  say: (words: Words[]) => void;
  /** A step was solved. */
  solved: (step: string) => void;
};

export type Phase = 'doing' | 'wrong' | 'done' | 'broken';

export class LessonSession {
  readonly game: GameId;
  readonly lesson: Lesson;
  readonly board: GameBoard;
  readonly turn: TurnDraft;
  readonly #deps: LessonDeps;
  index = $state(0);
  phase = $state<Phase>('doing');
  /** The feedback on the last action. */
  remark = $state.raw<Words | null>(null);
  /** The opponent's turn before this step, in words. */
  reply = $state.raw<Words | null>(null);
  /** The cells that were found. */
  found = $state.raw<string[]>([]);
  line = $state.raw() as Line;
  #from: Line;

  constructor(game: GameId, lesson: Lesson, deps: LessonDeps, index = 0) {
    this.game = game;
    this.lesson = lesson;
    this.#deps = deps;
    this.board = new GameBoard(
      deps.engine,
      () => this.line,
      () => this.#options,
    );
    this.turn = new TurnDraft({
      board: () => (this.phase === 'doing' && 'play' in this.step.task ? this.board : null),
      play: (actions) => this.play(actions),
      say: deps.say,
    });
    this.#from = { game, start: '', actions: [] };
    this.begin(index);
  }

  readonly step: Step = $derived.by(() => this.lesson.steps[this.index] as Step);
  readonly last: boolean = $derived.by(() => this.index === this.lesson.steps.length - 1);
  readonly live: boolean = $derived.by(() => this.phase === 'doing' && !('answer' in this.step.task));
  readonly #options: ViewOptions = $derived.by(() => ({
    seenBy: 'first' as const,
    slanted: settings.slanted,
    coordinates: true,
  }));
  /** The turn in progress with only the choices that the step is about. */
  readonly offered: Draft | null = $derived.by(() => this.#narrowed(this.turn.draft));
  /** The same as it is drawn, with what is only previewed. */
  readonly drawn: Draft | null = $derived.by(() => this.#narrowed(this.turn.shown));
  /** The number of cells still to find. */
  readonly left: number = $derived.by(() => {
    return 'tap' in this.step.task ? this.step.task.tap.cells.length - this.found.length : 0;
  });

  get look(): Look | null {
    return this.board.look;
  }

  /** What can be asked about the position. */
  get queries(): GameQueries {
    return {
      ...this.board.queries,
      status: () => [this.remark ?? this.words()],
      last: () => this.reply,
    };
  }

  /** A message of the step: its task, or the feedback with the suffix `part`. */
  words(part = ''): Words {
    return dataMessage(`learn-${this.game}-${this.step.id}${part}`);
  }

  #narrowed(draft: Draft | null): Draft | null {
    const { controls } = this.step;
    if (!draft || !controls) return draft;
    return { ...draft, choices: draft.choices.filter(({ id }) => controls.includes(id)) };
  }

  /** Begins a step. */
  begin(index: number): void {
    this.index = index;
    const { position } = this.step;
    this.reply = null;
    if (position !== undefined) this.#from = { game: this.game, start: position, actions: [] };
    else this.#answered();
    this.#fresh();
    if (!this.look) this.phase = 'broken';
  }

  /** Announces the task. */
  goal(): void {
    const marks = this.step.marks ? [message('learn-marked', { cells: this.step.marks.join(', ') })] : [];
    this.#deps.say([...(this.reply === null ? [] : [this.reply]), this.words(), ...marks]);
  }

  /** The line after the opponent's reply to the step before. */
  #answered(): void {
    const task = this.lesson.steps[this.index - 1]?.task;
    const reply = task && 'play' in task ? task.play.reply : undefined;
    const answer = reply === undefined ? null : this.board.readTurn(reply);
    if (!answer || failed(answer)) return;
    const last = this.board.ahead(answer.actions).at(-1);
    this.#from = { ...this.line, actions: [...this.line.actions, ...answer.actions] };
    if (last) this.reply = message('learn-reply', { turn: t(last.turn.says) });
  }

  #fresh(): void {
    this.line = this.#from;
    this.turn.clear();
    this.found = [];
    this.remark = null;
    this.phase = 'doing';
  }

  /** The same step again. */
  retry(): void {
    this.#fresh();
  }

  /** The next step; false if there is none. */
  next(): boolean {
    if (this.last) return false;
    this.begin(this.index + 1);
    return true;
  }

  /** Plays a turn, and judges it. */
  play(turn: readonly string[]): void {
    if (this.phase !== 'doing' || !('play' in this.step.task)) return;
    const judged = this.board.judge(turn, this.step.task.play);
    if (!judged) return;
    this.line = { ...this.line, actions: [...this.line.actions, ...turn] };
    this.turn.clear();
    if (judged.right) this.#done();
    else this.#wrong(judged.wrong);
  }

  /** A cell was tapped: part of a turn, or one of the cells to find. */
  tap(cell: string): void {
    if (!this.live) return;
    if ('tap' in this.step.task) this.#find(cell, this.step.task.tap);
    else this.turn.act({ tap: cell });
  }

  #find(cell: string, { cells, wrong }: Tap): void {
    if (this.found.includes(cell)) return;
    if (!cells.includes(cell)) {
      const known = Object.entries(wrong ?? {}).find(([, list]) => list.includes(cell));
      this.remark = this.words(ending(known?.[0] ?? null));
      this.#deps.say([this.remark]);
      return;
    }
    this.found = [...this.found, cell];
    this.remark = null;
    if (this.left === 0) this.#done();
    else this.#deps.say([message('learn-found', { cell }), message('learn-left', { count: this.left })]);
  }

  /** A question was answered. */
  answer(name: string): void {
    if (this.phase !== 'doing' || !('answer' in this.step.task)) return;
    if (name === this.step.task.answer.right) this.#done();
    else {
      this.remark = this.words('-wrong');
      this.#deps.say([this.remark]);
    }
  }

  #done(): void {
    this.phase = 'done';
    this.remark = this.words('-done');
    this.#deps.solved(this.step.id);
    this.#deps.say([this.remark]);
  }

  #wrong(name: string | null): void {
    this.phase = 'wrong';
    this.remark = this.words(ending(name));
    this.#deps.say([this.remark]);
  }

  /** Ends the lesson together with its screen. */
  leave(): void {
    this.board.close();
  }
}

const ending = (name: string | null) => (name === null ? '-wrong' : `-wrong-${name}`);
