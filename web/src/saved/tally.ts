// The person's results against the computer, by game and level.
import type { GameId } from '../core/types';
import { isComputer, other, ownSide, type SavedGame } from './game';
import { verdictOf } from './result';

export type Tally = { game: GameId; level: number; won: number; lost: number; drawn: number };

/** The results of the finished games, the strongest level of each game first. */
export function tallies(games: readonly SavedGame[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const seat = game.seats[other(ownSide(game))];
    if (!game.ended || seat.kind !== 'computer' || isComputer(game, ownSide(game))) continue;
    const key = `${game.line.game} ${seat.level}`;
    const tally = found.get(key) ?? { game: game.line.game, level: seat.level, won: 0, lost: 0, drawn: 0 };
    const verdict = verdictOf(game, game.ended.winner);
    if (verdict !== 'over') tally[verdict] += 1;
    found.set(key, tally);
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || b.level - a.level);
}
