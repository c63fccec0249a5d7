// A shape of art/ that stands for each player of each game.
import type { GameId, Player } from '../core/types';

export type Sign = [art: string, classes: string[]];

const signs: Record<GameId, Record<Player, Sign>> = {
  xok: { first: ['xok/fish', ['t-first']], second: ['xok/fish', ['t-second']] },
  yoxii: { first: ['yoxii/stone-1', ['t-first']], second: ['yoxii/stone-1', ['t-second']] },
  trexo: { first: ['trexo/x', []], second: ['trexo/o', []] },
  slither: {
    first: ['slither/snake-head', ['t-first', 't-snake-1']],
    second: ['slither/snake-head', ['t-second', 't-snake-1']],
  },
};

export function signOf(game: GameId, player: Player): Sign {
  return signs[game][player];
}
