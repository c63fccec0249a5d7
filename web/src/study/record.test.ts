import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../core/types';
import { begin, ended, played } from '../saved/game';
import { gameRecord } from '../saved/record';
import { cleaned, fromRecord, newHead, toRecord } from './record';
import { addTurn, mainLine } from './tree';

const record: GameRecord = {
  game: 'slither',
  board: 'S75',
  tags: { First: 'Ann' },
  result: 'first',
  comment: 'A quiet beginning.',
  turns: [
    {
      actions: ['a', '.'],
      clock: '0:04:58',
      comment: 'good',
      variations: [
        {
          comment: 'Or',
          turns: [
            { actions: ['x', '.'] },
            { actions: ['y', '.'], variations: [{ turns: [{ actions: ['z', '.'] }] }] },
          ],
        },
      ],
    },
    { actions: ['b', '.'] },
  ],
};

describe('records and trees', () => {
  it('convert back and forth without loss', () => {
    const { tree, head } = fromRecord({ record, start: 'start' });
    expect(tree.start).toBe('start');
    expect(toRecord(tree, head)).toEqual(record);
  });

  it('write the position where there is no board code', () => {
    const { board: _, ...plain } = record;
    const { tree, head } = fromRecord({ record: plain, start: 'start' });
    expect(toRecord(tree, head)).toEqual({ ...plain, position: 'start' });
  });

  it('put a variation of a variation’s first turn beside it', () => {
    const nested: GameRecord = {
      game: 'xok',
      position: 'p',
      result: '*',
      turns: [
        {
          actions: ['a'],
          variations: [{ turns: [{ actions: ['b'], variations: [{ turns: [{ actions: ['c'] }] }] }] }],
        },
      ],
    };
    const { tree, head } = fromRecord({ record: nested, start: 'p' });
    expect(toRecord(tree, head).turns).toEqual([
      { actions: ['a'], variations: [{ turns: [{ actions: ['b'] }] }, { turns: [{ actions: ['c'] }] }] },
    ]);
  });

  it('clean comments of what cannot be seen', () => {
    expect(cleaned('  one\n\ttwo\u0000three  ')).toBe('one two three');
    const { tree, head } = fromRecord({ record: { ...record, comment: ' \n ' }, start: 's' });
    expect(toRecord(tree, head).comment).toBeUndefined();
  });

  it('forget a result by resignation when the game goes on, and take the one of the rules', () => {
    const head = { tags: { First: 'Ann', Termination: 'resigned' }, result: 'first' as const };
    expect(newHead(head, null)).toEqual({ tags: { First: 'Ann' }, result: '*' });
    expect(newHead(head, { winner: null })).toEqual({
      tags: { First: 'Ann', Termination: 'rules' },
      result: 'draw',
    });
  });
});

describe('a kept game', () => {
  const line = { game: 'slither' as const, start: 's', actions: [] };
  const seats = { first: { kind: 'person' as const }, second: { kind: 'computer' as const, level: 3 } };

  it('becomes a record with its turns, players, clock and end', () => {
    let game = begin({ line, seats, minutes: 5, increment: 3, code: 'S75' }, Date.UTC(2026, 10, 15), 'id');
    game = ended(
      played(game, ['a', 'b', '.', 'c', '.'], 1),
      { winner: 'second', how: 'resigned', why: null },
      2,
    );
    const turns = [
      { player: 'first' as const, actions: 3 },
      { player: 'second' as const, actions: 2 },
    ];
    expect(gameRecord(game, turns, (player) => (player === 'first' ? '' : 'Computer'))).toEqual({
      game: 'slither',
      board: 'S75',
      tags: { Date: '2026-11-15', Second: 'Computer', TimeControl: '300+3', Termination: 'resigned' },
      result: 'second',
      turns: [{ actions: ['a', 'b', '.'] }, { actions: ['c', '.'] }],
    });
  });

  it('goes into a tree that can addTurn', () => {
    const game = played(begin({ line, seats, minutes: 0, increment: 0, code: null }, 0), ['a', '.'], 1);
    const written = gameRecord(game, [{ player: 'first', actions: 2 }], () => '');
    const { tree } = fromRecord({ record: written, start: 's' });
    const last = mainLine(tree).at(-1)?.id ?? -1;
    expect(mainLine(addTurn(tree, last, ['b', '.']).tree)).toHaveLength(2);
  });
});
