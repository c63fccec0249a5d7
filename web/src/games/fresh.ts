// A game to begin with where nothing was chosen: on a board of its own, where a game has several.
import type { GameId, StartWish } from '../core/types';
import { bySomeGames } from './list';
import type { OwnWish } from './start';

const fresh = bySomeGames(import.meta.glob<() => OwnWish>('./*/fresh.ts', { eager: true, import: 'fresh' }));

export const freshStart = (game: GameId): StartWish => ({ game, ...fresh[game]?.() });
