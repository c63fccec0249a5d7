// A lesson in progress: the current step, what was done in it, and the feedback.
import { t } from '../app/i18n.svelte';
import { dataMessage, message } from '../app/message';
import { settings } from '../app/state.svelte';
import type { Core } from '../core/core';
import type { Draft, GameId, Line, Look, ViewOptions, Words } from '../core/types';
import { failed } from '../core/failed';
import type { About } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import type { Lesson, Step, Tap } from './course';

export type Outside = {
  engine: Pick<Core, 'look' | 'draft' | 'legal' | 'moves' | 'readTurn' | 'judgeTurn' | 'turns'>;
  /** Says something aloud. */
  say: (words: Words[]) => void;
  /** A step was solved. */
  solved: (step: string) => void;
};

export type Phase = 'doing' | 'wrong' | 'done' | 'broken';

export class LessonSession extends TurnDraft {
  readonly game: GameId;
  readonly lesson: Lesson;
  readonly #outside: Outside;
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

  constructor(game: GameId, lesson: Lesson, outside: Outside, index = 0) {
    super(outside.engine);
    this.game = game;
    this.lesson = lesson;
    this.#outside = outside;
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
  readonly look: Look | null = $derived.by(() => {
    const answer = this.#outside.engine.look(this.line, this.#options);
    return failed(answer) ? null : answer;
  });
  /** The turn in progress with only the choices that the step is about. */
  readonly offered: Draft | null = $derived.by(() => this.#narrowed(this.draft));
  /** The same as it is drawn, with what is only previewed. */
  readonly drawn: Draft | null = $derived.by(() => this.#narrowed(this.shown));
  /** The number of cells still to find. */
  readonly left: number = $derived.by(() => {
    return 'tap' in this.step.task ? this.step.task.tap.cells.length - this.found.length : 0;
  });

  /** What can be asked about the position. */
  readonly about: About = {
    look: () => this.look,
    last: () => null,
    moves: () => {
      const moves = this.#outside.engine.moves(this.line);
      return failed(moves) ? [] : moves;
    },
    clock: () => null,
  };

  /** A message of the step: its task, or the feedback with the suffix `part`. */
  words(part = ''): Words {
    return dataMessage(`learn-${this.game}-${this.step.id}${part}`);
  }

  #narrowed(draft: Draft | null): Draft | null {
    const { controls } = this.step;
    if (!draft || !controls) return draft;
    return { ...draft, choices: draft.choices.filter(({ id }) => controls.includes(id)) };
  }

  protected place() {
    const open = this.phase === 'doing' && 'play' in this.step.task;
    return open ? { line: this.line, options: this.#options } : null;
  }

  protected override say(words: Words[]): void {
    this.#outside.say(words);
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
    this.say(this.reply === null ? [this.words()] : [this.reply, this.words()]);
  }

  /** The line after the opponent's reply to the step before. */
  #answered(): void {
    const task = this.lesson.steps[this.index - 1]?.task;
    const reply = task && 'play' in task ? task.play.reply : undefined;
    const answer = reply === undefined ? null : this.#outside.engine.readTurn(this.line, reply);
    if (!answer || failed(answer)) return;
    this.#from = { ...this.line, actions: [...this.line.actions, ...answer.actions] };
    const turns = this.#outside.engine.turns(this.#from);
    const last = failed(turns) ? undefined : turns.at(-1);
    if (last) this.reply = message('learn-reply', { turn: t(last.says) });
  }

  #fresh(): void {
    this.line = this.#from;
    this.clear();
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
    const judged = this.#outside.engine.judgeTurn(this.line, turn, this.step.task.play);
    if (failed(judged)) return;
    this.line = { ...this.line, actions: [...this.line.actions, ...turn] };
    this.clear();
    if (judged.right) this.#done();
    else this.#wrong(judged.wrong);
  }

  /** A cell was tapped: part of a turn, or one of the cells to find. */
  tap(cell: string): void {
    if (!this.live) return;
    if ('tap' in this.step.task) this.#find(cell, this.step.task.tap);
    else this.act({ tap: cell });
  }

  #find(cell: string, { cells, wrong }: Tap): void {
    if (this.found.includes(cell)) return;
    if (!cells.includes(cell)) {
      const known = Object.entries(wrong ?? {}).find(([, list]) => list.includes(cell));
      this.remark = this.words(ending(known?.[0] ?? null));
      this.say([this.remark]);
      return;
    }
    this.found = [...this.found, cell];
    this.remark = null;
    if (this.left === 0) this.#done();
    else this.say([message('learn-found', { cell }), message('learn-left', { count: this.left })]);
  }

  /** A question was answered. */
  answer(name: string): void {
    if (this.phase !== 'doing' || !('answer' in this.step.task)) return;
    if (name === this.step.task.answer.right) this.#done();
    else {
      this.remark = this.words('-wrong');
      this.say([this.remark]);
    }
  }

  #done(): void {
    this.phase = 'done';
    this.remark = this.words('-done');
    this.#outside.solved(this.step.id);
    this.say([this.remark]);
  }

  #wrong(name: string | null): void {
    this.phase = 'wrong';
    this.remark = this.words(ending(name));
    this.say([this.remark]);
  }
}

const ending = (name: string | null) => (name === null ? '-wrong' : `-wrong-${name}`);
