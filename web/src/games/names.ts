// The names of players in sentences.
import { t } from '../app/i18n.svelte';
import type { GameId, Player } from '../core/types';

export function playerName(game: GameId, player: Player): string {
  return t('player-name', { game, player });
}
