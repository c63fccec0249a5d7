// A start without choices: on a random board, where a game has several.
import type { GameId, StartWish } from '../core/types';
import { bySomeGames } from './list';
import type { OwnWish } from './start';

const fresh = bySomeGames(import.meta.glob<() => OwnWish>('./*/fresh.ts', { eager: true, import: 'fresh' }));

export const freshStart = (game: GameId): StartWish => ({ game, ...fresh[game]?.() });
