// Evaluations as text.
import { t } from '../app/i18n.svelte';
import { dataMessage } from '../app/message';
import type { GameId } from '../core/types';
import { playerName, winsWords } from '../games/names';
import { isUnusual, parametersOf } from '../games/parameters';
import { worthFor, type Proof, type Worth } from '../analysis/worth';

export const percent = (share: number): number => Math.round(100 * share);

export function proofText(game: GameId, { winner, actions }: Proof): string {
  if (winner === null) return t('study-proven-draw');
  if (actions === 0) return t(winsWords(game, winner));
  return t('study-proven-win', { player: playerName(game, winner), count: actions });
}

/** The title of a study on a board that is not the game's usual one; else `null`. */
export function unusualTitle(game: GameId, start: string): string | null {
  if (!isUnusual(start)) return null;
  const board = t(dataMessage(`study-${game}-board`, parametersOf(game, start)));
  return t('study-of-board', { game: t('game-name', { game }), board });
}

/** A proven result, or the expected result of the leading player: 'White 62 %'. */
export function worthText(game: GameId, worth: Pick<Worth, 'first' | 'proof'>): string {
  if (worth.proof) return proofText(game, worth.proof);
  const player = worth.first >= 0.5 ? 'first' : 'second';
  return t('study-worth', { player: playerName(game, player), percent: percent(worthFor(worth, player)) });
}
