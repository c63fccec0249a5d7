import type { Player } from '../../core/types';
import type { Sign } from '../signs';

export const signs: Record<Player, Sign> = {
  first: ['xok/fish', ['t-first']],
  second: ['xok/fish', ['t-second']],
};
