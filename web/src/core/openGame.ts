// A game that is open in the table module. The module keeps its positions: a step sends only what is new, and the
// snapshot after it has everything that a screen shows. A handle belongs to one page: it is never stored or sent.
import { broken, type Caller } from './caller';
import { failed } from './failed';
import type { TableGlue } from './glue';
import type {
  Actions,
  Draft,
  Event,
  Failed,
  Ghosts,
  Judged,
  Line,
  Possible,
  Snapshot,
  Turn,
  ViewOptions,
} from './types';

type Handle = InstanceType<TableGlue['Game']>;
/** What the handle shows. */
type Shown = { line: Line; options: ViewOptions; snapshot: Snapshot };

/** The name of a call and its arguments; see `Game::call` in crates/wasm. */
type Call = [name: string, first?: string, second?: string];

const json = JSON.stringify;

export class OpenGame {
  readonly #glue: Pick<TableGlue, 'Game'>;
  readonly #caller: Caller;
  #handle: Handle | null = null;
  /** The instance of the module in which the handle was made. */
  #instance = 0;
  #shown: Shown | null = null;
  /** What a handle showed that was lost in a trap. */
  #lost: Shown | null = null;
  #closed = false;

  constructor(glue: Pick<TableGlue, 'Game'>, caller: Caller) {
    this.#glue = glue;
    this.#caller = caller;
  }

  /** Shows the end of a line. A line that cannot be played is an error, and the game stays as it was. */
  at(line: Line, options: ViewOptions): Snapshot | Failed {
    if (this.#closed) return broken;
    this.#drop();
    const shown = this.#shown;
    if (!shown || shown.line.game !== line.game || shown.line.start !== line.start)
      return this.#step(line, options, 'open', json(line), json(options));
    const turned = json(shown.options) === json(options) ? shown.snapshot : this.#view(shown, options);
    if (failed(turned) || shown.line === line) return turned;
    const [before, after] = [shown.line.actions, line.actions];
    let same = 0;
    while (same < before.length && same < after.length && before[same] === after[same]) same++;
    if (same < before.length && same < after.length) return this.#step(line, options, 'follow', json(after));
    if (same < before.length) return this.#step(line, options, 'back', json(same));
    if (same < after.length) return this.#step(line, options, 'play', json(after.slice(same)));
    return turned;
  }

  #view({ line }: Shown, options: ViewOptions): Snapshot | Failed {
    return this.#step(line, options, 'view', json(options));
  }

  #step(line: Line, options: ViewOptions, ...call: Call): Snapshot | Failed {
    const snapshot = this.#ask<Snapshot>(...call);
    if (!failed(snapshot)) {
      this.#shown = { line, options, snapshot };
      this.#lost = null;
    }
    return snapshot;
  }

  /** The game as it was after its first actions. */
  look(count: number): Snapshot | Failed {
    return this.#read('look', json(count));
  }

  /** The turn that these events make. */
  draft(events: readonly Event[]): Draft | Failed {
    return this.#read('draft', json(events));
  }

  /** The turns that these actions would make; the first of them may complete a turn that was begun. */
  ahead(actions: readonly string[]): Turn[] | Failed {
    return this.#read('ahead', json(actions));
  }

  /** These actions as ghosts on the position. */
  ghosts(actions: readonly string[]): Ghosts | Failed {
    return this.#read('ghosts', json(actions));
  }

  legal(): string[] | Failed {
    return this.#read('legal');
  }

  moves(): Possible[] | Failed {
    return this.#read('moves');
  }

  /** The actions of a typed turn; spaces, hyphens and other signs may be left out or added. */
  readTurn(text: string): Actions | Failed {
    return this.#read('readTurn', text);
  }

  judgeTurn(turn: readonly string[], task: object): Judged | Failed {
    return this.#read('judgeTurn', json(turn), json(task));
  }

  /** Frees the game. Later calls are errors. */
  close(): void {
    this.#drop();
    this.#handle?.free();
    this.#handle = null;
    this.#shown = this.#lost = null;
    this.#closed = true;
  }

  /** Asks about the game that is shown; after a trap it is opened again first. */
  #read<T>(...call: Call): T | Failed {
    this.#drop();
    if (!this.#shown) {
      const opened = this.#lost ? this.at(this.#lost.line, this.#lost.options) : broken;
      if (failed(opened)) return opened;
    }
    return this.#ask(...call);
  }

  #ask<T>(name: string, first = '', second = ''): T | Failed {
    return this.#caller.ask(() => (this.#handle ??= new this.#glue.Game()).call(name, first, second));
  }

  /** Forgets a handle whose module was instantiated again: its memory is gone. */
  #drop(): void {
    if (this.#instance === this.#caller.resets) return;
    this.#instance = this.#caller.resets;
    this.#handle = null;
    this.#lost = this.#shown ?? this.#lost;
    this.#shown = null;
  }
}

/** What sessions use of an open game. */
export type GameHandle = Pick<OpenGame, keyof OpenGame>;
