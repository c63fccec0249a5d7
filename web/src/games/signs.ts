// A shape of art/ that stands for each player of each game.
import type { GameId, Player } from '../core/types';
import { byGame } from './list';

export type Sign = [art: string, classes: string[]];

const signs = byGame(
  import.meta.glob<Record<Player, Sign>>('./*/signs.json', { eager: true, import: 'default' }),
);

export function signOf(game: GameId, player: Player): Sign {
  return signs[game][player];
}
