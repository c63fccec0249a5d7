import { describe, expect, it } from 'vitest';
import {
  siblingOf,
  branch,
  addTurn,
  lineTo,
  mainLine,
  newTree,
  promote,
  prune,
  setComment,
  ROOT,
  whole,
  type Tree,
} from './tree';

/** Plays turns after a node, and returns the last node. */
function played(tree: Tree, from: number, ...turns: string[]): { tree: Tree; id: number } {
  let id = from;
  for (const turn of turns) ({ tree, id } = addTurn(tree, id, turn.split(' ')));
  return { tree, id };
}

const game = () => played(newTree('slither', 'start'), ROOT, 'a .', 'b .', 'c .');
const texts = (tree: Tree) => mainLine(tree).map((node) => node.actions.join(' '));

describe('a tree of turns', () => {
  it('goes on with a line', () => {
    const { tree, id } = game();
    expect(lineTo(tree, id)).toEqual({
      game: 'slither',
      start: 'start',
      actions: ['a', '.', 'b', '.', 'c', '.'],
    });
    expect(branch(tree, id)).toBeNull();
  });

  it('finds a turn again that is there already', () => {
    const { tree } = game();
    const first = mainLine(tree)[0]?.id ?? -1;
    expect(addTurn(tree, ROOT, ['a', '.'])).toEqual({ tree, id: first });
  });

  it('keeps another turn as a variation, and the game as it was', () => {
    const { tree } = game();
    const first = mainLine(tree)[0]?.id ?? -1;
    const other = played(tree, first, 'x .', 'y .');
    expect(texts(other.tree)).toEqual(['a .', 'b .', 'c .']);
    expect(branch(other.tree, other.id)?.actions).toEqual(['x', '.']);
    expect(lineTo(other.tree, other.id).actions).toEqual(['a', '.', 'x', '.', 'y', '.']);
  });

  it('promotes a variation in front of the line that it replaces, from any turn of it', () => {
    const { tree } = game();
    const other = played(tree, ROOT, 'x .', 'y .');
    const promoted = promote(other.tree, other.id);
    expect(texts(promoted)).toEqual(['x .', 'y .']);
    expect(whole(promoted)?.turns[0]?.variations[0]?.turns.map(({ node }) => node.actions[0])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(promote(promoted, other.id)).toBe(promoted);
  });

  it('promotes an inner variation within its own variation first', () => {
    const { tree } = game();
    const outer = played(tree, ROOT, 'x .', 'y .');
    const x = branch(outer.tree, outer.id)?.id ?? -1;
    const inner = played(outer.tree, x, 'z .');
    const once = promote(inner.tree, inner.id);
    expect(texts(once)).toEqual(['a .', 'b .', 'c .']);
    expect(texts(promote(once, inner.id))).toEqual(['x .', 'z .']);
  });

  it('deletes a turn with everything after it, and nothing else', () => {
    const { tree } = game();
    const [a, b] = mainLine(tree);
    const other = played(tree, a?.id ?? -1, 'x .');
    const pruned = prune(other.tree, b?.id ?? -1);
    expect(texts(pruned)).toEqual(['a .', 'x .']);
    expect(pruned.nodes.size).toBe(3);
    expect(prune(pruned, ROOT)).toBe(pruned);
  });

  it('never uses an id twice', () => {
    const { tree, id } = game();
    const again = addTurn(prune(tree, id), ROOT, ['z']);
    expect(again.id).toBeGreaterThan(id);
  });

  it('keeps comments, and is the same tree if nothing changes', () => {
    const { tree, id } = game();
    const said = setComment(tree, id, 'why not?');
    expect(said.nodes.get(id)?.comment).toBe('why not?');
    expect(setComment(said, id, 'why not?')).toBe(said);
    expect(tree.nodes.get(id)?.comment).toBe('');
  });

  it('steps aside from variation to variation', () => {
    const { tree } = game();
    const a = mainLine(tree)[0]?.id ?? -1;
    const other = played(tree, ROOT, 'x .');
    expect(siblingOf(other.tree, a, 1)).toBe(other.id);
    expect(siblingOf(other.tree, other.id, -1)).toBe(a);
    expect(siblingOf(other.tree, other.id, 1)).toBe(other.id);
    expect(siblingOf(other.tree, ROOT, 1)).toBe(ROOT);
  });
});
