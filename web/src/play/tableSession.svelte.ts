// A game on the screen: what it looks like, an earlier position that is shown, the side from which it is seen, what is
// said of it. Games on this device and online games extend it.
import { announce, sentences } from '../app/announcer.svelte';
import { spokenText, t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Sound } from '../app/sound';
import { moving, settings } from '../app/state.svelte';
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Failed, Ghosts, Look, Player, Shape, Snapshot, Turn, ViewOptions, Words } from '../core/types';
import * as rules from '../saved/game';
import type { SavedGame } from '../saved/game';
import { resultText } from '../saved/result';
import { GameBoard } from '../turn/gameBoard.svelte';
import type { GameQueries } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import * as spoken from './spoken';

/** What every table needs of the core. It answers at once. */
export type TableEngine = Pick<Core, 'look' | 'open'>;

const PLAYERS: readonly Player[] = ['first', 'second'];
/** Milliseconds between the steps of a replayed turn. */
const STEP = 450;

export abstract class TableSession {
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
  /** The end of the game, whatever is shown. */
  readonly board: GameBoard;
  readonly turn: TurnDraft;
  readonly #sound: (sound: Sound) => void;

  constructor(game: SavedGame, engine: TableEngine, sound: (sound: Sound) => void) {
    this.game = game;
    this.#sound = sound;
    this.board = new GameBoard(
      engine,
      () => this.game.line,
      () => this.options,
    );
    this.turn = new TurnDraft({
      board: () => (this.live ? this.board : null),
      play: (actions) => this.play(actions),
      sound: (each) => this.sound(each),
      say: (words) => this.say(words),
      accepts: (how) => this.accepts(how),
      cancels: (begun) => this.cancels(begun),
    });
  }

  /** Whether a person may act now. */
  abstract readonly live: boolean;
  /** Plays actions of the player to move. */
  abstract play(actions: string[]): void;
  /** Whether another player is about to move, whom a tap has to wait for. */
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

  protected sound(sound: Sound): void {
    if (!this.gone) this.#sound(sound);
  }

  protected say(words: Words[]): void {
    if (!this.gone) announce(sentences(words.map(spokenText)));
  }

  readonly options: ViewOptions = $derived.by(() => {
    const own = rules.ownSide(this.game);
    const seenBy = this.flipped ? rules.other(own) : own;
    return { seenBy, slanted: settings.slanted, coordinates: settings.coordinates };
  });

  /** What is shown: an earlier position while looking back. */
  readonly #shown: Snapshot | Failed = $derived.by(() =>
    this.at === null ? this.board.snapshot : this.board.lookBack(this.at),
  );
  readonly look: Look | null = $derived(failed(this.#shown) ? null : this.#shown.look);
  /** Why the game cannot be shown. */
  readonly broken: Words | null = $derived(failed(this.#shown) ? this.#shown.error : null);
  /** The cells that the last turn on the board has changed. */
  readonly fresh: ReadonlySet<string> = $derived(new Set(failed(this.#shown) ? [] : this.#shown.changed));

  readonly over: boolean = $derived(this.game.ended !== null || (this.settled && this.now?.outcome != null));

  /** The last position of the game, whatever is shown. */
  get now(): Look | null {
    return this.board.look;
  }

  get turns(): Turn[] {
    return this.board.turns;
  }

  /** What the board shows: the game, or the opponent's turn step by step. */
  readonly scene: Look | null = $derived.by(() => {
    if (this.replayed === null || this.at !== null) return this.look;
    const step = this.board.lookBack(this.replayed);
    return failed(step) ? this.look : step.look;
  });

  /** Pieces that the last turn took away, or where they stood before it. */
  get departed(): Shape[] {
    return this.at === null && this.replayed === null ? this.board.departed : [];
  }

  /** Whether a person may tap or type now. If not, it says why. */
  protected accepts(how: 'tap' | 'type'): boolean {
    // A typed turn is meant for the game as it stands, not for the position that is shown.
    if (how === 'type' && !this.computing) this.at = null;
    if (this.live) return true;
    if (how === 'type' && this.over) this.say([message('illegal-game-over')]);
    else if (how === 'type' || this.computing) this.wait();
    return false;
  }

  /** The person drops the turn in progress. */
  protected cancels(begun: boolean): void {
    if (begun) this.say([message('play-cancelled')]);
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
    this.sayTurn();
    if (!after.outcome) this.sound('place');
    else this.sound(after.outcome.winner === mover ? 'win' : 'end');
  }

  protected sayTurn(): void {
    const turn = this.turns.at(-1);
    this.say([...(turn ? [turn.says] : []), ...this.status()]);
  }

  /** What can be asked about the game. */
  readonly queries: GameQueries = {
    look: () => this.look,
    status: () => (this.at === null ? this.status() : spoken.lookedAt(this.turns, this.at)),
    last: () => this.board.queries.last(),
    moves: () => (this.over ? [] : this.board.queries.moves()),
    clock: () => {
      const says = (player: Player) => t(spoken.clockWords(this.game, player, this.left(player) ?? 0));
      return this.game.clock ? sentences(PLAYERS.map(says)) : null;
    },
  };

  /** Says which game it is and who begins, when it is opened. */
  greet(): void {
    this.say([...spoken.opened(this.game, this.options.seenBy), ...this.status()]);
  }

  /** Whose turn it is, or the result. */
  protected status(): Words[] {
    const { now } = this;
    const outcome = now?.outcome ?? null;
    const ending = this.game.ended ?? (outcome && { ...outcome, how: 'board' as const });
    if (ending) return spoken.ended(this.game, ending, outcome);
    return now ? [now.status] : [];
  }

  /** The same for the title; `own`: whether it is the turn of the only person who plays here. */
  protected statusText(own: boolean): string {
    const { now } = this;
    const { ended } = this.game;
    if (ended) return resultText(this.game, ended.winner);
    if (own) return t('title-your-turn');
    return now ? t(now.status) : '';
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.say([spoken.turned(this.game, this.options.seenBy)]);
  }

  /** Shows an earlier position; `null` or the last one shows the game as it is. */
  show(actions: number | null): void {
    this.turn.cancel();
    const was = this.at;
    this.at = actions !== null && actions < this.game.line.actions.length ? Math.max(0, actions) : null;
    if (this.at !== was)
      this.say([...spoken.lookedAt(this.turns, this.at), ...(this.at === null ? this.status() : [])]);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
