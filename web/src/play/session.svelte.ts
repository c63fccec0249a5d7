// A game on the screen: what it looks like now, the turn being made, the computer's turns, the clocks.
import { t } from '../app/i18n.svelte';
import { moving, settings } from '../app/state.svelte';
import { departed } from '../board/ghosts';
import { hasSlant } from '../board/slant';
import type {
  Event,
  Hint,
  Line,
  Look,
  Player,
  Possible,
  Shape,
  Turn,
  ViewOptions,
  Words,
} from '../core/types';
import { TurnDraft } from '../turn/turnDraft.svelte';
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import { seenBy } from '../core/compass';
import { lastChanged } from '../board/changed';
import type { About } from '../turn/questions';
import { sentences } from '../app/announcer.svelte';
import * as spoken from './spoken';
import type { Sound } from '../app/sound';
import * as rules from '../saved/game';
import type { SavedGame } from '../saved/game';
import { HintView } from './hintView.svelte';

/** What a session asks of the core. Everything but thinking answers at once. */
export type Engine = Pick<
  Core,
  'look' | 'draft' | 'legal' | 'moves' | 'readTurn' | 'turns' | 'think' | 'hint' | 'stop'
>;

type Outside = {
  engine: Engine;
  /** Saves the game; false if it does not outlive this tab. */
  keep: (game: SavedGame) => boolean;
  sound: (sound: Sound) => void;
  now: () => number;
};

const PLAYERS: readonly Player[] = ['first', 'second'];

export class Session extends TurnDraft {
  game = $state.raw() as SavedGame;
  thinking = $state(false);
  hinting = $state(false);
  readonly hints: HintView;
  /** The number of actions that the board shows while the opponent's turn is replayed, else `null`. */
  replayed = $state<number | null>(null);
  flipped = $state(false);
  /** The number of actions shown while looking back, else `null`. */
  at = $state<number | null>(null);
  /** Whether the device does not keep the game: then it is lost with this tab. */
  unsaved = $state(false);
  /** Whether this tab lets the computer play and runs the clocks, of all tabs with this game. */
  leads = $state(true);
  /** Why something failed: the computer does not answer. */
  problem = $state.raw<Words | null>(null);
  /** Milliseconds since the clock of the player to move was last saved. */
  spent = $state(0);

  #outside: Outside;
  #since: number;
  /** Counts up when a pending search or hint becomes obsolete. */
  #question = 0;
  /** Whether the session has ended: from then on it does not play, save, announce or sound anything. */
  #left = false;

  constructor(game: SavedGame, outside: Outside) {
    super(outside.engine);
    this.game = game;
    this.#outside = outside;
    this.#since = outside.now();
    this.hints = new HintView(outside.engine, () => ({
      line: this.game.line,
      look: this.look,
      seenBy: this.options.seenBy,
      lookAt: (line) => this.#lookAt(line),
    }));
  }

  get hint(): Hint | null {
    return this.hints.hint;
  }

  // Every effect of the session on the world outside goes through these three.

  #put(game: SavedGame): void {
    if (this.#left) return;
    this.game = game;
    this.unsaved = !this.#outside.keep(game);
  }

  protected override sound(sound: Sound): void {
    if (!this.#left) this.#outside.sound(sound);
  }

  protected override say(words: Words[]): void {
    if (!this.#left) super.say(words);
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

  readonly #answer: Look | { error: Words } = $derived.by(() =>
    this.#outside.engine.look(this.line, this.options),
  );
  readonly look: Look | null = $derived(failed(this.#answer) ? null : this.#answer);
  /** Why the game cannot be shown. */
  readonly broken: Words | null = $derived(failed(this.#answer) ? this.#answer.error : null);

  readonly over: boolean = $derived(this.game.ended !== null || this.now?.outcome != null);
  /** Whether a person may act now. */
  readonly live: boolean = $derived(
    this.look !== null &&
      !this.over &&
      !this.thinking &&
      this.at === null &&
      !rules.isComputer(this.game, this.look.toMove),
  );

  /** Whether the computer is to move; it thinks here, or in the tab that leads. */
  readonly computing: boolean = $derived(
    this.thinking ||
      (!this.leads && !this.over && this.look !== null && rules.isComputer(this.game, this.look.toMove)),
  );

  /** The last position of the game, whatever is shown. */
  get now(): Look | null {
    if (this.at === null) return this.look;
    const answer = this.#outside.engine.look(this.game.line, this.options);
    return failed(answer) ? null : answer;
  }

  protected place() {
    return this.live ? { line: this.game.line, options: this.options } : null;
  }

  readonly turns: Turn[] = $derived.by(() => {
    const turns = this.#outside.engine.turns(this.game.line);
    return failed(turns) ? [] : seenBy(turns, this.options.seenBy);
  });

  /** Whether the game has a slanted view. */
  readonly slants: boolean = $derived.by(() => hasSlant(this.#outside.engine, this.game.line));

  /** What the board shows: the game, or the opponent's turn step by step. */
  readonly scene: Look | null = $derived.by(() => {
    if (this.replayed === null || this.at !== null) return this.look;
    return this.#lookAt({ ...this.line, actions: this.line.actions.slice(0, this.replayed) }) ?? this.look;
  });

  /** Pieces that the last turn took away, or where they stood before it. */
  readonly departed: Shape[] = $derived.by(() => {
    const { look, turns } = this;
    const last = turns.at(-1);
    if (!look || !last || this.at !== null || this.replayed !== null) return [];
    const { actions } = this.game.line;
    const before = this.#lookAt({ ...this.game.line, actions: actions.slice(0, -last.actions) });
    return before ? departed(before, look) : [];
  });

  #lookAt(line: Line): Look | null {
    const look = this.#outside.engine.look(line, this.options);
    return failed(look) ? null : look;
  }

  readonly canUndo: boolean = $derived(
    rules.turnsBack(this.game, this.turns) > 0 || this.game.ended !== null,
  );
  readonly canRedo: boolean = $derived(this.game.redo.length > 0);

  /** What is left on a player's clock, in milliseconds. */
  left(player: Player): number | null {
    const { clock } = this.game;
    if (!clock) return null;
    const running = !this.over && this.now?.toMove === player ? this.spent : 0;
    return Math.max(0, clock.left[player] - running);
  }

  override act(...events: Event[]): void {
    if (!this.live) {
      if (this.thinking) this.#wait();
      return;
    }
    this.problem = null;
    this.hints.put(null);
    this.replayed = null;
    super.act(...events);
  }

  /** Explains why nothing can be done while the computer thinks. */
  #wait(): void {
    this.refused = { id: 'play-wait' };
    this.say([this.refused]);
  }

  override cancel(): void {
    if (this.events.length > 0) this.say([{ id: 'play-cancelled' }]);
    else if (this.hint) this.say([{ id: 'play-hint-closed' }]);
    this.clear();
    this.hints.put(null);
  }

  /** Plays actions of the player to move, and lets the computer answer. */
  play(actions: string[]): void {
    if (this.#left) return;
    const mover = this.now?.toMove;
    if (!mover) return;
    const now = this.#outside.now();
    this.#forget();
    let game = rules.played(this.game, actions, now);
    const after = this.#outside.engine.look(game.line, this.options);
    if (failed(after)) {
      this.problem = after.error;
      return;
    }
    game = rules.ticked(game, mover, this.#took(), after.toMove !== mover || after.outcome !== null);
    if (after.outcome) {
      const { winner, why } = after.outcome;
      game = rules.ended(game, { winner, how: 'board', why }, now);
    }
    this.#put(game);
    this.#announceTurn(after, mover);
    if (rules.isComputer(game, mover)) void this.#replay(actions.length);
    void this.answer();
  }

  /** Shows the last actions one by one. Anything that a person does ends it. */
  async #replay(count: number): Promise<void> {
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
  #announceTurn(after: Look, mover: Player): void {
    this.#sayTurn(after);
    if (!after.outcome) this.sound('place');
    else this.sound(after.outcome.winner === mover ? 'win' : 'end');
  }

  #sayTurn(after: Look): void {
    const turn = this.turns.at(-1);
    this.say(turn ? [turn.says, after.status] : [after.status]);
  }

  /** Lets the computer play, if it is its turn. */
  async answer(): Promise<void> {
    const look = this.now;
    const seat = look && this.game.seats[look.toMove];
    if (this.#left || !this.leads || !look || this.over || this.thinking || seat?.kind !== 'computer') return;
    const question = ++this.#question;
    this.thinking = true;
    const began = this.#outside.now();
    try {
      const actions = await this.#outside.engine.think(this.game.line, seat.level);
      await pause(Math.max(0, 450 - (this.#outside.now() - began)));
      if (question !== this.#question) return;
      this.thinking = false;
      this.play(actions);
    } catch {
      if (question !== this.#question) return;
      this.thinking = false;
      this.problem = { id: 'play-computer-failed' };
    }
  }

  override type(text: string): boolean {
    // Whoever types a turn means the game as it stands, not the position or hint that is shown.
    if (!this.thinking) {
      this.at = null;
      this.hints.put(null);
    }
    if (this.live) return super.type(text);
    if (this.over) this.say([{ id: 'illegal-game-over' }]);
    else this.#wait();
    return false;
  }

  /** The possible moves, each in words. */
  moves(): Possible[] {
    const moves = this.#outside.engine.moves(this.game.line);
    return failed(moves) ? [] : seenBy(moves, this.options.seenBy);
  }

  /** The cells that the last turn on the board has changed. */
  readonly fresh: ReadonlySet<string> = $derived.by(() =>
    this.look ? lastChanged(this.#outside.engine, this.line, this.look, this.options) : new Set<string>(),
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
    const legal = this.#outside.engine.legal(this.game.line);
    return failed(legal) ? [] : legal;
  }

  /** Shows a hint; if one is shown, repeats it. */
  async advise(): Promise<void> {
    if (this.hint) return this.say(this.hints.says);
    if (this.#left || !this.live || this.hinting) return;
    const question = ++this.#question;
    this.cancel();
    this.replayed = null;
    this.hinting = true;
    this.say([{ id: 'play-hinting' }]);
    try {
      const hint = await this.#outside.engine.hint(this.game.line);
      if (question !== this.#question) return;
      this.hints.put(hint);
      this.say(this.hints.says);
    } catch {
      if (question === this.#question) this.problem = { id: 'play-hint-failed' };
    } finally {
      if (question === this.#question) this.hinting = false;
    }
  }

  /** Shows the hint up to its turn with this number, from 1. */
  showHint(count: number): void {
    this.hints.shown = count;
    const says = this.hints.turns[count - 1]?.turn.says;
    if (says) this.say([says]);
  }

  /** Plays the hinted turn. */
  follow(): void {
    const { hint } = this;
    if (!hint) return;
    this.hints.put(null);
    this.play(hint.actions);
  }

  undo(): void {
    this.#forget();
    let back: Turn[] = [];
    if (this.game.ended && this.game.ended.how !== 'board') {
      this.#put({ ...this.game, ended: null, changed: this.#outside.now() });
    } else {
      const count = rules.turnsBack(this.game, this.turns);
      if (count === 0) return;
      back = this.turns.slice(-count);
      this.#put(rules.undone(this.game, this.turns, count, this.#outside.now()));
    }
    this.say([...spoken.called('play-undone', back), ...this.#status()]);
    void this.answer();
  }

  /** Redoes undone turns, up to a person's turn. */
  redo(): void {
    this.#forget();
    const before = this.turns.length;
    do {
      const actions = this.game.redo.at(-1);
      if (!actions) break;
      this.#put(rules.played(this.game, actions, this.#outside.now()));
    } while (this.now && rules.isComputer(this.game, this.now.toMove));
    const outcome = this.now?.outcome;
    if (outcome) {
      const ending = { winner: outcome.winner, how: 'board' as const, why: outcome.why };
      this.#put(rules.ended(this.game, ending, this.#outside.now()));
    }
    this.say([...spoken.called('play-redone', this.turns.slice(before)), ...this.#status()]);
    void this.answer();
  }

  /** Ends the game; without a name, the person whose turn it is, or who waits for the computer, resigns. */
  resign(who?: Player): void {
    const mover = this.now?.toMove;
    if (!mover || this.over) return;
    const loser = who ?? (rules.isComputer(this.game, mover) ? rules.other(mover) : mover);
    this.#end({ winner: rules.other(loser), how: 'resigned', why: null });
  }

  restart(): void {
    this.#forget();
    this.#put(rules.restarted(this.game, this.#outside.now()));
    void this.answer();
  }

  /** Says which game it is and who begins, when it is opened. */
  greet(): void {
    this.say([...spoken.opened(this.game, this.options.seenBy), ...this.#status()]);
  }

  /** Whose turn it is, or the result. */
  #status(): Words[] {
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
      this.say([...spoken.lookedAt(this.turns, this.at), ...(this.at === null ? this.#status() : [])]);
  }

  /** Updates the running clock. */
  tick(): void {
    const { clock } = this.game;
    const mover = this.now?.toMove;
    if (!clock || !mover || this.over || this.game.line.actions.length === 0) {
      this.#since = this.#outside.now();
      return;
    }
    this.spent = this.#outside.now() - this.#since;
    if (this.leads && this.spent >= clock.left[mover])
      this.#end({ winner: rules.other(mover), how: 'time', why: null });
  }

  /** Stops thinking and saves the clocks, because a hidden page may never come back. */
  pause(): void {
    this.#stopThinking();
    const mover = this.now?.toMove;
    if (this.leads && this.game.clock && mover && !this.over)
      this.#put(rules.ticked(this.game, mover, this.#took(), false));
  }

  /** Continues after a pause, which does not count on the clock. */
  resume(): void {
    this.#since = this.#outside.now();
    void this.answer();
  }

  /** Takes or gives up the lead of all tabs with this game. */
  lead(leads: boolean): void {
    if (leads === this.leads) return;
    if (!leads) this.pause();
    this.leads = leads;
    if (leads) this.resume();
  }

  /** Takes over what another tab has made of the game. An older state of it is overwritten with this one. */
  adopt(game: SavedGame): void {
    if (this.#left || game.id !== this.game.id) return;
    const order = rules.laterOf(game, this.game);
    if (order < 0) this.#put(this.game);
    if (order <= 0) return;
    const before = this.game.line.actions.length;
    const changed = game.line.actions.join(' ') !== this.game.line.actions.join(' ');
    if (changed || game.ended) this.#forget();
    this.game = game;
    this.#since = this.#outside.now();
    this.spent = 0;
    if (this.look && game.line.actions.length > before) this.#sayTurn(this.look);
    void this.answer();
  }

  /** Ends the session for good; the game stays as it was saved. */
  leave(): void {
    this.pause();
    this.#left = true;
  }

  #end(ending: rules.Ending): void {
    this.#forget();
    this.#put(rules.ended(this.game, ending, this.#outside.now()));
    this.sound('end');
    this.say(spoken.ended(this.game, ending));
  }

  /** Drops everything unfinished: the turn in progress, the hint, the computer's search. */
  #forget(): void {
    this.#stopThinking();
    this.clear();
    this.problem = null;
    this.hints.put(null);
    this.replayed = null;
    this.at = null;
  }

  #stopThinking(): void {
    this.#question += 1;
    if (this.thinking || this.hinting) this.#outside.engine.stop();
    this.thinking = false;
    this.hinting = false;
  }

  #took(): number {
    const now = this.#outside.now();
    const took = this.game.line.actions.length === 0 ? 0 : now - this.#since;
    this.#since = now;
    this.spent = 0;
    return took;
  }
}

/** Milliseconds between the steps of a replayed turn. */
const STEP = 450;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
