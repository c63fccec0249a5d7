// The names of players in sentences.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { GameId, Player, Words } from '../core/types';

export function playerName(game: GameId, player: Player): string {
  return t('player-name', { game, player });
}

/** Who wins. Each game has a sentence of its own: names of sides are not always in the singular. */
export const winsWords = (game: GameId, player: Player): Words => message(`${game}-wins`, { player });
