import { expect, it } from 'vitest';
import type { Player } from '../core/types';
import { begin, ended, type SavedGame, type Seat } from './game';
import { verdictOf } from './result';
import { tallies } from './tally';

const person: Seat = { kind: 'person' };
const computer = (level: number): Seat => ({ kind: 'computer', level });

function over(first: Seat, second: Seat, winner: Player | null): SavedGame {
  const line = { game: 'xok' as const, start: 's', actions: ['a'] };
  const game = begin({ line, seats: { first, second }, minutes: 0, increment: 0, code: null }, 1, 'g');
  return ended(game, { winner, how: 'board', why: null }, 2);
}

it('counts wins, losses and draws of the person, for each level', () => {
  const games = [
    over(person, computer(3), 'first'),
    over(computer(3), person, 'first'),
    over(computer(5), person, null),
    over(person, person, 'first'),
    { ...over(person, computer(3), 'first'), ended: null },
  ];
  expect(tallies(games)).toEqual([
    { game: 'xok', level: 5, won: 0, lost: 0, drawn: 1 },
    { game: 'xok', level: 3, won: 1, lost: 1, drawn: 0 },
  ]);
});

it('tells a result from the point of view of the person', () => {
  expect(verdictOf(over(person, computer(1), 'first'), 'first')).toBe('won');
  expect(verdictOf(over(person, computer(1), 'second'), 'second')).toBe('lost');
  expect(verdictOf(over(person, person, 'second'), 'second')).toBe('over');
  expect(verdictOf(over(person, computer(1), null), null)).toBe('drawn');
});
