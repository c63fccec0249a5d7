// The state of the editor: a position string, which may not be valid yet, and the history of changes.
import { announce } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { StudyCore } from '../core/core';
import type { EditorTool, Failed, GameId, Look, Stock, ViewOptions, Words } from '../core/types';
import { failed } from '../core/failed';

export type Engine = Pick<StudyCore, 'clearBoard' | 'editorTools' | 'editorLook' | 'edit' | 'look'>;

const PLAIN: ViewOptions = { seenBy: 'first', slanted: false, coordinates: true };
/** The number of changes that can be undone. */
const MEMORY = 200;

export class EditorState {
  readonly game: GameId;
  readonly tools: EditorTool[];
  /** The board as it is drawn. */
  position = $state('');
  /** The tool for the next cell. */
  tool = $state('');
  /** The text in the field, while it cannot be read as a board. */
  typed = $state<string | null>(null);
  /** Why the last change was refused. */
  refused = $state.raw<Words | null>(null);
  past = $state.raw<string[]>([]);
  future = $state.raw<string[]>([]);

  #engine: Engine;

  constructor(engine: Engine, game: GameId, start: string, position: string | null) {
    this.#engine = engine;
    this.game = game;
    const tools = engine.editorTools(game);
    this.tools = failed(tools) ? [] : tools;
    this.tool = this.tools.find((tool) => tool.cell && tool.shape !== null)?.id ?? '';
    this.position = start;
    if (position !== null) this.type(position);
    this.past = [];
  }

  readonly look: Look | null = $derived.by(() => {
    const look = this.#engine.editorLook(this.game, this.position, PLAIN);
    return failed(look) ? null : look;
  });
  /** The board as a position of the game, or why it is not valid. */
  readonly #proper: Look | Failed = $derived.by(() =>
    this.#engine.look({ game: this.game, start: this.position, actions: [] }, PLAIN),
  );
  /** Why the board is not a valid position yet. */
  readonly problem: Words | null = $derived.by(() => {
    return failed(this.#proper) ? (this.look?.status ?? this.#proper.error) : null;
  });
  /** Whose turn it is, or how the game has ended. */
  readonly status: Words | null = $derived.by(() => (failed(this.#proper) ? null : this.#proper.status));
  /** The supplies, once the position is valid. */
  readonly stock: Stock[] = $derived.by(() => (failed(this.#proper) ? [] : this.#proper.stock));
  /** Whether the game is over in this position: it can be studied, but not played. */
  readonly over: boolean = $derived.by(() => !failed(this.#proper) && this.#proper.outcome !== null);

  /** Uses a tool: on a cell, or on the whole board. */
  use(tool: string, cell: string | null): void {
    const edited = this.#engine.edit(this.game, this.position, tool, cell);
    if (failed(edited)) {
      this.refused = edited.error;
      announce(t(edited.error));
      return;
    }
    this.#put(edited.position);
    const there = this.look?.cells.find((each) => each.name === cell);
    announce(there ? t(there.says) : t(this.problem ?? this.status ?? message('edit-good')));
  }

  tap(cell: string): void {
    this.use(this.tool, cell);
  }

  /** Removes everything from the board that can be removed. */
  clear(): void {
    const edited = this.#engine.clearBoard(this.game, this.position);
    if (!failed(edited)) this.#put(edited.position);
  }

  /** Reads a position. If it cannot be read as a board, the text stays in the field and the board unchanged. */
  type(text: string): void {
    const look = this.#engine.editorLook(this.game, text.trim(), PLAIN);
    if (failed(look)) {
      this.typed = text;
      this.refused = look.error;
    } else {
      this.#put(text.trim());
    }
  }

  set(position: string): void {
    this.#put(position);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    const { position, future } = this;
    this.past = this.past.slice(0, -1);
    this.#show(last);
    this.future = [...future, position];
  }

  redo(): void {
    const next = this.future.at(-1);
    if (next === undefined) return;
    this.past = [...this.past, this.position];
    this.future = this.future.slice(0, -1);
    this.#show(next);
  }

  #put(position: string): void {
    if (position !== this.position) {
      this.past = [...this.past, this.position].slice(-MEMORY);
      this.future = [];
    }
    this.#show(position);
  }

  #show(position: string): void {
    this.position = position;
    this.typed = null;
    this.refused = null;
  }
}
