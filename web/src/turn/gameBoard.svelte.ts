// The board of a session: a game that is open in the core, at the end of a line and seen from one side.
import { ahead, type Ahead } from '../core/ahead';
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Draft, Event, Failed, Ghosts, Judged, Line, Look, Snapshot, ViewOptions } from '../core/types';
import type { GameQueries } from './questions';

const NONE: ReadonlySet<string> = new Set();

export class GameBoard {
  readonly #line: () => Line;
  readonly #options: () => ViewOptions;
  readonly #game: ReturnType<Core['open']>;

  constructor(core: Pick<Core, 'open'>, line: () => Line, options: () => ViewOptions) {
    this.#game = core.open();
    this.#line = line;
    this.#options = options;
  }

  /** The end of the line, or why it cannot be shown. */
  readonly snapshot: Snapshot | Failed = $derived.by(() => this.#game.at(this.#line(), this.#options()));
  readonly #shown: Snapshot | null = $derived(failed(this.snapshot) ? null : this.snapshot);
  readonly look: Look | null = $derived(this.#shown?.look ?? null);
  /** The cells that the last turn changed. */
  readonly fresh: ReadonlySet<string> = $derived(this.#shown ? new Set(this.#shown.changed) : NONE);

  get turns() {
    return this.#shown?.turns ?? [];
  }

  get departed() {
    return this.#shown?.departed ?? [];
  }

  get slants(): boolean {
    return this.#shown?.slants ?? false;
  }

  /** Shows another line, if it can be played. The session then makes it its own. */
  try(line: Line): Snapshot | Failed {
    return this.#game.at(line, this.#options());
  }

  // The game follows the line when its snapshot is read: reading it first also makes the answers below reactive.

  lookBack(count: number): Snapshot | Failed {
    return failed(this.snapshot) ? this.snapshot : this.#game.look(count);
  }

  draft(events: readonly Event[]): Draft | null {
    return this.#ask((game) => game.draft(events));
  }

  /** The turns that these actions would make. */
  ahead(actions: readonly string[]): Ahead[] {
    return ahead(this.#line(), actions, this.#ask((game) => game.ahead(actions)) ?? []);
  }

  ghosts(actions: readonly string[]): Ghosts | null {
    return this.#ask((game) => game.ghosts(actions));
  }

  readTurn(text: string) {
    return failed(this.snapshot) ? this.snapshot : this.#game.readTurn(text);
  }

  judge(turn: readonly string[], task: object): Judged | null {
    return this.#ask((game) => game.judgeTurn(turn, task));
  }

  /** The legal actions in their text form. */
  legal(): string[] {
    return this.#ask((game) => game.legal()) ?? [];
  }

  /** What can be asked about the position. */
  readonly queries: GameQueries = {
    look: () => this.look,
    status: () => (this.look ? [this.look.status] : []),
    last: () => this.turns.at(-1)?.says ?? null,
    moves: () => this.#ask((game) => game.moves()) ?? [],
    clock: () => null,
  };

  #ask<T extends object>(ask: (game: ReturnType<Core['open']>) => T | Failed): T | null {
    if (failed(this.snapshot)) return null;
    const answer = ask(this.#game);
    return failed(answer) ? null : answer;
  }

  /** Closes the game, together with its screen. */
  close(): void {
    this.#game.close();
  }
}
