import type { Player } from '../../core/types';
import type { Sign } from '../signs';

export const signs: Record<Player, Sign> = {
  first: ['slither/snake-head', ['t-first', 't-snake-1']],
  second: ['slither/snake-head', ['t-second', 't-snake-1']],
};
