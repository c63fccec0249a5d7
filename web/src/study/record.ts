// Conversions between records and trees.
import type { GameRecord, Player, RecordRead, RecordTurn } from '../core/types';
import { TreeBuilder, nodeOf, newTree, ROOT, whole, type Variation, type Tree } from './tree';

/** The head of a record: tags, result and board. */
export type Head = Pick<GameRecord, 'board' | 'result'> & { tags: Record<string, string> };

export type Opened = { tree: Tree; head: Head };

/** The tree of a record. */
export function fromRecord({ record, start }: RecordRead): Opened {
  const builder = new TreeBuilder(newTree(record.game, start, record.comment ?? ''));
  const add = (from: number, turns: readonly RecordTurn[], before: string): void => {
    let parent = from;
    for (const [index, turn] of turns.entries()) {
      const id = builder.add(parent, turn.actions, {
        ...(turn.clock === undefined ? {} : { clock: turn.clock }),
        comment: turn.comment ?? '',
        before: index === 0 ? before : '',
      });
      for (const variation of turn.variations ?? []) add(parent, variation.turns, variation.comment ?? '');
      parent = id;
    }
  };
  add(ROOT, record.turns, '');
  const head: Head = { tags: record.tags ?? {}, result: record.result };
  const { tree } = builder;
  return { tree, head: record.board === undefined ? head : { ...head, board: record.board } };
}

/** A comment with single spaces, and without control characters. */
export function cleaned(comment: string): string {
  return comment
    .replace(/\p{Cc}/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .join(' ');
}

const said = (comment: string) => (cleaned(comment) === '' ? {} : { comment: cleaned(comment) });

function turnsOf({ turns }: Variation): RecordTurn[] {
  return turns.map(({ node, variations }) => ({
    actions: [...node.actions],
    ...(node.clock === undefined ? {} : { clock: node.clock }),
    ...said(node.comment),
    ...(variations.length === 0
      ? {}
      : { variations: variations.map((each) => ({ ...said(each.before), turns: turnsOf(each) })) }),
  }));
}

/** The record of a tree. */
export function toRecord(tree: Tree, head: Head): GameRecord {
  const main = whole(tree);
  return {
    game: tree.game,
    // The code of a board says where it begins; otherwise the position does.
    ...(head.board === undefined ? { position: tree.start } : { board: head.board }),
    ...(Object.keys(head.tags).length === 0 ? {} : { tags: head.tags }),
    result: head.result,
    ...said(nodeOf(tree, ROOT).comment),
    turns: main ? turnsOf(main) : [],
  };
}

/** The head after a change of the main line: with the result by the rules, or none. */
export function newHead(head: Head, outcome: { winner: Player | null } | null): Head {
  const { Termination: _, ...tags } = head.tags;
  if (!outcome) return { ...head, tags, result: '*' };
  return { ...head, tags: { ...tags, Termination: 'rules' }, result: outcome.winner ?? 'draw' };
}
