import { describe, expect, it } from 'vitest';
import { checkGame } from './check';
import {
  again,
  begin,
  ended,
  newId,
  ownSide,
  played,
  restarted,
  ticked,
  turnsBack,
  undone,
  type Setup,
} from './game';

const setup: Setup = {
  line: { game: 'xok', start: 's', actions: [] },
  seats: { first: { kind: 'person' }, second: { kind: 'computer', level: 3 } },
  minutes: 5,
  increment: 2,
  code: null,
};
const fresh = begin(setup, 1000, 'g');
const turns = (...players: ('first' | 'second')[]) => players.map((player) => ({ player, actions: 1 }));

describe('a game', () => {
  it('takes back the computer’s turn together with one’s own', () => {
    const game = played(played(fresh, ['a'], 2), ['b'], 3);
    const list = turns('first', 'second');
    expect(turnsBack(game, list)).toBe(2);
    const before = undone(game, list, 2, 4);
    expect(before.line.actions).toEqual([]);
    expect(before.redo).toEqual([['b'], ['a']]);
  });

  it('takes back one turn if two people play', () => {
    const person = { kind: 'person' as const };
    const game = { ...fresh, seats: { first: person, second: person } };
    expect(turnsBack(game, turns('first', 'second'))).toBe(1);
    expect(turnsBack(game, [])).toBe(0);
  });

  it('does not take back the opening turn of the computer', () => {
    const computer = { kind: 'computer' as const, level: 1 };
    const game = { ...fresh, seats: { first: computer, second: { kind: 'person' as const } } };
    expect(turnsBack(game, turns('first'))).toBe(0);
  });

  it('takes back a turn of several actions as a whole', () => {
    const game = played(fresh, ['a', 'b', '.'], 2);
    const before = undone(game, [{ player: 'first', actions: 3 }], 1, 3);
    expect(before.line.actions).toEqual([]);
    expect(before.redo).toEqual([['a', 'b', '.']]);
  });

  it('forgets what was undone only if something else is played', () => {
    const before = { ...fresh, redo: [['b'], ['a']] };
    expect(played(before, ['a'], 2).redo).toEqual([['b']]);
    expect(played(before, ['x'], 2).redo).toEqual([]);
  });

  it('ends once, and can be taken up again', () => {
    const over = ended(fresh, { winner: 'first', how: 'resigned', why: null }, 2);
    expect(ended(over, { winner: 'second', how: 'time', why: null }, 3)).toBe(over);
    expect(undone(played(over, ['a'], 2), turns('first'), 1, 3).ended).toBeNull();
  });

  it('has clocks that lose what was spent and gain the increment', () => {
    expect(ticked(fresh, 'first', 1000, true).clock?.left).toEqual({ first: 301_000, second: 300_000 });
    expect(ticked(fresh, 'second', 999_999, false).clock?.left.second).toBe(0);
    expect(restarted(ticked(fresh, 'first', 1000, false), 5).clock?.left.first).toBe(300_000);
  });

  it('is seen from the side of the person', () => {
    expect(ownSide(fresh)).toBe('first');
    expect(ownSide({ ...fresh, seats: { first: fresh.seats.second, second: fresh.seats.first } })).toBe(
      'second',
    );
  });

  it('has a name of eight letters', () => {
    expect(newId(() => 0.999)).toMatch(/^[a-z2-9]{8}$/);
  });
});

describe('a stored game', () => {
  it('is accepted as it was written', () => {
    expect(checkGame(JSON.parse(JSON.stringify(fresh)))).toEqual(fresh);
  });

  it.each([
    ['of another version', { version: 2 }],
    ['of another game', { line: { game: 'chess', start: '', actions: [] } }],
    ['with actions that are no texts', { line: { game: 'xok', start: '', actions: [1] } }],
    [
      'with a level that there is not',
      { seats: { first: { kind: 'computer', level: 11 }, second: { kind: 'person' } } },
    ],
    ['without clocks or their absence', { clock: 7 }],
    ['with an ending that is none', { ended: { winner: 'nobody', how: 'board', why: null } }],
  ])('%s is refused', (_, change) => {
    expect(checkGame({ ...fresh, ...change })).toBeNull();
  });
});

it('played again is another game, which begins afresh', () => {
  const game = begin(
    {
      line: { game: 'xok', start: '', actions: ['a'] },
      seats: { first: { kind: 'person' }, second: { kind: 'person' } },
      minutes: 1,
      increment: 0,
      code: null,
    },
    1,
    'old',
  );
  const fresh = again({ ...game, ended: { winner: null, how: 'board', why: null } }, 2, 'new');
  expect(fresh).toMatchObject({ id: 'new', ended: null, started: 2, line: { actions: [] } });
  expect(game.id).toBe('old');
});
