// A game with variations: a tree of turns. Plain data; every change returns a new tree. The first child continues the line,
// the others are variations of it.
import type { GameId, Line } from '../core/types';

export type Node = {
  id: number;
  parent: number | null;
  /** The actions of the turn; none at the root. */
  actions: readonly string[];
  clock?: string;
  /** The comment before a variation. */
  before: string;
  comment: string;
  children: readonly number[];
};

export type Tree = {
  game: GameId;
  /** The position string where it begins. */
  start: string;
  nodes: ReadonlyMap<number, Node>;
  /** The id of the next node; none is used twice. */
  next: number;
};

export const ROOT = 0;

export function newTree(game: GameId, start: string, comment = ''): Tree {
  const root: Node = { id: ROOT, parent: null, actions: [], before: '', comment, children: [] };
  return { game, start, nodes: new Map([[ROOT, root]]), next: 1 };
}

export function nodeOf(tree: Tree, id: number): Node {
  const node = tree.nodes.get(id) ?? tree.nodes.get(ROOT);
  if (!node) throw new Error('a tree has a root');
  return node;
}

function changed(tree: Tree, ...nodes: Node[]): Tree {
  const all = new Map(tree.nodes);
  for (const node of nodes) all.set(node.id, node);
  return { ...tree, nodes: all };
}

const same = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');

type More = Partial<Pick<Node, 'clock' | 'before' | 'comment'>>;

/** Adds many turns to a copy of a tree. */
export class TreeBuilder {
  readonly #tree: Tree;
  readonly #nodes: Map<number, Node>;
  #next: number;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#nodes = new Map(tree.nodes);
    this.#next = tree.next;
  }

  get tree(): Tree {
    const grown = this.#next !== this.#tree.next;
    return grown ? { ...this.#tree, nodes: this.#nodes, next: this.#next } : this.#tree;
  }

  /** Adds a turn after a node, unless it exists, and returns its id. */
  add(parent: number, actions: readonly string[], more: More = {}): number {
    const from = this.#nodes.get(parent) ?? nodeOf(this.#tree, ROOT);
    const known = from.children.find((child) => same(this.#nodes.get(child)?.actions ?? [], actions));
    if (known !== undefined) return known;
    const id = this.#next++;
    this.#nodes.set(from.id, { ...from, children: [...from.children, id] });
    this.#nodes.set(id, { id, parent: from.id, actions, before: '', comment: '', children: [], ...more });
    return id;
  }
}

/** The tree with one more turn after a node, and the id of that turn. */
export function addTurn(tree: Tree, parent: number, actions: readonly string[]): { tree: Tree; id: number } {
  const builder = new TreeBuilder(tree);
  const id = builder.add(parent, actions);
  return { tree: builder.tree, id };
}

/** The turns from the root to a node, the node last. */
export function pathTo(tree: Tree, id: number): Node[] {
  const path: Node[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
}

export function lineTo(tree: Tree, id: number): Line {
  const actions = pathTo(tree, id).flatMap((node) => node.actions);
  return { game: tree.game, start: tree.start, actions };
}

/** The turns after a node, without variations. */
export function continuation(tree: Tree, id: number): Node[] {
  const nodes: Node[] = [];
  for (let next = nodeOf(tree, id).children[0]; next !== undefined;) {
    const node = nodeOf(tree, next);
    nodes.push(node);
    next = node.children[0];
  }
  return nodes;
}

export const mainLine = (tree: Tree): Node[] => continuation(tree, ROOT);

/** The first node of the variation that contains a node; `null` on the main line. */
export function branch(tree: Tree, id: number): Node | null {
  for (const node of pathTo(tree, id).reverse()) {
    if (node.parent !== null && nodeOf(tree, node.parent).children[0] !== node.id) return node;
  }
  return null;
}

/** The tree with the variation that contains a node moved before the line that it replaces. */
export function promote(tree: Tree, id: number): Tree {
  const node = branch(tree, id);
  if (!node || node.parent === null) return tree;
  const parent = nodeOf(tree, node.parent);
  const children = [node.id, ...parent.children.filter((child) => child !== node.id)];
  return changed(tree, { ...parent, children });
}

/** The tree without a turn and everything after it. */
export function prune(tree: Tree, id: number): Tree {
  const node = nodeOf(tree, id);
  if (node.parent === null) return tree;
  const nodes = new Map(tree.nodes);
  const gone = [id];
  for (let next = gone.pop(); next !== undefined; next = gone.pop()) {
    gone.push(...(nodes.get(next)?.children ?? []));
    nodes.delete(next);
  }
  const parent = nodeOf(tree, node.parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

export function setComment(tree: Tree, id: number, comment: string): Tree {
  const node = nodeOf(tree, id);
  return node.comment === comment ? tree : changed(tree, { ...node, comment });
}

/** The sibling of a turn, `by` further among its variations; the turn itself, if there is none. */
export function siblingOf(tree: Tree, id: number, by: 1 | -1): number {
  const { parent } = nodeOf(tree, id);
  const all = parent === null ? [id] : nodeOf(tree, parent).children;
  return all[all.indexOf(id) + by] ?? id;
}

/** A line of turns, each with its alternatives. */
export type Variation = { before: string; turns: { node: Node; variations: Variation[] }[] };

/** The line that begins with a turn, without the variations of that first turn. */
export function strand(tree: Tree, first: number): Variation {
  const start = nodeOf(tree, first);
  const rest = continuation(tree, first).map((node) => ({
    node,
    variations: nodeOf(tree, node.parent ?? ROOT)
      .children.slice(1)
      .map((id) => strand(tree, id)),
  }));
  return { before: start.before, turns: [{ node: start, variations: [] }, ...rest] };
}

/** The whole game; `null` without a turn. */
export function whole(tree: Tree): Variation | null {
  const [first, ...others] = nodeOf(tree, ROOT).children;
  if (first === undefined) return null;
  const main = strand(tree, first);
  const [opening, ...rest] = main.turns;
  if (!opening) return null;
  const variations = others.map((id) => strand(tree, id));
  return { before: main.before, turns: [{ ...opening, variations }, ...rest] };
}
