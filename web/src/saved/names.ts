// The players of a saved game, as text.
import { t } from '../app/i18n.svelte';
import type { Player } from '../core/types';
import { isHere, other, type SavedGame } from './game';

/** 'You', 'Opponent', 'Computer, level 3', or the name that was typed, if two people play. */
export function seatName(game: SavedGame, player: Player): string {
  const seat = game.seats[player];
  if (seat.kind === 'computer') return t('seat-computer', { level: seat.level });
  if (seat.kind === 'friend') return isHere(game, other(player)) ? t('seat-opponent') : '';
  if (!isHere(game, other(player))) return t('seat-you');
  return game.names?.[player] ?? '';
}

/** The name of the game and against whom it is played. */
export function gameTitle(game: SavedGame): string {
  const { first, second } = game.seats;
  const computer = first.kind === 'computer' ? first : second;
  const name = t('game-name', { game: game.line.game });
  if (computer.kind === 'computer') return t('title-against', { game: name, level: computer.level });
  return t(game.online ? 'title-online-game' : 'title-two', { game: name });
}

/** Against whom a game is played. */
export function versus(game: SavedGame): string {
  const { first, second } = game.seats;
  const computer = first.kind === 'computer' ? first : second;
  if (computer.kind === 'computer') return t('games-versus-computer', { level: computer.level });
  if (game.online) return t('games-versus-online');
  const { first: one = '', second: two = '' } = game.names ?? {};
  return one !== '' && two !== '' ? `${one} – ${two}` : t('games-versus-person');
}
