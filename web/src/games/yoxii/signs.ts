import type { Player } from '../../core/types';
import type { Sign } from '../signs';

export const signs: Record<Player, Sign> = {
  first: ['yoxii/stone-1', ['t-first']],
  second: ['yoxii/stone-1', ['t-second']],
};
