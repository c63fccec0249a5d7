import type { Player } from '../../core/types';
import type { Sign } from '../signs';

export const signs: Record<Player, Sign> = { first: ['trexo/x', []], second: ['trexo/o', []] };
