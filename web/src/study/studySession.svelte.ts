// A study in progress: the tree of turns, the current position in it, the turn being made, and the comments.
import { announce, sentences } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { settings } from '../app/state.svelte';
import { ahead, type Ahead } from '../core/ahead';
import type { Core } from '../core/core';
import type { GameRecord, Line, Look, Outcome, Turn, ViewOptions } from '../core/types';
import { failed } from '../core/failed';
import { playerName } from '../games/names';
import { GameBoard } from '../turn/gameBoard.svelte';
import type { GameQueries, Orders } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import type { Position } from '../analysis/analysis.svelte';
import type { Worth } from '../analysis/worth';
import { newHead, toRecord, type Head, type Opened } from './record';
import { worthText } from './texts';
import * as trees from './tree';
import { ROOT, type Tree } from './tree';

type StudyDeps = {
  engine: Pick<Core, 'look' | 'open' | 'turns'>;
  keep: (record: GameRecord) => void;
  sound: (sound: 'place' | 'pick' | 'refuse') => void;
};
type State = { tree: Tree; head: Head; at: number };

const PLAIN: ViewOptions = { seenBy: 'first', slanted: false, coordinates: false };
/** The number of changes that can be undone. */
const MEMORY = 100;

export class StudySession {
  tree = $state.raw() as Tree;
  head = $state.raw() as Head;
  /** The current node: the board is shown after this turn; the root is the start. */
  at = $state(ROOT);
  flipped = $state(false);
  past = $state.raw<State[]>([]);
  /** Changes that were undone, the last one at the end. */
  future = $state.raw<State[]>([]);

  readonly board: GameBoard;
  readonly turn: TurnDraft;
  readonly #deps: StudyDeps;
  /** The turns of nodes, by the side from which they are seen. */
  readonly #known = { first: new Map<number, Turn>(), second: new Map<number, Turn>() };
  /** The node whose comment is being typed. */
  #writing: number | null = null;

  constructor({ tree, head, atEnd = false }: Opened & { atEnd?: boolean }, deps: StudyDeps) {
    this.tree = tree;
    this.head = head;
    if (atEnd) this.at = trees.mainLine(tree).at(-1)?.id ?? ROOT;
    this.#deps = deps;
    this.board = new GameBoard(
      deps.engine,
      () => this.line,
      () => this.options,
    );
    this.turn = new TurnDraft({
      board: () => (this.look && !this.look.outcome ? this.board : null),
      play: (actions) => this.play(actions),
      sound: deps.sound,
    });
  }

  readonly options: ViewOptions = $derived.by(() => ({
    seenBy: this.flipped ? 'second' : 'first',
    slanted: settings.slanted,
    coordinates: settings.coordinates,
  }));
  readonly line: Line = $derived.by(() => trees.lineTo(this.tree, this.at));
  readonly main: trees.Node[] = $derived.by(() => trees.mainLine(this.tree));
  /** The rest of the current line. */
  readonly ahead: trees.Node[] = $derived.by(() => trees.continuation(this.tree, this.at));

  get look(): Look | null {
    return this.board.look;
  }

  get queries(): GameQueries {
    return this.board.queries;
  }

  get record(): GameRecord {
    return toRecord(this.tree, this.head);
  }

  /** The notation and description of a turn. */
  turnOf(id: number): Turn | null {
    const { seenBy } = this.options;
    const known = this.#known[seenBy];
    if (!known.has(id)) {
      // Reads the whole line at once, because its other turns are needed as well.
      const end = trees.continuation(this.tree, id).at(-1)?.id ?? id;
      const path = trees.pathTo(this.tree, end);
      const turns = this.#deps.engine.turns(trees.lineTo(this.tree, end), seenBy);
      if (!failed(turns)) path.forEach((node, i) => turns[i] && known.set(node.id, turns[i]));
    }
    return known.get(id) ?? null;
  }

  /** The turns that actions would make after a turn. */
  continued(actions: readonly string[], at = this.at): { text: string; turns: Turn[]; first: Line } | null {
    const next = at === this.at ? this.board.ahead(actions) : this.#continued(actions, at);
    if (!next[0]) return null;
    const turns = next.map(({ turn }) => turn);
    return { text: turns.map(({ text }) => text).join(' · '), turns, first: next[0].line };
  }

  #continued(actions: readonly string[], at: number): Ahead[] {
    const line = trees.lineTo(this.tree, at);
    const all = this.#deps.engine.turns(
      { ...line, actions: [...line.actions, ...actions] },
      this.options.seenBy,
    );
    let end = 0;
    const next = failed(all) ? [] : all.filter((turn) => (end += turn.actions) > line.actions.length);
    return ahead(line, actions, next);
  }

  /** The position after a turn, for the analysis. */
  position(id: number): Position | null {
    const line = trees.lineTo(this.tree, id);
    const look = id === this.at ? this.look : this.#deps.engine.look(line, PLAIN);
    return !look || failed(look) ? null : { line, mover: look.toMove, outcome: look.outcome };
  }

  /** Plays a turn from here: follows an existing variation, or adds a new one. */
  play(actions: readonly string[]): void {
    const here = trees.nodeOf(this.tree, this.at);
    // A turn that was begun is completed: the same player goes on.
    const begun = this.board.turns.at(-1)?.player === this.look?.toMove && !this.look?.outcome;
    const { tree, id } = begun
      ? trees.addTurn(this.tree, here.parent ?? ROOT, [...here.actions, ...actions])
      : trees.addTurn(this.tree, this.at, actions);
    if (failed(this.board.try(trees.lineTo(tree, id)))) return;
    this.#put(tree, id);
    this.#deps.sound('place');
    this.#announce();
  }

  /** Shows the board after a turn. */
  go(id: number): void {
    if (id === this.at) return;
    this.turn.clear();
    this.#writing = null;
    this.at = id;
    this.#announce();
  }

  back(): void {
    this.go(trees.nodeOf(this.tree, this.at).parent ?? ROOT);
  }

  forth(): void {
    this.go(this.ahead[0]?.id ?? this.at);
  }

  toEnd(): void {
    this.go(this.ahead.at(-1)?.id ?? this.at);
  }

  /** The next variation in the place of this turn. */
  aside(by: 1 | -1): void {
    this.go(trees.siblingOf(this.tree, this.at, by));
  }

  promote(): void {
    this.#put(trees.promote(this.tree, this.at), this.at);
    announce(t('study-promoted'));
  }

  /** Deletes this turn and everything after it. */
  prune(): void {
    const { parent } = trees.nodeOf(this.tree, this.at);
    if (parent === null) return;
    this.#put(trees.prune(this.tree, this.at), parent);
    announce(t('study-deleted'));
  }

  /** Sets the comment. Consecutive edits of one comment are one change. */
  comment(text: string): void {
    const again = this.#writing === this.at;
    this.#put(trees.setComment(this.tree, this.at, text), this.at, again);
    this.#writing = this.at;
  }

  /** Undoes the last change. */
  undo(): void {
    const last = this.past.at(-1);
    if (!last) return announce(t('ask-no-back'));
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.#state];
    this.#restore(last, t('study-undone'));
  }

  /** Makes the change again that was undone last. */
  redo(): void {
    const next = this.future.at(-1);
    if (!next) return announce(t('ask-no-redo'));
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.#state];
    this.#restore(next, t('play-redone'));
  }

  get #state(): State {
    return { tree: this.tree, head: this.head, at: this.at };
  }

  #restore(state: State, says: string): void {
    this.turn.clear();
    this.#writing = null;
    ({ tree: this.tree, head: this.head, at: this.at } = state);
    this.#deps.keep(this.record);
    announce(sentences([says, ...this.#here()]));
  }

  /** Turns the board. */
  flip(): void {
    this.flipped = !this.flipped;
    const player = playerName(this.tree.game, this.options.seenBy);
    announce(t('play-seen-by', { player }));
  }

  /** What can be typed; `on`: whether positions are analysed, `worth`: what is known of this one. */
  orders(on: boolean, worth: Worth | null): Orders {
    return {
      back: () => {
        if (this.at === ROOT) return t('study-at-start');
        this.back();
        return null;
      },
      value: () => {
        if (this.look?.outcome) return t(this.look.outcome.why);
        if (!on) return t('study-analysis-off');
        return worth ? worthText(this.tree.game, worth) : t('study-thinking');
      },
    };
  }

  #put(tree: Tree, at: number, again = false): void {
    this.turn.clear();
    this.#writing = null;
    const now = this.#state;
    this.at = at;
    if (tree !== this.tree) {
      this.future = [];
      const was = this.main.map((node) => node.id).join();
      if (!again) this.past = [...this.past, now].slice(-MEMORY);
      this.tree = tree;
      if (this.main.map((node) => node.id).join() !== was) this.head = newHead(this.head, this.#outcome());
      this.#deps.keep(this.record);
    }
  }

  #outcome(): Outcome | null {
    return this.position(this.main.at(-1)?.id ?? ROOT)?.outcome ?? null;
  }

  #announce(): void {
    announce(sentences(this.#here()));
  }

  /** The last turn, and whose turn it is or how the game ended. */
  #here(): string[] {
    const turn = this.at === ROOT ? null : this.turnOf(this.at);
    const { look } = this;
    return [turn?.says, look?.status, look?.outcome?.why].flatMap((words) => (words ? [t(words)] : []));
  }

  /** Ends the session together with its screen. */
  leave(): void {
    this.board.close();
  }
}
