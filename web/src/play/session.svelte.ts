// A game played on this device: the computer's turns, hints, undo and redo, the clocks.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Sound } from '../app/sound';
import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Ghosts, Hint, Player, Turn } from '../core/types';
import * as rules from '../saved/game';
import type { SavedGame } from '../saved/game';
import { gameTitle } from '../saved/names';
import { HintView } from './hintView.svelte';
import * as spoken from './spoken';
import { pause, TableSession, type TableEngine } from './tableSession.svelte';

/** What a session needs of the core. Everything but thinking answers at once. */
export type Engine = TableEngine & Pick<Core, 'think' | 'hint' | 'stop'>;

type SessionDeps = {
  engine: Engine;
  /** Saves the game; false if it does not outlive this tab. */
  keep: (game: SavedGame) => boolean;
  sound: (sound: Sound) => void;
  now: () => number;
};

/** When a clock warns, in milliseconds. */
const WARNINGS = [30_000, 10_000] as const;

/** How many warnings are due. */
const reached = (left: number): number => WARNINGS.filter((each) => left <= each).length;

export class Session extends TableSession {
  thinking = $state(false);
  hinting = $state(false);
  readonly hints: HintView;
  /** Whether the device does not keep the game: then it is lost with this tab. */
  unsaved = $state(false);
  /** Whether this tab lets the computer play and runs the clocks, of all tabs with this game. */
  leads = $state(true);
  /** Milliseconds since the clock of the player to move was last saved. */
  spent = $state(0);

  #deps: SessionDeps;
  #since: number;
  /** How many of the warnings of the clock were given in this turn. */
  #warned = { turn: -1, count: 0 };
  /** Counts up when a pending search or hint becomes obsolete. */
  #question = 0;

  constructor(game: SavedGame, deps: SessionDeps) {
    super(game, deps.engine, deps.sound);
    this.#deps = deps;
    this.#since = deps.now();
    this.hints = new HintView(this.board);
  }

  get hint(): Hint | null {
    return this.hints.hint;
  }

  override get ghosts(): Ghosts | null {
    return this.hints.ghosts;
  }

  override get title(): string {
    const { now } = this;
    const own = now !== null && !this.over && rules.isComputer(this.game, rules.other(now.toMove));
    return t('title-turn', { title: gameTitle(this.game), turn: this.statusText(own) });
  }

  #put(game: SavedGame): void {
    if (this.gone) return;
    this.game = game;
    this.unsaved = !this.#deps.keep(game);
  }

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

  protected override accepts(how: 'tap' | 'type'): boolean {
    if (how === 'type' && !this.thinking) this.hints.put(null);
    if (how === 'tap' && !this.live && !this.thinking) return false;
    if (!super.accepts(how)) return false;
    if (how === 'tap') {
      this.problem = null;
      this.hints.put(null);
      this.replayed = null;
    }
    return true;
  }

  /** Explains why nothing can be done while the computer thinks. */
  protected override wait(): void {
    this.turn.refused = message('play-wait');
    this.say([this.turn.refused]);
  }

  protected override cancels(begun: boolean): void {
    if (this.hinting) {
      this.#stopThinking();
      this.say([message('play-hint-stopped')]);
    } else if (!begun && this.hint) this.say([message('play-hint-closed')]);
    super.cancels(begun);
    this.hints.put(null);
  }

  /** Plays actions of the player to move, and lets the computer answer. */
  play(actions: string[]): void {
    if (this.gone) return;
    const mover = this.now?.toMove;
    if (!mover) return;
    const now = this.#deps.now();
    this.#forget();
    let game = rules.played(this.game, actions, now);
    const step = this.board.try(game.line);
    if (failed(step)) {
      this.problem = step.error;
      return;
    }
    const after = step.look;
    game = rules.ticked(game, mover, this.#took(), after.toMove !== mover || after.outcome !== null);
    if (after.outcome) {
      const { winner, why } = after.outcome;
      game = rules.ended(game, { winner, how: 'board', why }, now);
    }
    this.#put(game);
    this.announceTurn(after, mover);
    if (rules.isComputer(game, mover)) void this.replay(actions.length);
    void this.answer();
  }

  /** Lets the computer play, if it is its turn. */
  async answer(): Promise<void> {
    const look = this.now;
    const seat = look && this.game.seats[look.toMove];
    if (this.gone || !this.leads || !look || this.over || this.thinking || seat?.kind !== 'computer') return;
    const question = ++this.#question;
    this.thinking = true;
    const began = this.#deps.now();
    try {
      const actions = await this.#deps.engine.think(this.game.line, seat.level);
      await pause(Math.max(0, 450 - (this.#deps.now() - began)));
      if (question !== this.#question) return;
      this.thinking = false;
      this.play(actions);
    } catch {
      if (question !== this.#question) return;
      this.thinking = false;
      this.problem = message('play-computer-failed');
    }
  }

  /** Shows a hint; if one is shown, repeats it. */
  async advise(): Promise<void> {
    if (this.hint) return this.say(this.hints.says);
    if (this.gone || !this.live || this.hinting) return;
    const question = ++this.#question;
    this.turn.cancel();
    this.replayed = null;
    this.hinting = true;
    this.say([message('play-hinting')]);
    try {
      const hint = await this.#deps.engine.hint(this.game.line);
      if (question !== this.#question) return;
      this.hints.put(hint);
      this.say(this.hints.says);
    } catch {
      if (question === this.#question) this.problem = message('play-hint-failed');
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
      this.#put({ ...this.game, ended: null, changed: this.#deps.now() });
    } else {
      const count = rules.turnsBack(this.game, this.turns);
      if (count === 0) return;
      back = this.turns.slice(-count);
      this.#put(rules.undone(this.game, this.turns, count, this.#deps.now()));
    }
    this.say([...spoken.called('play-undone', back), ...this.status()]);
    void this.answer();
  }

  /** Redoes undone turns, up to a person's turn. */
  redo(): void {
    this.#forget();
    const before = this.turns.length;
    do {
      const actions = this.game.redo.at(-1);
      if (!actions) break;
      this.#put(rules.played(this.game, actions, this.#deps.now()));
    } while (this.now && rules.isComputer(this.game, this.now.toMove));
    const outcome = this.now?.outcome;
    if (outcome) {
      const ending = { winner: outcome.winner, how: 'board' as const, why: outcome.why };
      this.#put(rules.ended(this.game, ending, this.#deps.now()));
    }
    this.say([...spoken.called('play-redone', this.turns.slice(before)), ...this.status()]);
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
    this.#put(rules.restarted(this.game, this.#deps.now()));
    void this.answer();
  }

  /** Updates the running clock. */
  tick(): void {
    const { clock } = this.game;
    const mover = this.now?.toMove;
    if (!clock || !mover || this.over || this.game.line.actions.length === 0) {
      this.#since = this.#deps.now();
      return;
    }
    this.spent = this.#deps.now() - this.#since;
    this.#warn(mover, clock.left[mover] - this.spent);
    if (this.leads && this.spent >= clock.left[mover])
      this.#end({ winner: rules.other(mover), how: 'time', why: null });
  }

  /** Warns a person whose time is running out, once for each warning of a turn. */
  #warn(mover: Player, left: number): void {
    const turn = this.game.line.actions.length;
    if (this.#warned.turn !== turn) this.#warned = { turn, count: reached(left + this.spent) };
    const count = reached(left);
    if (!rules.isHere(this.game, mover) || count <= this.#warned.count || left <= 0) return;
    this.#warned = { turn, count };
    this.sound('call');
    this.say([message('play-hurry', { seconds: Math.ceil(left / 1000) })]);
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
    this.#since = this.#deps.now();
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
    if (this.gone || game.id !== this.game.id) return;
    const order = rules.laterOf(game, this.game);
    if (order < 0) this.#put(this.game);
    if (order <= 0) return;
    const before = this.game.line.actions.length;
    const wasOver = this.over;
    const changed = game.line.actions.join(' ') !== this.game.line.actions.join(' ');
    if (changed || game.ended) this.#forget();
    this.game = game;
    this.#since = this.#deps.now();
    this.spent = 0;
    if (game.line.actions.length > before) this.sayTurn();
    else if (game.ended && !wasOver) this.say(this.status());
    void this.answer();
  }

  /** Ends the session for good; the game stays as it was saved. */
  leave(): void {
    this.pause();
    this.gone = true;
    this.board.close();
  }

  #end(ending: rules.Ending): void {
    this.#forget();
    this.#put(rules.ended(this.game, ending, this.#deps.now()));
    this.sound('end');
    this.say(this.status());
  }

  /** Drops everything unfinished: the turn in progress, the hint, the computer's search. */
  #forget(): void {
    this.#stopThinking();
    this.turn.clear();
    this.problem = null;
    this.hints.put(null);
    this.replayed = null;
    this.at = null;
  }

  #stopThinking(): void {
    this.#question += 1;
    if (this.thinking || this.hinting) this.#deps.engine.stop();
    this.thinking = false;
    this.hinting = false;
  }

  #took(): number {
    const now = this.#deps.now();
    const took = this.game.line.actions.length === 0 ? 0 : now - this.#since;
    this.#since = now;
    this.spent = 0;
    return took;
  }
}
