// A game on the screen: what it looks like, an earlier position that is shown, the side from which it is seen, its
// announcements. Games on this device and online games extend it.
import { sentences } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Sound } from '../app/sound';
import { moving, settings } from '../app/state.svelte';
import { lastChanged } from '../board/changed';
import { departed, type Ghosts } from '../board/ghosts';
import { hasSlant } from '../board/slant';
import { seenBy } from '../core/compass';
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Line, Look, Player, Possible, Shape, Turn, ViewOptions, Words } from '../core/types';
import * as rules from '../saved/game';
import type { SavedGame } from '../saved/game';
import type { About } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import * as spoken from './spoken';

/** What every table asks of the core. It answers at once. */
export type TableEngine = Pick<Core, 'look' | 'draft' | 'legal' | 'moves' | 'readTurn' | 'turns'>;

const PLAYERS: readonly Player[] = ['first', 'second'];
/** Milliseconds between the steps of a replayed turn. */
const STEP = 450;

export abstract class TableSession extends TurnDraft {
  game = $state.raw() as SavedGame;
  /** The number of actions that the board shows while the opponent's turn is replayed, else `null`. */
  replayed = $state<number | null>(null);
  flipped = $state(false);
  /** The number of actions shown while looking back, else `null`. */
  at = $state<number | null>(null);
  /** Why something failed: the computer does not answer. */
  problem = $state.raw<Words | null>(null);

  /** Whether the session has ended: from then on it does not play, save, announce or sound anything. */
  protected gone = false;
  readonly #engine: TableEngine;
  readonly #sound: (sound: Sound) => void;

  constructor(game: SavedGame, engine: TableEngine, sound: (sound: Sound) => void) {
    super(engine);
    this.game = game;
    this.#engine = engine;
    this.#sound = sound;
  }

  /** Whether a person may act now. */
  abstract readonly live: boolean;
  /** Whether it is the turn of the computer or a friend: a tap has to wait. */
  abstract readonly computing: boolean;
  /** Whether a player who thinks is said to think: only the computer is. */
  get thinks(): boolean {
    return this.computing;
  }
  /** Whether the last turn counts, so that it may have ended the game. */
  get settled(): boolean {
    return true;
  }
  /** What is left on a player's clock, in milliseconds. */
  abstract left(player: Player): number | null;
  /** Explains why nothing can be done now. */
  protected abstract wait(): void;
  abstract undo(): void;
  redo(): void {}
  /** Turns that are only shown, such as a hint. */
  get ghosts(): Ghosts | null {
    return null;
  }
  /** The title of the page. */
  abstract get title(): string;

  protected override sound(sound: Sound): void {
    if (!this.gone) this.#sound(sound);
  }

  protected override say(words: Words[]): void {
    if (!this.gone) super.say(words);
  }

  readonly options: ViewOptions = $derived.by(() => {
    const own = rules.ownSide(this.game);
    const seenBy = this.flipped ? rules.other(own) : own;
    return { seenBy, slanted: settings.slanted, coordinates: settings.coordinates };
  });

  /** The line that is shown: up to `at` while looking back. */
  readonly line: Line = $derived.by(() => {
    const { line } = this.game;
    return this.at === null ? line : { ...line, actions: line.actions.slice(0, this.at) };
  });

  readonly #answer: Look | { error: Words } = $derived.by(() => this.#engine.look(this.line, this.options));
  readonly look: Look | null = $derived(failed(this.#answer) ? null : this.#answer);
  /** Why the game cannot be shown. */
  readonly broken: Words | null = $derived(failed(this.#answer) ? this.#answer.error : null);

  readonly over: boolean = $derived(this.game.ended !== null || (this.settled && this.now?.outcome != null));

  /** The last position of the game, whatever is shown. */
  get now(): Look | null {
    return this.at === null ? this.look : this.lookAt(this.game.line);
  }

  protected place() {
    return this.live ? { line: this.game.line, options: this.options } : null;
  }

  readonly turns: Turn[] = $derived.by(() => {
    const turns = this.#engine.turns(this.game.line);
    return failed(turns) ? [] : seenBy(turns, this.options.seenBy);
  });

  /** Whether the game has a slanted view. */
  readonly slants: boolean = $derived.by(() => hasSlant(this.#engine, this.game.line));

  /** What the board shows: the game, or the opponent's turn step by step. */
  readonly scene: Look | null = $derived.by(() => {
    if (this.replayed === null || this.at !== null) return this.look;
    return this.lookAt({ ...this.line, actions: this.line.actions.slice(0, this.replayed) }) ?? this.look;
  });

  /** Pieces that the last turn took away, or where they stood before it. */
  readonly departed: Shape[] = $derived.by(() => {
    const { look, turns } = this;
    const last = turns.at(-1);
    if (!look || !last || this.at !== null || this.replayed !== null) return [];
    const { actions } = this.game.line;
    const before = this.lookAt({ ...this.game.line, actions: actions.slice(0, -last.actions) });
    return before ? departed(before, look) : [];
  });

  protected lookAt(line: Line): Look | null {
    const look = this.#engine.look(line, this.options);
    return failed(look) ? null : look;
  }

  override cancel(): void {
    if (this.events.length > 0) this.say([message('play-cancelled')]);
    this.clear();
  }

  override type(text: string): boolean {
    // A typed turn belongs to the current position, not to the one that is shown.
    if (!this.computing) this.at = null;
    if (this.live) return super.type(text);
    if (this.over) this.say([message('illegal-game-over')]);
    else this.wait();
    return false;
  }

  /** Shows the last actions one by one. Anything that a person does ends it. */
  protected async replay(count: number): Promise<void> {
    if (count < 2 || !moving()) return;
    const { game } = this;
    const total = game.line.actions.length;
    for (let shown = total - count + 1; shown < total; shown++) {
      this.replayed = shown;
      await pause(STEP);
      if (this.game !== game || this.replayed !== shown) return;
    }
    this.replayed = null;
  }

  /** Announces the turn that was just played, with its sound. */
  protected announceTurn(after: Look, mover: Player): void {
    this.sayTurn(after);
    if (!after.outcome) this.sound('place');
    else this.sound(after.outcome.winner === mover ? 'win' : 'end');
  }

  protected sayTurn(after: Look): void {
    const turn = this.turns.at(-1);
    this.say(turn ? [turn.says, after.status] : [after.status]);
  }

  /** The possible moves, each in words. */
  moves(): Possible[] {
    const moves = this.#engine.moves(this.game.line);
    return failed(moves) ? [] : seenBy(moves, this.options.seenBy);
  }

  /** The cells that the last turn on the board has changed. */
  readonly fresh: ReadonlySet<string> = $derived.by(() =>
    this.look ? lastChanged(this.#engine, this.line, this.look, this.options) : new Set<string>(),
  );

  /** What can be asked about the game. */
  readonly about: About = {
    look: () => this.look,
    last: () => this.turns.at(-1)?.says ?? null,
    moves: () => (this.over ? [] : this.moves()),
    clock: () => {
      const says = (player: Player) => t(spoken.clockWords(this.game, player, this.left(player) ?? 0));
      return this.game.clock ? sentences(PLAYERS.map(says)) : null;
    },
  };

  /** The legal actions in their text form. */
  legal(): string[] {
    const legal = this.#engine.legal(this.game.line);
    return failed(legal) ? [] : legal;
  }

  /** Says which game it is and who begins, when it is opened. */
  greet(): void {
    this.say([...spoken.opened(this.game, this.options.seenBy), ...this.status()]);
  }

  /** Whose turn it is, or the result. */
  protected status(): Words[] {
    return this.now ? [this.now.status] : [];
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.say([spoken.turned(this.game, this.options.seenBy)]);
  }

  /** Shows an earlier position; `null` or the last one shows the game as it is. */
  show(actions: number | null): void {
    this.cancel();
    const was = this.at;
    this.at = actions !== null && actions < this.game.line.actions.length ? Math.max(0, actions) : null;
    if (this.at !== was)
      this.say([...spoken.lookedAt(this.turns, this.at), ...(this.at === null ? this.status() : [])]);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
