// How a game ended, from the point of view of the people who play here.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Player, Words } from '../core/types';
import { playerName, winsWords } from '../games/names';
import { isHere, isVoid, other, type SavedGame } from './game';
import { seatName } from './names';

export type Verdict = 'won' | 'lost' | 'drawn' | 'over';

/** What the result means to the person; `over` if both sides were played here or both elsewhere, and one of them won. */
export function verdictOf(game: SavedGame, winner: Player | null): Verdict {
  if (winner === null) return 'drawn';
  const here = isHere(game, winner);
  if (here === isHere(game, other(winner))) return 'over';
  return here ? 'won' : 'lost';
}

/** The name that was typed for a player, if both play here. */
const typedName = (game: SavedGame, player: Player): string =>
  isHere(game, 'first') && isHere(game, 'second') ? seatName(game, player) : '';

/** The name of a player in a sentence: as typed, or as the game calls the side. */
export const calledName = (game: SavedGame, player: Player): string =>
  typedName(game, player) || playerName(game.line.game, player);

export function resultWords(game: SavedGame, winner: Player | null): Words {
  const verdict = verdictOf(game, winner);
  if (game.ended && isVoid(game.ended)) return message('play-aborted');
  if (game.ended?.how === 'agreed') return message('play-agreed');
  if (verdict === 'won') return message('play-you-win');
  if (verdict === 'lost') return message('play-you-lose');
  if (winner === null) return message('play-draw', { game: game.line.game });
  const player = typedName(game, winner);
  return player === '' ? winsWords(game.line.game, winner) : message('play-wins', { player });
}

export function resultText(game: SavedGame, winner: Player | null): string {
  return t(resultWords(game, winner));
}
