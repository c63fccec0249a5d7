// A study in progress: the tree of turns, the current position in it, the turn being made, and the comments.
import { announce, sentences } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { settings } from '../app/state.svelte';
import { hasSlant } from '../board/slant';
import { ahead } from '../core/ahead';
import type { Core } from '../core/core';
import type { GameRecord, Line, Look, Outcome, Turn, ViewOptions } from '../core/types';
import { lastChanged } from '../board/changed';
import { seenBy } from '../core/compass';
import { failed } from '../core/failed';
import type { About } from '../turn/questions';
import { TurnDraft } from '../turn/turnDraft.svelte';
import type { Position } from '../analysis/analysis.svelte';
import { newHead, toRecord, type Head, type Opened } from './record';
import * as trees from './tree';
import { ROOT, type Tree } from './tree';

export type Engine = Pick<Core, 'look' | 'draft' | 'legal' | 'moves' | 'turns' | 'readTurn'>;

type Outside = {
  engine: Engine;
  keep: (record: GameRecord) => void;
  sound: (sound: 'place' | 'pick' | 'refuse') => void;
};
type State = { tree: Tree; head: Head; at: number };

const PLAIN: ViewOptions = { seenBy: 'first', slanted: false, coordinates: false };
/** The number of changes that can be undone. */
const MEMORY = 100;

export class StudySession extends TurnDraft {
  tree = $state.raw() as Tree;
  head = $state.raw() as Head;
  /** The current node: the board is shown after this turn; the root is the start. */
  at = $state(ROOT);
  flipped = $state(false);
  past = $state.raw<State[]>([]);

  #outside: Outside;
  #turns = new Map<number, Turn>();
  /** The node whose comment is being typed. */
  #writing: number | null = null;

  constructor({ tree, head, atEnd = false }: Opened & { atEnd?: boolean }, outside: Outside) {
    super(outside.engine);
    this.tree = tree;
    this.head = head;
    if (atEnd) this.at = trees.mainLine(tree).at(-1)?.id ?? ROOT;
    this.#outside = outside;
  }

  readonly options: ViewOptions = $derived.by(() => ({
    seenBy: this.flipped ? 'second' : 'first',
    slanted: settings.slanted,
    coordinates: settings.coordinates,
  }));
  readonly line: Line = $derived.by(() => trees.lineTo(this.tree, this.at));
  readonly look: Look | null = $derived.by(() => this.lookAt(this.line));
  readonly main: trees.Node[] = $derived.by(() => trees.mainLine(this.tree));
  /** The rest of the current line. */
  readonly ahead: trees.Node[] = $derived.by(() => trees.continuation(this.tree, this.at));

  /** Whether the game has a slanted view. */
  readonly slants: boolean = $derived.by(() => hasSlant(this.#outside.engine, trees.lineTo(this.tree, ROOT)));

  /** The cells that the last turn on the board has changed. */
  readonly fresh: ReadonlySet<string> = $derived.by(() =>
    this.look ? lastChanged(this.#outside.engine, this.line, this.look, this.options) : new Set<string>(),
  );

  /** What can be asked about the position. */
  readonly about: About = {
    look: () => this.look,
    last: () => (this.at === ROOT ? null : (this.turn(this.at)?.says ?? null)),
    moves: () => {
      const moves = this.#outside.engine.moves(this.line);
      return failed(moves) ? [] : seenBy(moves, this.options.seenBy);
    },
    clock: () => null,
  };

  get record(): GameRecord {
    return toRecord(this.tree, this.head);
  }

  lookAt(line: Line): Look | null {
    const look = this.#outside.engine.look(line, this.options);
    return failed(look) ? null : look;
  }

  /** The notation and description of a turn. */
  turn(id: number): Turn | null {
    if (!this.#turns.has(id)) {
      // Reads the whole line at once, because its other turns are needed as well.
      const end = trees.continuation(this.tree, id).at(-1)?.id ?? id;
      const path = trees.pathTo(this.tree, end);
      const turns = this.#outside.engine.turns(trees.lineTo(this.tree, end));
      if (!failed(turns)) path.forEach((node, i) => turns[i] && this.#turns.set(node.id, turns[i]));
    }
    return seenBy(this.#turns.get(id) ?? null, this.options.seenBy);
  }

  /** The turns that actions would make after a turn. */
  continued(actions: readonly string[], at = this.at): { text: string; turns: Turn[]; first: Line } | null {
    const line = at === this.at ? this.line : trees.lineTo(this.tree, at);
    const next = seenBy(ahead(this.#outside.engine, line, actions), this.options.seenBy);
    if (!next[0]) return null;
    const turns = next.map(({ turn }) => turn);
    return { text: turns.map(({ text }) => text).join(' · '), turns, first: next[0].line };
  }

  /** The position after a turn, for the analysis. */
  position(id: number): Position | null {
    const line = trees.lineTo(this.tree, id);
    const look = this.#outside.engine.look(line, PLAIN);
    return failed(look) ? null : { line, mover: look.toMove, outcome: look.outcome };
  }

  protected place() {
    return this.look && !this.look.outcome ? { line: this.line, options: this.options } : null;
  }

  protected override sound(sound: 'pick' | 'refuse'): void {
    this.#outside.sound(sound);
  }

  /** Plays a turn from here: follows an existing variation, or adds a new one. */
  play(actions: readonly string[]): void {
    const here = trees.nodeOf(this.tree, this.at);
    const begun = here.parent !== null && this.#isOpen(here);
    const { tree, id } = begun
      ? trees.addTurn(this.tree, here.parent ?? ROOT, [...here.actions, ...actions])
      : trees.addTurn(this.tree, this.at, actions);
    if (!this.lookAt(trees.lineTo(tree, id))) return;
    this.#put(tree, id);
    this.#outside.sound('place');
    this.#announce();
  }

  /** Whether a turn is not over: the same player goes on. */
  #isOpen(node: trees.Node): boolean {
    const [before, after] = [this.position(node.parent ?? ROOT), this.position(node.id)];
    return before !== null && after !== null && !after.outcome && before.mover === after.mover;
  }

  /** Shows the board after a turn. */
  go(id: number): void {
    if (id === this.at) return;
    this.cancel();
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
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.cancel();
    ({ tree: this.tree, head: this.head, at: this.at } = last);
    this.#outside.keep(this.record);
    announce(t('study-undone'));
  }

  #put(tree: Tree, at: number, again = false): void {
    this.cancel();
    this.#writing = null;
    if (tree !== this.tree) {
      const was = this.main.map((node) => node.id).join();
      const now = { tree: this.tree, head: this.head, at: this.at };
      if (!again) this.past = [...this.past, now].slice(-MEMORY);
      this.tree = tree;
      if (this.main.map((node) => node.id).join() !== was) this.head = newHead(this.head, this.#outcome());
      this.#outside.keep(this.record);
    }
    this.at = at;
  }

  #outcome(): Outcome | null {
    return this.position(this.main.at(-1)?.id ?? ROOT)?.outcome ?? null;
  }

  #announce(): void {
    const turn = this.at === ROOT ? null : this.turn(this.at);
    const said = [turn?.says, this.look?.status].flatMap((words) => (words ? [t(words)] : []));
    announce(sentences(said));
  }
}
