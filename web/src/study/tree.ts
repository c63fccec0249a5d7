// A game with variations: a tree of turns. Plain data; every change gives a new tree. The first child goes on with the line,
// the others are variations of it.
import type { GameId, Line } from '../core/types';

export type Node = {
  id: number;
  parent: number | null;
  /** The actions of the turn; none at the root. */
  actions: readonly string[];
  clock?: string;
  /** What is said before a variation begins. */
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

export function plant(game: GameId, start: string, comment = ''): Tree {
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

/** Adds many turns to a tree, which itself stays as it was. */
export class Gardener {
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

  /** A turn after a node, and its id; one that is there already is found again. */
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
export function grow(tree: Tree, parent: number, actions: readonly string[]): { tree: Tree; id: number } {
  const gardener = new Gardener(tree);
  const id = gardener.add(parent, actions);
  return { tree: gardener.tree, id };
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
export function onwards(tree: Tree, id: number): Node[] {
  const nodes: Node[] = [];
  for (let next = nodeOf(tree, id).children[0]; next !== undefined;) {
    const node = nodeOf(tree, next);
    nodes.push(node);
    next = node.children[0];
  }
  return nodes;
}

export const mainLine = (tree: Tree): Node[] => onwards(tree, ROOT);

export function isMain(tree: Tree, id: number): boolean {
  return branch(tree, id) === null;
}

/** Where the variation that holds a node begins; `null` on the main line. */
export function branch(tree: Tree, id: number): Node | null {
  for (const node of pathTo(tree, id).reverse()) {
    if (node.parent !== null && nodeOf(tree, node.parent).children[0] !== node.id) return node;
  }
  return null;
}

/** The variation that holds a node comes before the line that it replaces. */
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

export function remark(tree: Tree, id: number, comment: string): Tree {
  const node = nodeOf(tree, id);
  return node.comment === comment ? tree : changed(tree, { ...node, comment });
}

/** The turn `by` further among the variations of a turn: itself, if there is none. */
export function beside(tree: Tree, id: number, by: 1 | -1): number {
  const { parent } = nodeOf(tree, id);
  const all = parent === null ? [id] : nodeOf(tree, parent).children;
  return all[all.indexOf(id) + by] ?? id;
}

/** Turns that follow each other, each with the variations that could stand in its place. */
export type Strand = { before: string; turns: { node: Node; variations: Strand[] }[] };

/** The line that begins with a turn. Variations of that first turn are left to whoever asked. */
export function strand(tree: Tree, first: number): Strand {
  const start = nodeOf(tree, first);
  const rest = onwards(tree, first).map((node) => ({
    node,
    variations: nodeOf(tree, node.parent ?? ROOT)
      .children.slice(1)
      .map((id) => strand(tree, id)),
  }));
  return { before: start.before, turns: [{ node: start, variations: [] }, ...rest] };
}

/** The whole game; `null` without a turn. */
export function whole(tree: Tree): Strand | null {
  const [first, ...others] = nodeOf(tree, ROOT).children;
  if (first === undefined) return null;
  const main = strand(tree, first);
  const [opening, ...rest] = main.turns;
  if (!opening) return null;
  const variations = others.map((id) => strand(tree, id));
  return { before: main.before, turns: [{ ...opening, variations }, ...rest] };
}
